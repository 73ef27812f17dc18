package moyo.lab.clock;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/**
 * Notices when this whole process stands still: stopped by a signal (SIGSTOP, Ctrl-Z), suspended,
 * or given no processor. A daemon thread beats every {@link #PERIOD}; a much longer gap between two
 * beats is a stall. For several threads.
 */
public final class Heartbeat implements DoubleSupplier {
    private static final long PERIOD = TimeUnit.MILLISECONDS.toNanos(20);

    /** Shorter gaps are the usual business of a scheduler. */
    private static final long STALL = TimeUnit.MILLISECONDS.toNanos(200);

    private final LongSupplier nanoTime;
    private long last;
    private long stalled;

    Heartbeat(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        last = nanoTime.getAsLong();
    }

    /** That of this process; begins to beat when it is first asked for. */
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

    /** How long the process has stood still since the last beat; 0 if that is not a stall. */
    private long gap() {
        long gap = nanoTime.getAsLong() - last;
        return gap >= STALL ? gap : 0;
    }

    /**
     * Seconds in which the process stood still, since its start. Exact right after a stall, too,
     * before the next beat.
     */
    @Override
    public synchronized double getAsDouble() {
        return (stalled + gap()) / 1e9;
    }
}
