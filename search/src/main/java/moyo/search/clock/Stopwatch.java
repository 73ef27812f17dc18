package moyo.search.clock;

import java.util.function.LongSupplier;

/** Says when a budget is spent. */
public final class Stopwatch {
    private static final long NEVER = Long.MAX_VALUE;

    private final LongSupplier nanoTime;
    private final int simulations;
    private final long start;
    private final long limit;
    private volatile long spent = NEVER;

    public Stopwatch(Budget budget) {
        this(budget, System::nanoTime);
    }

    /**
     * @param nanoTime what time it is
     */
    public Stopwatch(Budget budget, LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        simulations = budget instanceof Budget.Simulations s ? s.count() : Integer.MAX_VALUE;
        limit = budget instanceof Budget.Time t ? t.limit().toNanos() : NEVER;
        start = nanoTime.getAsLong();
    }

    /** Whether another simulation may follow {@code done} ones. */
    public boolean allows(int done) {
        return done < simulations && (limit == NEVER || elapsed() < limit);
    }

    /** Whether a part of the budget is spent, from 0 to 1. */
    public boolean isSpent(double part, int done) {
        return simulations != Integer.MAX_VALUE && done >= part * simulations
                || limit != NEVER && elapsed() >= part * limit;
    }

    /** How many simulations may still follow, as far as that can be told. */
    public double left(int done) {
        if (limit == NEVER) {
            return simulations == Integer.MAX_VALUE ? Double.POSITIVE_INFINITY : simulations - done;
        }
        double elapsed = elapsed();
        return elapsed < limit / 4.0 // too early to know the speed
                ? Double.POSITIVE_INFINITY
                : done * (limit - elapsed) / elapsed;
    }

    /** The most simulations, however much time there is. */
    public int most() {
        return simulations;
    }

    /** The thought is over; from here on no time passes. */
    public void stop() {
        spent = elapsed();
    }

    private long elapsed() {
        return spent == NEVER ? nanoTime.getAsLong() - start : spent;
    }

    public double seconds() {
        return elapsed() / 1e9;
    }
}
