package moyo.lab.stats;

/**
 * The outcome of a t-test; all NaN if there were too few games.
 *
 * @param t positive if the first side did better
 * @param p the two-sided probability of a difference at least this large between equal players
 */
public record TTestResult(double t, double degreesOfFreedom, double p) {
    static final TTestResult UNKNOWN = new TTestResult(Double.NaN, Double.NaN, Double.NaN);

    /**
     * Returns the one-sided probability of a lead at least this large of the first side between
     * equal players.
     */
    public double pGreater() {
        return t > 0 ? p / 2 : 1 - p / 2;
    }

    /**
     * Returns whether the first side is better at this confidence level, such as 0.99; false if
     * unknown.
     */
    public boolean isGreater(double confidence) {
        return pGreater() < 1 - confidence;
    }
}
