package moyo.lab.stats;

/** The logistic scale of Elo: a difference of 400 is odds of ten to one. */
public final class Elo {
    /** The Elo difference at odds of e to one. */
    static final double PER_LOGIT = 400 / StrictMath.log(10);

    private Elo() {}

    /**
     * Returns the Elo difference whose expected rate this is: infinite for rates up to 0 and from
     * 1, NaN for NaN.
     */
    public static double ofRate(double rate) {
        double within = Math.min(1, Math.max(0, rate));
        return PER_LOGIT * (StrictMath.log(within) - StrictMath.log(1 - within));
    }

    /** Returns the expected rate of a player that is stronger by this Elo difference. */
    public static double toRate(double elo) {
        return 1 / (1 + StrictMath.exp(-elo / PER_LOGIT));
    }
}
