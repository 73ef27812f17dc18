package moyo.search.clock;

import java.util.function.LongSupplier;
import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;

/** Says when a budget is spent. */
public final class Stopwatch {
    private static final long NEVER = Long.MAX_VALUE;

    private final LongSupplier nanoTime;
    private final int simulations;
    private final long start;
    private final long limit;
    private final @Nullable CpuWatch cpu;
    private volatile long spent = NEVER;

    public Stopwatch(Budget budget) {
        this(budget, System::nanoTime);
    }

    /**
     * @param nanoTime what time it is
     */
    public Stopwatch(Budget budget, LongSupplier nanoTime) {
        this(budget, nanoTime, CpuMeter.ofThisThread()::nanos);
    }

    /**
     * @param cpuNanos the CPU time of the threads that think
     */
    Stopwatch(Budget budget, LongSupplier nanoTime, LongSupplier cpuNanos) {
        this.nanoTime = nanoTime;
        simulations = budget instanceof Budget.Simulations s ? s.count() : Integer.MAX_VALUE;
        limit = nanosOf(budget);
        cpu = budget instanceof Budget.Cpu ? new CpuWatch(limit, cpuNanos) : null;
        start = nanoTime.getAsLong();
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

    /** Whether another simulation may follow {@code done} ones. */
    public boolean allows(int done) {
        return done < simulations && (limit == NEVER || !isTimeSpent());
    }

    private boolean isTimeSpent() {
        return cpu == null ? elapsed() >= limit : cpu.isSpent(elapsed());
    }

    /** Whether a budget of CPU time is spent; for threads that leave other budgets to the first. */
    public boolean isCpuSpent() {
        return cpu != null && cpu.isSpent(elapsed());
    }

    /** Whether a part of the budget is spent, from 0 to 1. */
    public boolean isSpent(double part, int done) {
        return simulations != Integer.MAX_VALUE && done >= part * simulations
                || limit != NEVER && used() >= part * limit;
    }

    /** How many simulations may still follow, as far as that can be told. */
    public double left(int done) {
        if (limit == NEVER) {
            return simulations == Integer.MAX_VALUE ? Double.POSITIVE_INFINITY : simulations - done;
        }
        double used = used();
        return used < limit / 4.0 // too early to know the speed
                ? Double.POSITIVE_INFINITY
                : done * (limit - used) / used;
    }

    /** The most simulations, however much time there is. */
    public int most() {
        return simulations;
    }

    /** The thought is over; from here on no time passes. */
    public void stop() {
        spent = elapsed();
        if (cpu != null) {
            cpu.stop();
        }
    }

    private long elapsed() {
        return spent == NEVER ? nanoTime.getAsLong() - start : spent;
    }

    /** Nanoseconds of the kind that is limited. */
    private long used() {
        return cpu == null ? elapsed() : cpu.used();
    }

    /** Seconds on the wall clock. */
    public double seconds() {
        return elapsed() / 1e9;
    }

    /** Seconds that count against the budget: CPU seconds if it is one of CPU time. */
    public double usedSeconds() {
        return used() / 1e9;
    }
}
