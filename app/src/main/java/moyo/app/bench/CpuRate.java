package moyo.app.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The number of repetitions of an action per second of this thread's CPU time.
 *
 * @param best the highest rate of many short intervals: the speed of the undisturbed machine
 */
record CpuRate(long count, double cpuSeconds, double best) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double WARM_UP_SECONDS = 1;

    /** The warm-up of a short measurement takes this many times as long as the measurement. */
    private static final double WARM_UP_RATIO = 10;

    private static final int STRETCH = 500;

    /** Measures for the given CPU seconds after a warm-up. */
    static CpuRate of(Runnable task, double seconds) {
        return of(task, seconds, STRETCH, WARM_UP_SECONDS);
    }

    /**
     * Measures a task that takes long.
     *
     * @param stretch the number of repetitions of an interval
     */
    static CpuRate of(Runnable task, double seconds, int stretch) {
        return of(task, seconds, stretch, Math.min(WARM_UP_SECONDS, WARM_UP_RATIO * seconds));
    }

    private static CpuRate of(Runnable task, double seconds, int stretch, double warmUp) {
        for (double warm = 0; warm < warmUp; ) {
            warm += stretch(task, stretch);
        }
        long count = 0;
        double cpu = 0;
        double best = 0;
        while (cpu < seconds) {
            double used = stretch(task, stretch);
            count += stretch;
            cpu += used;
            best = Math.max(best, stretch / used);
        }
        return new CpuRate(count, cpu, best);
    }

    private static double stretch(Runnable task, int repetitions) {
        long before = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < repetitions; i++) {
            task.run();
        }
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e9;
    }

    double perCpuSecond() {
        return count / cpuSeconds;
    }
}
