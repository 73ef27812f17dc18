package moyo.blokus;

import moyo.game.Game;
import moyo.testkit.GameContract;
import moyo.testkit.Reference;
import org.junit.jupiter.api.Nested;

/** Blokus Duo keeps the contract of all games, with and without bonus. */
final class BlokusContractTest {
    private abstract static class Either extends GameContract<BlokusPosition> {
        private final boolean bonus;

        Either(boolean bonus) {
            this.bonus = bonus;
        }

        @Override
        protected Game<BlokusPosition> game() {
            return new BlokusGame(bonus);
        }

        @Override
        protected Reference reference() {
            return new NaiveBlokus(bonus);
        }

        @Override
        protected int games() {
            return 50;
        }
    }

    @Nested
    final class WithBonus extends Either {
        WithBonus() {
            super(true);
        }
    }

    @Nested
    final class WithoutBonus extends Either {
        WithoutBonus() {
            super(false);
        }
    }
}
