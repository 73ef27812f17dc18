package moyo.search.clock;

import java.util.function.LongSupplier;

/**
 * Says when a budget of CPU time is spent. CPU time costs a system call to read, the time on the
 * wall does not: CPU time is read again only when the budget can be spent if {@value #THREADS}
 * threads have run ever since. For any thread.
 */
final class CpuWatch {
    /** More threads than that may overdraw the budget a little. */
    private static final int THREADS = 32;

    /** As the rest of the budget nears 0, it is still not read more often than that. */
    private static final long LEAST_PAUSE_NANOS = 50_000;

    private final long limit;
    private final LongSupplier cpuNanos;
    private final long start;
    private volatile long nextLook = Long.MIN_VALUE;
    private volatile long used = -1;

    CpuWatch(long limit, LongSupplier cpuNanos) {
        this.limit = limit;
        this.cpuNanos = cpuNanos;
        start = cpuNanos.getAsLong();
    }

    /**
     * Whether the budget is spent.
     *
     * @param elapsed nanoseconds on the wall clock since the thought began
     */
    boolean isSpent(long elapsed) {
        if (elapsed < nextLook) {
            return false;
        }
        long left = limit - used();
        nextLook = elapsed + Math.max(LEAST_PAUSE_NANOS, left / THREADS);
        return left <= 0;
    }

    /** CPU nanoseconds so far. */
    long used() {
        return used < 0 ? cpuNanos.getAsLong() - start : used;
    }

    void stop() {
        used = used();
    }
}
