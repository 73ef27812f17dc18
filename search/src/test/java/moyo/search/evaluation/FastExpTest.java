package moyo.search.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;

final class FastExpTest {
    @Test
    void isCloseToTheExponentialFunction() {
        for (double x = -50; x < 50; x += 0.00731) {
            assertThat(FastExp.of(x)).isCloseTo(StrictMath.exp(x), withinPercentage(0.001));
        }
        assertThat(FastExp.of(0)).isEqualTo(1);
        assertThat(FastExp.of(-1e9)).isZero();
        assertThat(FastExp.of(Double.NEGATIVE_INFINITY)).isZero();
    }
}
