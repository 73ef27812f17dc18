package moyo.search.clock;

import java.util.function.LongSupplier;
import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;

/** Checks whether a budget is spent. */
public final class Stopwatch {
    private static final long NEVER = Long.MAX_VALUE;

    private final LongSupplier nanoTime;
    private final int simulations;
    private final boolean mayEndEarly;
    private final long start;
    private final long limit;
    private final @Nullable CpuWatch cpu;
    private volatile long spent = NEVER;

    public Stopwatch(Budget budget) {
        this(budget, System::nanoTime);
    }

    /**
     * @param nanoTime returns the current time in nanoseconds
     */
    public Stopwatch(Budget budget, LongSupplier nanoTime) {
        this(budget, nanoTime, CpuMeter.ofThisThread()::nanos);
    }

    /**
     * @param cpuNanos returns the CPU time of the search threads in nanoseconds
     */
    Stopwatch(Budget budget, LongSupplier nanoTime, LongSupplier cpuNanos) {
        this.nanoTime = nanoTime;
        simulations = most(budget);
        mayEndEarly = !(budget instanceof Budget.AllSimulations);
        limit = nanosOf(budget);
        cpu = budget instanceof Budget.Cpu ? new CpuWatch(limit, cpuNanos) : null;
        start = nanoTime.getAsLong();
    }

    private static int most(Budget budget) {
        if (budget instanceof Budget.AllSimulations s) {
            return s.count();
        }
        return budget instanceof Budget.Simulations s ? s.count() : Integer.MAX_VALUE;
    }

    private static long nanosOf(Budget budget) {
        if (budget instanceof Budget.Cpu c) {
            if (!CpuMeter.isSupported()) {
                throw new BadInput(
                        "this system does not measure the CPU time of threads; use a budget of"
                                + " time or playouts");
            }
            return c.limit().toNanos();
        }
        return budget instanceof Budget.Time t ? t.limit().toNanos() : NEVER;
    }

    /** Returns whether another simulation may follow {@code done} ones. */
    public boolean allows(int done) {
        return done < simulations && (limit == NEVER || !isTimeSpent());
    }

    private boolean isTimeSpent() {
        return cpu == null ? elapsed() >= limit : cpu.isSpent(elapsed());
    }

    /**
     * Returns whether a budget of CPU time is spent; for the helper threads, because the first
     * thread checks all other budgets.
     */
    public boolean isCpuSpent() {
        return cpu != null && cpu.isSpent(elapsed());
    }

    /** Returns whether the search may end when its best move can no longer be overtaken. */
    public boolean mayEndEarly() {
        return mayEndEarly;
    }

    /** Returns whether a share of the budget, from 0 to 1, is spent. */
    public boolean isSpent(double part, int done) {
        return simulations != Integer.MAX_VALUE && done >= part * simulations
                || limit != NEVER && used() >= part * limit;
    }

    /** Estimates the number of simulations that may still follow. */
    public double left(int done) {
        if (limit == NEVER) {
            return simulations == Integer.MAX_VALUE ? Double.POSITIVE_INFINITY : simulations - done;
        }
        double used = used();
        return used < limit / 4.0 // too early to know the speed
                ? Double.POSITIVE_INFINITY
                : done * (limit - used) / used;
    }

    /** Returns the maximum number of simulations. */
    public int most() {
        return simulations;
    }

    /** Stops the watch at the end of the search. */
    public void stop() {
        spent = elapsed();
        if (cpu != null) {
            cpu.stop();
        }
    }

    private long elapsed() {
        return spent == NEVER ? nanoTime.getAsLong() - start : spent;
    }

    /** Returns the nanoseconds, on the wall clock or of CPU time, that the budget limits. */
    private long used() {
        return cpu == null ? elapsed() : cpu.used();
    }

    /** Returns the seconds on the wall clock. */
    public double seconds() {
        return elapsed() / 1e9;
    }

    /** Returns the seconds that count against the budget: CPU seconds for a budget of CPU time. */
    public double usedSeconds() {
        return used() / 1e9;
    }
}
