package moyo.search.clock;

import java.util.function.LongSupplier;

/**
 * Checks whether a budget of CPU time is spent. Reading the CPU time costs a system call, so it is
 * read again only when {@value #THREADS} running threads could have spent the rest of the budget by
 * the wall clock. Thread-safe.
 */
final class CpuWatch {
    /** The assumed number of threads; more threads may exceed the budget slightly. */
    private static final int THREADS = 32;

    /** The shortest time between two readings. */
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
     * Returns whether the budget is spent.
     *
     * @param elapsed nanoseconds on the wall clock since the search began
     */
    boolean isSpent(long elapsed) {
        if (elapsed < nextLook) {
            return false;
        }
        long left = limit - used();
        nextLook = elapsed + Math.max(LEAST_PAUSE_NANOS, left / THREADS);
        return left <= 0;
    }

    /** Returns the CPU nanoseconds so far. */
    long used() {
        return used < 0 ? cpuNanos.getAsLong() - start : used;
    }

    void stop() {
        used = used();
    }
}
