package moyo.lab.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution. */
final class Normal {
    private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

    private Normal() {}

    /**
     * Returns the half width of a two-sided interval in standard deviations.
     *
     * @param level the confidence level, between 0 and 1; 0.95 gives 1.96
     */
    static double reach(double level) {
        assert level > 0 && level < 1 : level;
        return STANDARD.inverseSurvivalProbability((1 - level) / 2);
    }

    /** Returns the probability of a value below z. */
    static double below(double z) {
        return STANDARD.cumulativeProbability(z);
    }
}
