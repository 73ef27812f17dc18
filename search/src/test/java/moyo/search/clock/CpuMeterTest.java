package moyo.search.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import moyo.search.simulation.Crew;
import org.junit.jupiter.api.Test;

final class CpuMeterTest {
    private static final long MILLI = 1_000_000;

    private final CpuMeter meter = CpuMeter.ofThisThread();

    /** Uses so much CPU time in the calling thread. */
    private static void burn(long nanos) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        while (threads.getCurrentThreadCpuTime() - start < nanos) {
            Thread.onSpinWait();
        }
    }

    @Test
    void countsWorkAndNotWaiting() throws InterruptedException {
        long start = meter.nanos();
        burn(20 * MILLI);
        assertThat(meter.nanos() - start).isBetween(20 * MILLI, 30 * MILLI);
        long later = meter.nanos();
        long wall = System.nanoTime();
        while (System.nanoTime() - wall < 20 * MILLI) {
            synchronized (this) {
                wait(1);
            }
        }
        assertThat(meter.nanos() - later).isLessThan(10 * MILLI);
    }

    @Test
    void addsUpTheThreadsOfACrew() {
        long start = meter.nanos();
        Crew.run(3, number -> burn(20 * MILLI));
        assertThat(meter.nanos() - start).isBetween(60 * MILLI, 80 * MILLI);
    }

    @Test
    void addsUpCrewsOfCrews() {
        long start = meter.nanos();
        Crew.run(2, outer -> Crew.run(2, inner -> burn(10 * MILLI)));
        assertThat(meter.nanos() - start).isBetween(40 * MILLI, 60 * MILLI);
    }

    @Test
    void seesHelpersThatAreStillAtWork() {
        AtomicLong seen = new AtomicLong();
        long start = meter.nanos();
        Crew.run(
                2,
                number -> {
                    if (number == 0) {
                        long limit = System.nanoTime() + Duration.ofSeconds(30).toNanos();
                        long own = meter.nanos();
                        while (seen.get() == 0 && System.nanoTime() < limit) {
                            Thread.onSpinWait();
                        }
                        assertThat(own).isGreaterThanOrEqualTo(start);
                    } else {
                        burn(30 * MILLI);
                        seen.set(meter.nanos() - start);
                    }
                });
        assertThat(seen.get()).isGreaterThanOrEqualTo(30 * MILLI);
    }

    /** As searches of a crew do that have a budget each. */
    @Test
    void aShareOfACrewsWorkIsMeasuredAlone() {
        AtomicLong burnt = new AtomicLong();
        long start = meter.nanos();
        Crew.run(
                2,
                number -> {
                    CpuMeter own = CpuMeter.ofThisThread();
                    long before = own.nanos();
                    if (number == 1) {
                        burn(30 * MILLI);
                        burnt.set(own.nanos() - before);
                    } else {
                        while (burnt.get() == 0) {
                            LockSupport.parkNanos(MILLI);
                        }
                        assertThat(own.nanos() - before).isLessThan(20 * MILLI);
                        assertThat(meter.nanos() - start).isGreaterThanOrEqualTo(30 * MILLI);
                    }
                });
        assertThat(burnt.get()).isGreaterThanOrEqualTo(30 * MILLI);
        assertThat(CpuMeter.ofThisThread()).isSameAs(meter);
    }

    @Test
    void aThreadThatHasEndedKeepsWhatItsHelpersUsed() throws InterruptedException {
        CpuMeter[] other = new CpuMeter[1];
        Thread thread =
                new Thread(
                        () -> {
                            other[0] = CpuMeter.ofThisThread();
                            Crew.run(2, number -> burn(10 * MILLI));
                        });
        thread.start();
        thread.join();
        assertThat(other[0].nanos()).isBetween(10 * MILLI, 20 * MILLI);
    }
}
