package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EloTest {
    /** Odds of 10 to 1 are 400 by definition, so 3 to 1 are 400 log10 3; 64 % is about 100. */
    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.64, 99.95", "0.75, 190.85", "0.909090909, 400", "0.25, -190.85"})
    void aRateIsADifference(double rate, double elo) {
        assertThat(Elo.ofRate(rate)).isCloseTo(elo, within(0.005));
        assertThat(Elo.toRate(elo)).isCloseTo(rate, within(1e-5));
    }

    @Test
    void certaintyIsInfinite() {
        assertThat(Elo.ofRate(0)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(Elo.ofRate(1)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Elo.ofRate(-0.1)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(Elo.ofRate(1.1)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Elo.toRate(Double.NEGATIVE_INFINITY)).isZero();
        assertThat(Elo.toRate(Double.POSITIVE_INFINITY)).isEqualTo(1);
        assertThat(Elo.ofRate(Double.NaN)).isNaN();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1500, -400, -3.5, 0, 0.1, 42, 2000})
    void goesThereAndBack(double elo) {
        assertThat(Elo.ofRate(Elo.toRate(elo))).isCloseTo(elo, within(1e-6));
    }
}
