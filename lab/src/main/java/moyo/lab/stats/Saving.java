package moyo.lab.stats;

import java.util.Collection;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The saving of A compared with B: 1 - (A's cost per unit of work / B's cost per unit). Negative if
 * A spends more.
 *
 * @param share the saving; NaN if a player has no units
 * @param interval the confidence interval; NaN with fewer than two samples
 */
public record Saving(double share, Interval interval) {
    private static final Interval NOWHERE = new Interval(Double.NaN, Double.NaN);

    /** There is nothing to compare. */
    public static final Saving UNKNOWN = new Saving(Double.NaN, NOWHERE);

    /** The costs and units of both players in one independent sample. */
    public record Sample(double costA, double unitsA, double costB, double unitsB) {
        public Sample plus(Sample other) {
            return new Sample(
                    costA + other.costA,
                    unitsA + other.unitsA,
                    costB + other.costB,
                    unitsB + other.unitsB);
        }

        private boolean isEmpty() {
            return unitsA == 0 && unitsB == 0;
        }

        private boolean isComparable() {
            return costA > 0 && unitsA > 0 && costB > 0 && unitsB > 0;
        }

        /** Returns the influence of this sample on the logarithm of the ratio of the sums. */
        private double pull(Sample sum) {
            return costA / sum.costA
                    - unitsA / sum.unitsA
                    - costB / sum.costB
                    + unitsB / sum.unitsB;
        }
    }

    public boolean isKnown() {
        return !Double.isNaN(share);
    }

    /**
     * Computes a ratio of ratios of sums with the interval of the delta method: the variance of its
     * logarithm is n/(n-1) times the sum of the squared influences of the n samples (Cochran 1977,
     * sections 6.3 and 6.4), and Student's t has n - 1 degrees of freedom. Empty samples do not
     * count.
     *
     * @param level the confidence level, such as 0.95
     */
    public static Saving of(Collection<Sample> samples, double level) {
        Sample sum = samples.stream().reduce(new Sample(0, 0, 0, 0), Sample::plus);
        if (!sum.isComparable()) {
            return UNKNOWN;
        }
        double ratio = sum.costA / sum.unitsA / (sum.costB / sum.unitsB);
        double n = samples.stream().filter(sample -> !sample.isEmpty()).count();
        if (n < 2) {
            return new Saving(1 - ratio, NOWHERE);
        }
        double squares = 0;
        for (Sample sample : samples) {
            double pull = sample.pull(sum);
            squares += pull * pull;
        }
        double deviation = Math.sqrt(n / (n - 1) * squares);
        double reach = TDistribution.of(n - 1).inverseSurvivalProbability((1 - level) / 2);
        double factor = Math.exp(reach * deviation);
        return new Saving(1 - ratio, new Interval(1 - ratio * factor, 1 - ratio / factor));
    }
}
