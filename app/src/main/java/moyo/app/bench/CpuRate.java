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
    private static final int STRETCH = 500;

    /** Measures for the given CPU seconds after a warm-up. */
    static CpuRate of(Runnable task, double seconds) {
        for (double warm = 0; warm < WARM_UP_SECONDS; ) {
            warm += stretch(task);
        }
        long count = 0;
        double cpu = 0;
        double best = 0;
        while (cpu < seconds) {
            double used = stretch(task);
            count += STRETCH;
            cpu += used;
            best = Math.max(best, STRETCH / used);
        }
        return new CpuRate(count, cpu, best);
    }

    private static double stretch(Runnable task) {
        long before = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < STRETCH; i++) {
            task.run();
        }
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e9;
    }

    double perCpuSecond() {
        return count / cpuSeconds;
    }
}
