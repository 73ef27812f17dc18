package moyo.lab.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's interval of a mean whose variance is estimated. */
public final class Student {
    private Student() {}

    /**
     * Returns the interval of a mean; everything for fewer than two samples.
     *
     * @param error the standard error of the mean
     * @param level the confidence level, between 0 and 1
     */
    public static Interval interval(double mean, double error, int samples, double level) {
        if (samples < 2) {
            return Interval.EVERYTHING;
        }
        double reach =
                TDistribution.of(samples - 1.0).inverseSurvivalProbability((1 - level) / 2) * error;
        return new Interval(mean - reach, mean + reach);
    }
}
