package moyo.web.part;

import java.util.function.LongSupplier;

/** Limits how often something happens: so many at once, then so many a second. */
public final class Rate {
    private static final double MESSAGES_AT_ONCE = 400;
    private static final double MESSAGES_PER_SECOND = 60;

    private final double atOnce;
    private final double perSecond;
    private final LongSupplier nanos;
    private double left;
    private long last;

    public Rate(double atOnce, double perSecond, LongSupplier nanos) {
        this.atOnce = atOnce;
        this.perSecond = perSecond;
        this.nanos = nanos;
        left = atOnce;
        last = nanos.getAsLong();
    }

    /** The rate of the messages of one socket. */
    static Rate ofMessages() {
        return new Rate(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, System::nanoTime);
    }

    /** Returns whether it may happen now, and counts it then. */
    public synchronized boolean allows(double cost) {
        long now = nanos.getAsLong();
        left = Math.min(atOnce, left + (now - last) / 1e9 * perSecond);
        last = now;
        if (left < cost) {
            return false;
        }
        left -= cost;
        return true;
    }
}
