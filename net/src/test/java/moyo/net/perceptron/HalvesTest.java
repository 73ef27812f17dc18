package moyo.net.perceptron;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.net.weights.Half;
import org.junit.jupiter.api.Test;

final class HalvesTest {
    @Test
    void everyFiniteHalfIsItsOwnRounding() {
        for (int bits = 0; bits < 1 << 16; bits++) {
            float value = Half.toFloat((short) bits);
            if (Float.isFinite(value)) {
                assertThat(Halves.of(value)).as("%04x", bits).isEqualTo((short) bits);
            }
        }
    }

    @Test
    void roundsToTheNearestOfAllHalves() {
        Rng rng = new Rng(3);
        for (int i = 0; i < 10_000; i++) {
            float value =
                    (float) ((rng.nextDouble() - 0.5) * StrictMath.pow(2, rng.nextInt(45) - 28));
            short half = Halves.of(value);
            double error = Math.abs(Half.toFloat(half) - value);
            for (int step : new int[] {-1, 1}) {
                float neighbour = Half.toFloat((short) (half + step));
                if (Float.isFinite(neighbour)) {
                    assertThat(error)
                            .as("%s", value)
                            .isLessThanOrEqualTo(Math.abs(neighbour - value));
                }
            }
        }
    }

    @Test
    void numbersThatAreTooLargeBecomeTheLargest() {
        assertThat(Halves.round(1e9f)).isEqualTo(65504);
        assertThat(Halves.round(-65519)).isEqualTo(-65504);
        assertThat(Halves.round(1e-9f)).isZero();
    }
}
