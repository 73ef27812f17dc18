package moyo.search.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class ScoreBonusTest {
    private final ScoreBonus outcome = new ScoreBonus(0.2, 5);

    /** 0.8 + 0.2 / (1 + 1/e) = 0.8 + 0.2 * 0.7311. */
    @Test
    void winningByMoreIsWorthALittleMore() {
        assertThat(outcome.value(5, 20)).isCloseTo(0.94621, within(1e-5));
        assertThat(outcome.value(10, 20)).isGreaterThan(outcome.value(5, 20));
        assertThat(outcome.value(1, 20)).isGreaterThan(0.8 + outcome.value(-1, 20));
    }

    @Test
    void bothSidesSeeTheSame() {
        for (int score = 0; score < 30; score++) {
            assertThat(outcome.value(score, 9) + outcome.value(-score, 9))
                    .isCloseTo(1, within(1e-12));
        }
    }
}
