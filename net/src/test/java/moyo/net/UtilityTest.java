package moyo.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class UtilityTest {
    /** Of the fast exponential function. */
    private static final Offset<Double> CLOSE = within(2e-5);

    private static final double[] WEIGHTS = {0, 0.12, 0.5, 1};
    private static final double[] SCORES = {-1e6, -400, -7, -0.5, 0, 0.01, 3, 50, 1e6};

    @Test
    void isTheFormulaOfItsDescription() {
        assertThat(new Utility(0.12, 10).of(0.7, 5))
                .isCloseTo(0.88 * 0.7 + 0.12 * (1 + Math.tanh(0.5)) / 2, CLOSE);
        assertThat(new Utility(0.5, 4).of(0.2, -6))
                .isCloseTo(0.5 * 0.2 + 0.5 * (1 + Math.tanh(-1.5)) / 2, CLOSE);
    }

    @Test
    void staysWithinZeroAndOneHoweverLargeTheScore() {
        for (double weight : WEIGHTS) {
            for (double score : SCORES) {
                for (double win : new double[] {0, 0.3, 1}) {
                    assertThat(new Utility(weight, 10).of(win, score)).isBetween(0.0, 1.0);
                }
            }
        }
    }

    @Test
    void theUtilitiesOfBothSidesAddUpToOne() {
        for (double weight : WEIGHTS) {
            Utility utility = new Utility(weight, 10);
            for (double score : SCORES) {
                for (double win : new double[] {0, 0.3, 0.5, 1}) {
                    assertThat(utility.of(win, score) + utility.of(1 - win, -score))
                            .isCloseTo(1, CLOSE);
                }
            }
        }
    }

    @Test
    void withWeightZeroTheScoreDoesNotCount() {
        assertThat(new Utility(0, 10).of(0.7, 1e9)).isEqualTo(0.7);
        assertThat(new Utility(0, 10).of(0.7, Double.NaN)).isEqualTo(0.7);
    }

    @Test
    void amongEqualChancesALargerLeadIsBetter() {
        Utility utility = new Utility(0.12, 10);
        assertThat(utility.of(0.5, 3)).isGreaterThan(utility.of(0.5, 2));
        assertThat(utility.of(0.51, 0)).isGreaterThan(utility.of(0.5, 0));
    }

    @Test
    void aResultIsAWinADrawOrALossByItsScore() {
        Utility plain = new Utility(0, 10);
        assertThat(plain.ofResult(0.5)).isEqualTo(1);
        assertThat(plain.ofResult(0)).isEqualTo(0.5);
        assertThat(plain.ofResult(-0.5)).isEqualTo(0);
        Utility weighted = new Utility(0.12, 10);
        assertThat(weighted.ofResult(3)).isEqualTo(weighted.of(1, 3));
        assertThat(weighted.ofResult(30)).isGreaterThan(weighted.ofResult(3));
        assertThat(weighted.ofResult(0)).isCloseTo(0.5, CLOSE);
    }

    @Test
    void theLogisticFunctionTurnsLogitsIntoProbabilities() {
        assertThat(Utility.logistic(0)).isEqualTo(0.5);
        assertThat(Utility.logistic(Math.log(3))).isCloseTo(0.75, CLOSE);
        assertThat(Utility.logistic(-Math.log(3))).isCloseTo(0.25, CLOSE);
        assertThat(Utility.logistic(1e30)).isCloseTo(1, CLOSE);
        assertThat(Utility.logistic(-1e30)).isBetween(0.0, 1e-15);
    }
}
