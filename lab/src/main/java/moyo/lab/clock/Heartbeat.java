package moyo.lab.clock;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/**
 * Notices when this whole process stands still: stopped by a signal (SIGSTOP, Ctrl-Z), suspended,
 * or given no processor. A daemon thread beats every {@link #PERIOD}; a much longer gap between two
 * beats is a stall. Thread-safe.
 */
public final class Heartbeat implements DoubleSupplier {
    private static final long PERIOD = TimeUnit.MILLISECONDS.toNanos(20);

    /**
     * The shortest gap, in nanoseconds, that counts as a stall; a scheduler causes shorter ones.
     */
    private static final long STALL = TimeUnit.MILLISECONDS.toNanos(200);

    private final LongSupplier nanoTime;
    private long last;
    private long stalled;

    Heartbeat(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        last = nanoTime.getAsLong();
    }

    /** Returns the heartbeat of this process and starts it at the first call. */
    public static Heartbeat ofThisProcess() {
        return Holder.BEATING;
    }

    private static final class Holder {
        static final Heartbeat BEATING = new Heartbeat(System::nanoTime);

        static {
            Thread thread = new Thread(BEATING::beatForEver, "moyo-heartbeat");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void beatForEver() {
        while (true) {
            LockSupport.parkNanos(PERIOD);
            beat();
        }
    }

    synchronized void beat() {
        stalled += gap();
        last = nanoTime.getAsLong();
    }

    /** Returns the duration since the last beat if that is a stall, otherwise 0. */
    private long gap() {
        long gap = nanoTime.getAsLong() - last;
        return gap >= STALL ? gap : 0;
    }

    /**
     * Returns the total seconds for which the process has stood still since its start, including a
     * stall that ended just now.
     */
    @Override
    public synchronized double getAsDouble() {
        return (stalled + gap()) / 1e9;
    }
}
