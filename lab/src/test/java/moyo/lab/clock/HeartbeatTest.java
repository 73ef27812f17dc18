package moyo.lab.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class HeartbeatTest {
    private long millis;
    private final Heartbeat heart = new Heartbeat(() -> TimeUnit.MILLISECONDS.toNanos(millis));

    private void beatAfter(int wait) {
        millis += wait;
        heart.beat();
    }

    @Test
    void regularBeatsAreNoStall() {
        for (int i = 0; i < 100; i++) {
            beatAfter(i % 10 == 0 ? 150 : 20);
        }
        assertThat(heart.getAsDouble()).isZero();
    }

    @Test
    void aLongGapIsAStall() {
        beatAfter(20);
        beatAfter(6000);
        beatAfter(20);
        assertThat(heart.getAsDouble()).isCloseTo(6, within(0.1));
        beatAfter(500);
        assertThat(heart.getAsDouble()).isCloseTo(6.5, within(0.1));
    }

    @Test
    void aStallIsKnownBeforeTheNextBeat() {
        beatAfter(20);
        millis += 6000;
        assertThat(heart.getAsDouble()).isCloseTo(6, within(0.1));
        heart.beat();
        assertThat(heart.getAsDouble()).isCloseTo(6, within(0.1));
    }

    @Test
    void thisProcessHasOneThatBeats() {
        double before = Heartbeat.ofThisProcess().getAsDouble();
        assertThat(Heartbeat.ofThisProcess().getAsDouble()).isBetween(before, before + 60);
        assertThat(Thread.getAllStackTraces().keySet())
                .anyMatch(thread -> thread.getName().equals("moyo-heartbeat") && thread.isDaemon());
    }
}
