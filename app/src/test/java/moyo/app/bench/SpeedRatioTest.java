package moyo.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class SpeedRatioTest {
    @Test
    void findsTheRatioBehindTheNoise() {
        Rng rng = new Rng(8);
        SpeedRatio ratio =
                SpeedRatio.of(
                        () -> new SpeedRatio.Done(90, 0.8 + 0.4 * rng.nextDouble()),
                        () -> new SpeedRatio.Done(100, 0.8 + 0.4 * rng.nextDouble()),
                        400);
        assertThat(ratio.stretches()).isGreaterThan(300);
        assertThat(ratio.ratio()).isCloseTo(0.9, within(0.03));
        assertThat(ratio.interval().contains(0.9)).isTrue();
        assertThat(ratio.interval().width()).isBetween(0.01, 0.08);
    }

    @Test
    void theIntervalIsThatOfTheMeanLogarithm() {
        SpeedRatio ratio = SpeedRatio.of(List.of(0.1, 0.3));
        assertThat(ratio.ratio()).isCloseTo(Math.exp(0.2), within(1e-12));
        assertThat(ratio.interval().low()).isCloseTo(Math.exp(0.2 - 0.196), within(1e-12));
        assertThat(ratio.interval().high()).isCloseTo(Math.exp(0.2 + 0.196), within(1e-12));
    }
}
