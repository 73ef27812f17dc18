package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class PatienceTest {
    private static long seconds(int seconds) {
        return TimeUnit.SECONDS.toNanos(seconds);
    }

    @Test
    void isOverWheneverNothingHasHappenedForFifteenSeconds() {
        Patience patience = new Patience(0);
        assertThat(patience.isOver(false, seconds(15))).isFalse();
        assertThat(patience.isOver(false, seconds(16))).isTrue();
        assertThat(patience.isOver(false, seconds(30))).as("told before").isFalse();
        assertThat(patience.isOver(false, seconds(32))).isTrue();
        assertThat(patience.isOver(true, seconds(40))).isFalse();
        assertThat(patience.isOver(false, seconds(55))).isFalse();
        assertThat(patience.isOver(false, seconds(56))).isTrue();
    }
}
