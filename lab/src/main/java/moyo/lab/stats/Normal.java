package moyo.lab.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution, as error bars need it. */
final class Normal {
    private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

    private Normal() {}

    /**
     * How many standard deviations to go to either side.
     *
     * @param level of confidence, between 0 and 1: 1.96 for 0.95
     */
    static double reach(double level) {
        assert level > 0 && level < 1 : level;
        return STANDARD.inverseSurvivalProbability((1 - level) / 2);
    }

    /** The chance to be below z. */
    static double below(double z) {
        return STANDARD.cumulativeProbability(z);
    }
}
