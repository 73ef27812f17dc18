package moyo.lab.tune;

import java.util.List;
import moyo.lab.stats.Interval;

/**
 * The estimated optimum.
 *
 * @param point its values
 * @param score the predicted score against the opponent; NaN if the method predicts none
 * @param interval the 95 % interval of the predicted score; everything if there is none
 */
public record Estimate(List<Double> point, double score, Interval interval) {
    public Estimate {
        point = List.copyOf(point);
    }

    /** Creates an estimate without a predicted score. */
    public static Estimate of(List<Double> point) {
        return new Estimate(point, Double.NaN, Interval.EVERYTHING);
    }

    public boolean isPredicted() {
        return !Double.isNaN(score);
    }
}
