package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** Searches before the clock runs. */
final class WarmUpTest {
    private static final TicTacToe GAME = new TicTacToe();

    private final List<Budget> searches = new ArrayList<>();

    /** A player whose searches have the given numbers of simulations; the last one repeats. */
    private PlayerSpec<TicTacToe, TicTacToe.Board> player(String name, int... simulations) {
        PlayerKind<TicTacToe, TicTacToe.Board> kind =
                new PlayerKind<>(
                        name,
                        "a player that gets faster",
                        List.of(),
                        (game, settings, seed) -> new Getting(simulations));
        return new PlayerCatalogue<>(List.of(kind)).parse(name);
    }

    private final class Getting implements Player<TicTacToe.Board> {
        private final int[] simulations;

        Getting(int... simulations) {
            this.simulations = simulations;
        }

        @Override
        public void reseed(long seed) {}

        @Override
        public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
            searches.add(budget);
            return 0;
        }

        @Override
        public int simulations() {
            return simulations[Math.min(searches.size(), simulations.length) - 1];
        }
    }

    @Test
    void itEndsWhenTheSearchGetsNoFaster() {
        assertThat(WarmUp.once(player("faster", 1, 10, 100, 200, 210, 1000), GAME)).isEqualTo(5);
        assertThat(searches).hasSize(5).allMatch(Budget.Time.class::isInstance);
    }

    @Test
    void itEndsEvenIfTheSearchAlwaysGetsFaster() {
        int[] doubling = new int[30];
        for (int i = 0; i < doubling.length; i++) {
            doubling[i] = 1 << i;
        }
        assertThat(WarmUp.once(player("doubling", doubling), GAME)).isEqualTo(15);
    }

    @Test
    void aPlayerIsWarmedUpOnce() {
        PlayerSpec<TicTacToe, TicTacToe.Board> spec = player("once", 5);
        assertThat(WarmUp.once(spec, GAME)).isEqualTo(3);
        assertThat(WarmUp.once(spec, GAME)).isEqualTo(3);
        assertThat(searches).hasSize(3);
        WarmUp.once(player("another", 5), GAME);
        assertThat(searches).hasSize(6);
    }
}
