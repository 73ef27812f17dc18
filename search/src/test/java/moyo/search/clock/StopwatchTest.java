package moyo.search.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class StopwatchTest {
    private static final long MICRO = 1_000;
    private static final Budget CPU = new Budget.Cpu(Duration.ofMillis(100));

    private long wall = 1L << 60;
    private long cpu = 5;
    private int looks;

    private Stopwatch watch(Budget budget) {
        return new Stopwatch(budget, () -> wall, this::readCpu);
    }

    private long readCpu() {
        looks++;
        return cpu;
    }

    /** Lets simulations of 10 microseconds follow each other until the watch ends them. */
    private long cpuUntilTheEnd(Stopwatch watch, int threads, int share) {
        long start = cpu;
        for (int done = 1; watch.allows(done); done++) {
            wall += 10 * MICRO * share;
            cpu += 10 * MICRO * threads;
        }
        return cpu - start;
    }

    @Test
    void aBudgetOfCpuTimeEndsByCpuTimeAlone() {
        Stopwatch watch = watch(CPU);
        wall += Duration.ofHours(1).toNanos();
        assertThat(watch.allows(1)).isTrue();
        cpu += Duration.ofMillis(101).toNanos();
        wall += MICRO;
        assertThat(watch.allows(2)).as("too early to look again").isTrue();
        wall += Duration.ofMillis(100).toNanos();
        assertThat(watch.allows(3)).isFalse();
    }

    @Test
    void theBudgetIsMetWhateverPartOfTheProcessorTheThreadsGet() {
        long limit = Duration.ofMillis(100).toNanos();
        for (int threads : new int[] {1, 2, 8, 32}) {
            for (int share : new int[] {1, 2, 10}) {
                assertThat(cpuUntilTheEnd(watch(CPU), threads, share))
                        .as("%d threads, 1/%d of the time", threads, share)
                        .isBetween(limit, limit + 70 * MICRO * threads);
            }
        }
    }

    @Test
    void cpuTimeIsReadRarely() {
        cpuUntilTheEnd(watch(CPU), 1, 1);
        assertThat(looks).as("of 10,000 simulations").isLessThan(400);
    }

    @Test
    void otherBudgetsNeverReadIt() {
        Stopwatch simulations = watch(new Budget.Simulations(10));
        assertThat(simulations.allows(9)).isTrue();
        assertThat(simulations.allows(10)).isFalse();
        Stopwatch time = watch(new Budget.Time(Duration.ofMillis(1)));
        wall += 999 * MICRO;
        assertThat(time.allows(1)).isTrue();
        assertThat(time.isCpuSpent()).isFalse();
        wall += MICRO;
        assertThat(time.allows(1)).isFalse();
        assertThat(time.usedSeconds()).isEqualTo(time.seconds()).isEqualTo(0.001);
        assertThat(looks).isZero();
    }

    @Test
    void whatIsLeftIsToldInCpuTime() {
        Stopwatch watch = watch(CPU);
        assertThat(watch.left(100)).isInfinite();
        cpu += Duration.ofMillis(50).toNanos();
        wall += Duration.ofMillis(500).toNanos();
        assertThat(watch.left(100)).isEqualTo(100);
        assertThat(watch.isSpent(0.5, 100)).isTrue();
        assertThat(watch.isSpent(0.51, 100)).isFalse();
        assertThat(watch.usedSeconds()).isEqualTo(0.05);
        assertThat(watch.seconds()).isEqualTo(0.5);
    }

    @Test
    void nothingIsUsedAfterTheStop() {
        Stopwatch watch = watch(CPU);
        cpu += 30 * MICRO;
        watch.stop();
        cpu += 30 * MICRO;
        wall += MICRO;
        assertThat(watch.usedSeconds()).isEqualTo(30e-6);
        assertThat(watch.seconds()).isZero();
    }

    @Test
    void noCpuTimeIsNoBudget() {
        assertThatThrownBy(() -> new Budget.Cpu(Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
