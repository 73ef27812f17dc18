package moyo.cluster;

import java.util.concurrent.TimeUnit;

/** Tells when nothing has happened for a time, again and again. Used by one thread. */
final class Patience {
    private static final long NANOS = TimeUnit.SECONDS.toNanos(15);

    private long since;

    /**
     * @param now the time in nanoseconds
     */
    Patience(long now) {
        since = now;
    }

    /** Returns whether it is time to tell the user what the program waits for. */
    boolean isOver(boolean somethingHappens, long now) {
        boolean over = !somethingHappens && now - since > NANOS;
        if (somethingHappens || over) {
            since = now;
        }
        return over;
    }
}
