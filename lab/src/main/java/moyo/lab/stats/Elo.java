package moyo.lab.stats;

/** The logistic scale of Elo: a difference of 400 is odds of ten to one. */
public final class Elo {
    /** The Elo of odds of e to one. */
    static final double PER_LOGIT = 400 / StrictMath.log(10);

    private Elo() {}

    /**
     * The difference that makes this rate the expected one: infinite from 0 down and from 1 up, NaN
     * for NaN.
     */
    public static double ofRate(double rate) {
        double within = Math.min(1, Math.max(0, rate));
        return PER_LOGIT * (StrictMath.log(within) - StrictMath.log(1 - within));
    }

    /** The rate to expect of a player who is this much stronger. */
    public static double toRate(double elo) {
        return 1 / (1 + StrictMath.exp(-elo / PER_LOGIT));
    }
}
