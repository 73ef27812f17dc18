package moyo.net.perceptron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class SigmoidTest {
    @Test
    void theTableIsCloseToTheFunction() {
        for (float x = -20; x <= 20; x += 0.0137f) {
            assertThat((double) Sigmoid.of(x)).isCloseTo(Sigmoid.exact(x), within(1e-5));
        }
    }

    @Test
    void itGrowsAndStaysBetweenZeroAndOne() {
        float before = Sigmoid.of(Float.NEGATIVE_INFINITY);
        assertThat(before).isPositive();
        for (float x = -16; x <= 16; x += 0.05f) {
            assertThat(Sigmoid.of(x)).isGreaterThanOrEqualTo(before);
            before = Sigmoid.of(x);
        }
        assertThat(Sigmoid.of(Float.POSITIVE_INFINITY)).isLessThanOrEqualTo(1);
        assertThat(Sigmoid.of(0)).isEqualTo(0.5f);
    }
}
