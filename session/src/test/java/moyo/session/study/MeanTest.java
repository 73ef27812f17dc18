package moyo.session.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class MeanTest {
    @Test
    void theErrorIsThatOfTheMean() {
        assertThat(Mean.of(new double[] {1, 5})).isEqualTo(new Mean(3, 2, 2));
        assertThat(Mean.of(new double[] {2, 2, 2})).isEqualTo(new Mean(2, 0, 3));
    }

    @Test
    void oneSampleHasNoErrorAndNoneHasNoMean() {
        assertThat(Mean.of(new double[] {4})).isEqualTo(new Mean(4, Double.NaN, 1));
        assertThat(Mean.of(new double[0])).isEqualTo(new Mean(Double.NaN, Double.NaN, 0));
    }
}
