package moyo.lab.stats;

/**
 * The outcome of a t-test; all NaN if there were too few games.
 *
 * @param t positive if the first side did better
 * @param p the chance of a difference this large, to either side, between equals
 */
public record TTestResult(double t, double degreesOfFreedom, double p) {
    static final TTestResult UNKNOWN = new TTestResult(Double.NaN, Double.NaN, Double.NaN);

    /** The chance of a lead this large, or larger, of the first side between equals. */
    public double pGreater() {
        return t > 0 ? p / 2 : 1 - p / 2;
    }

    /** Whether the first side is better with this confidence, such as 0.99; no, if unknown. */
    public boolean isGreater(double confidence) {
        return pGreater() < 1 - confidence;
    }
}
