package moyo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;

/** Counts the bytes that code allocates on the current thread. */
public final class Allocation {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final int RUNS = 5;

    private Allocation() {}

    /**
     * Runs {@code code} to warm up, then requires that a run allocates nothing. The JVM itself may
     * allocate when it links or recompiles code, so it is enough that one of a few runs allocates
     * nothing.
     */
    public static void assertNone(Runnable code) {
        code.run();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < RUNS && least > 0; i++) {
            least = Math.min(least, bytes(code));
        }
        assertThat(least).as("bytes allocated").isZero();
    }

    /** The bytes allocated by one run. */
    public static long bytes(Runnable code) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        code.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
