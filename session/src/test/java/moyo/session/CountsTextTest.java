package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.playout.Playouts;
import moyo.search.simulation.Simulator;
import org.junit.jupiter.api.Test;

final class CountsTextTest {
    private static final Counter GATED = Counter.of("gated", "simulations", "behind a gate");
    private static final Counter MOVES = Counter.of("gated-moves", "moves", "theirs").per(GATED);
    private static final Counter STOPPED = Counter.of("stopped", "playouts", "ended").per(GATED);

    private static Counts counts(long gated) {
        return Counts.of(Simulator.SIMULATIONS, 1000)
                .and(Playouts.MOVES, 90_000)
                .and(GATED, gated)
                .and(MOVES, 60 * gated)
                .and(STOPPED, 31 * gated / 100);
    }

    private static Counter cell(String row, String column) {
        return Counter.cell("team", row, column, "moves", "moves of an agent");
    }

    @Test
    void everyCounterHasItsLineButCellsOfTables() {
        assertThat(CountsText.lines(counts(400).and(cell("P-L", "Pattern"), 5)))
                .isEqualTo(
                        """
                        simulations 1000
                        playout-moves 90000
                        gated 400
                        gated-moves 24000
                        stopped 124""");
    }

    @Test
    void everyCounterHasASentence() {
        assertThat(CountsText.sentences(counts(1)))
                .contains("gated (simulations): behind a gate")
                .contains("simulations (simulations): simulations, with or without a playout");
    }

    @Test
    void meansOfPartsAreSpokenOfOnceThereAreAny() {
        assertThat(CountsText.ratios(counts(0))).isEmpty();
        assertThat(CountsText.ratios(counts(400)))
                .isEqualTo("gated-moves 60.0 per gated, stopped 31.0 % of gated");
    }

    @Test
    void aTableHasSumsAndShares() {
        Counts counts =
                Counts.of(cell("P-L", "Pattern"), 30)
                        .and(cell("P-L", "Random"), 10)
                        .and(cell("L-P", "Pattern"), 0)
                        .and(cell("L-P", "Random"), 0);
        assertThat(CountsText.table("team", counts))
                .isEqualTo(
                        """
                                   moves  Pattern  Random
                        P-L           40    75.0%   25.0%
                        L-P            0        -       -
                        team          40    75.0%   25.0%""");
    }
}
