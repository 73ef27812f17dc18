package moyo.search.clock;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The CPU time of a thread and of the threads that help it. It never decreases; the difference of
 * two readings is the CPU time between them. Threads of the virtual machine (compiler, garbage
 * collector) are not part of it. Any thread may read it.
 */
public final class CpuMeter {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final ThreadLocal<CpuMeter> OF_THREADS =
            ThreadLocal.withInitial(() -> new CpuMeter(Thread.currentThread()));

    private final Thread owner;
    private final List<CpuMeter> helpers = new ArrayList<>();
    private long ofFormerHelpers;
    private @Nullable CpuMeter share;

    private CpuMeter(Thread owner) {
        this.owner = owner;
    }

    /** Returns whether this system measures the CPU time of threads. */
    public static boolean isSupported() {
        return THREADS.isThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled();
    }

    /** Returns the meter of the calling thread's current work. */
    public static CpuMeter ofThisThread() {
        return OF_THREADS.get();
    }

    /** Returns the CPU nanoseconds of the thread and its helpers since they were started. */
    public long nanos() {
        return ofHelpers() + ofOwner();
    }

    private synchronized long ofHelpers() {
        long sum = ofFormerHelpers + (share == null ? 0 : share.ofHelpers());
        for (CpuMeter helper : helpers) {
            sum += helper.nanos();
        }
        return sum;
    }

    private long ofOwner() {
        long nanos =
                Thread.currentThread() == owner
                        ? THREADS.getCurrentThreadCpuTime()
                        : THREADS.getThreadCpuTime(owner.getId());
        return Math.max(0, nanos); // -1 for a thread that has ended
    }

    /** Runs work of this meter's thread in the calling thread, a new helper thread. */
    public void help(Runnable work) {
        CpuMeter helper = ofThisThread();
        join(helper);
        try {
            work.run();
        } finally {
            leave(helper);
        }
    }

    /**
     * Runs the part of the work that this meter's own thread does; meters created inside do not
     * include the helpers.
     */
    public void share(Runnable work) {
        CpuMeter own = new CpuMeter(owner);
        begin(own);
        try {
            work.run();
        } finally {
            end(own);
        }
    }

    private synchronized void begin(CpuMeter own) {
        share = own;
        OF_THREADS.set(own);
    }

    private synchronized void end(CpuMeter own) {
        ofFormerHelpers += own.ofHelpers();
        share = null;
        OF_THREADS.set(this);
    }

    private synchronized void join(CpuMeter helper) {
        helpers.add(helper);
    }

    private synchronized void leave(CpuMeter helper) {
        helpers.remove(helper);
        ofFormerHelpers += helper.nanos();
    }
}
