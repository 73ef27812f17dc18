package moyo.go.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.go.GoGame;
import moyo.go.GoRules;
import org.junit.jupiter.api.Test;

/** The formula: 0.98 + 0.02 s / M - m for a win, 0.02 + 0.02 s / M + m for a loss. */
final class FuegoOutcomeTest {
    private static double value(int size, double score, int plies) {
        return FuegoOutcome.of(new GoGame(size, 6.5, GoRules.CHINESE)).value(score, plies);
    }

    @Test
    void aHigherScoreIsWorthALittleMore() {
        assertThat(value(9, 8.75, 100)).isCloseTo(0.98 + 0.02 * 8.75 / 87.5, within(1e-9));
        assertThat(value(9, -8.75, 100)).isCloseTo(0.02 - 0.02 * 8.75 / 87.5, within(1e-9));
    }

    @Test
    void lengthCountsOnLargeBoardsOnly() {
        assertThat(value(9, 0.5, 300)).isEqualTo(value(9, 0.5, 50));
        assertThat(value(19, 1, 100) - value(19, 1, 200)).isCloseTo(0.028, within(1e-9));
        assertThat(value(19, -1, 200) - value(19, -1, 100)).isCloseTo(0.028, within(1e-9));
    }
}
