package moyo.lab.tune;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;
import moyo.lab.stats.Interval;

/**
 * A local quadratic model: a logistic regression q of all results with a weight w(x) for each,
 * which is small where the model predicts a score below the mean. It starts with w(x) = 1 and
 * repeats: fit q with the weights w; let m be the logit of the weighted mean score, with half a won
 * and half a lost game added, and s its standard error; then
 *
 * <pre>
 * w(x) ← min(w(x), exp((q(x) − m) / (H s))),  H = 3
 * </pre>
 *
 * until the sum of the weights falls by less than 1 %. Points that are below the mean with
 * confidence lose their weight, so the region shrinks as games accumulate. That a local regression
 * discards what is confidently below the mean is the idea of CLOP (Coulom 2011); this model is our
 * own and was not compared with it.
 */
final class LocalModel {
    private static final double H = 3;
    private static final double ENOUGH = 0.99;
    private static final int MOST_CUTS = 50;

    /** The logarithm of the smallest weight within the region. */
    private static final double REGION = -1;

    /** The reach of a 95 % interval in standard deviations. */
    private static final double Z = 1.959964;

    private final List<double[]> points;
    private final List<Cut> cuts = new ArrayList<>();
    private LogisticFit fit;

    /** A bound of the logarithm of the weight: (q(x) − m) / (H s). */
    private record Cut(Quadratic q, double m, double s) {
        double logWeight(double[] x) {
            return (q.at(x) - m) / (H * s);
        }
    }

    /**
     * Fits the model.
     *
     * @param points the coordinates of the trials, at least one
     * @param scores their scores, from 0 to 1
     */
    LocalModel(List<double[]> points, double[] scores) {
        this.points = List.copyOf(points);
        List<double[]> terms = points.stream().map(Quadratic::terms).toList();
        double[] weights = weights();
        fit = LogisticFit.of(terms, scores, weights);
        double before = sum(weights);
        while (cuts.size() < MOST_CUTS) {
            cuts.add(cut(scores, weights));
            weights = weights();
            fit = LogisticFit.of(terms, scores, weights);
            double now = sum(weights);
            if (now > ENOUGH * before) {
                break;
            }
            before = now;
        }
    }

    /** Half a won and half a lost game keep the mean away from 0 and 1. */
    private Cut cut(double[] scores, double[] weights) {
        double games = 1;
        double won = 0.5;
        for (int i = 0; i < scores.length; i++) {
            games += weights[i] * Trial.GAMES;
            won += weights[i] * Trial.GAMES * scores[i];
        }
        double mean = won / games;
        double logit = StrictMath.log(mean / (1 - mean));
        return new Cut(fit.polynomial(), logit, 1 / Math.sqrt(games * mean * (1 - mean)));
    }

    private double[] weights() {
        return points.stream().mapToDouble(x -> StrictMath.exp(logWeight(x))).toArray();
    }

    private static double sum(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        return sum;
    }

    private double logWeight(double[] x) {
        double least = 0;
        for (Cut cut : cuts) {
            least = Math.min(least, cut.logWeight(x));
        }
        return least;
    }

    /**
     * Draws a point with a density in proportion to w(x), by a Metropolis chain whose steps replace
     * one coordinate by a uniform one.
     */
    double[] draw(Rng rng) {
        double[] x = points.get(rng.nextInt(points.size())).clone();
        double now = logWeight(x);
        for (int step = 0; step < 100 * x.length; step++) {
            int axis = step % x.length;
            double before = x[axis];
            x[axis] = rng.nextDouble();
            double next = logWeight(x);
            if (StrictMath.log(1 - rng.nextDouble()) < next - now) {
                now = next;
            } else {
                x[axis] = before;
            }
        }
        return x;
    }

    /**
     * Returns the maximum of the model in the unit cube. Outside the region, where weights are
     * below 1/e, the quadratic is an extrapolation: if its maximum is there, the trial of the
     * region with the highest prediction is returned instead.
     */
    double[] maximum() {
        Quadratic q = fit.polynomial();
        double[] best = points.get(0);
        double bestValue = Double.NEGATIVE_INFINITY;
        for (double[] x : points) {
            if (logWeight(x) >= REGION && q.at(x) > bestValue) {
                best = x;
                bestValue = q.at(x);
            }
        }
        double[] top = q.maximum(best);
        return logWeight(top) >= REGION ? top : best.clone();
    }

    /** Returns the predicted score of a point. */
    double score(double[] x) {
        return LogisticFit.rate(fit.polynomial().at(x));
    }

    /** Returns the 95 % interval of the predicted score. */
    Interval interval(double[] x) {
        double logit = fit.polynomial().at(x);
        double reach = Z * fit.deviation(x);
        return new Interval(LogisticFit.rate(logit - reach), LogisticFit.rate(logit + reach));
    }
}
