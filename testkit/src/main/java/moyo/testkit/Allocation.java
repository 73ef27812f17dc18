package moyo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;

/** Counts the bytes that code allocates on the current thread. */
public final class Allocation {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /**
     * Runs {@code code} twice, the first time to warm up, and demands that it allocates nothing.
     */
    public static void assertNone(Runnable code) {
        code.run();
        assertThat(bytes(code)).as("bytes allocated").isZero();
    }

    /** The bytes allocated by one run. */
    public static long bytes(Runnable code) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        code.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
