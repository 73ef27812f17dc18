package moyo.go;

import moyo.game.Game;
import moyo.testkit.GameContract;
import moyo.testkit.Reference;
import org.junit.jupiter.api.Nested;

/** Go keeps the contract of all games, whatever the size and the rules. */
final class GoContractTest {
    private abstract static class OfSize extends GameContract<GoPosition> {
        private final GoGame game;

        OfSize(int size, GoRules rules) {
            game = new GoGame(size, 6.5, rules);
        }

        @Override
        protected Game<GoPosition> game() {
            return game;
        }

        @Override
        protected Reference reference() {
            return new NaiveGo(game);
        }

        @Override
        protected int games() {
            return 20;
        }
    }

    @Nested
    final class Tiny extends OfSize {
        Tiny() {
            super(2, GoRules.TROMP_TAYLOR);
        }
    }

    @Nested
    final class Small extends OfSize {
        Small() {
            super(5, GoRules.TROMP_TAYLOR);
        }
    }

    @Nested
    final class Nine extends OfSize {
        Nine() {
            super(9, GoRules.CHINESE);
        }
    }

    @Nested
    final class Japanese extends OfSize {
        Japanese() {
            super(7, GoRules.JAPANESE);
        }
    }
}
