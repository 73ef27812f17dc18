package moyo.go.gtp;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * CPU time of the calling thread. A GTP command runs in the thread that sends it, and the search
 * threads' number 0 is that thread, so a player that keeps to a time on the wall clock keeps to it
 * in CPU time as well, however busy the machine is.
 */
final class CpuTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CpuTime() {}

    /** The CPU seconds that {@code work} takes. */
    static double seconds(Runnable work) {
        long start = THREADS.getCurrentThreadCpuTime();
        work.run();
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    }
}
