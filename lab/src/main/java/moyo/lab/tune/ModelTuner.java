package moyo.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.game.Rng;
import moyo.lab.stats.Interval;

/**
 * The model-based method: each trial plays a point against the opponent, drawn in proportion to the
 * weight of a {@link LocalModel} of all results so far. While few games are played the weight is
 * nearly 1 everywhere; later it concentrates on the region that may contain the optimum. The
 * estimate is the maximum of the model, not the trial with the highest score.
 *
 * <p>The regression is a page of our own code, because it needs the weights above. Its linear
 * algebra is that of Hipparchus (Apache-2.0, last release 2025), whose Cholesky decomposition also
 * gives the covariance.
 */
public record ModelTuner(Space space, long seed) implements Tuner {
    private static final int CURVE_POINTS = 60;

    @Override
    public Proposal propose(int number, List<Trial> known) {
        Rng rng = new Rng(Rng.mix(Rng.mix(seed) + number));
        double[] x;
        if (known.isEmpty()) {
            x = new double[space.size()];
            for (int i = 0; i < x.length; i++) {
                x[i] = rng.nextDouble();
            }
        } else {
            x = model(known).draw(rng);
        }
        return new Proposal(space.point(x), List.of());
    }

    private LocalModel model(List<Trial> trials) {
        return new LocalModel(
                trials.stream().map(trial -> space.coordinates(trial.a())).toList(),
                trials.stream().mapToDouble(Trial::score).toArray());
    }

    /** Returns the middle of the range, with a score of 1/2, before the first trial. */
    @Override
    public Estimate estimate(List<Trial> trials) {
        if (trials.isEmpty()) {
            double[] middle = new double[space.size()];
            Arrays.fill(middle, 0.5);
            return new Estimate(space.point(middle), 0.5, new Interval(0, 1));
        }
        LocalModel model = model(trials);
        List<Double> point = space.point(model.maximum());
        double[] x = space.coordinates(point);
        return new Estimate(point, model.score(x), model.interval(x));
    }

    @Override
    public List<Curve> curves(List<Trial> trials) {
        List<Curve> curves = new ArrayList<>();
        for (int i = 0; i < space.size(); i++) {
            curves.add(trials.isEmpty() ? new Curve(List.of()) : curve(model(trials), i));
        }
        return curves;
    }

    private Curve curve(LocalModel model, int parameter) {
        double[] x = model.maximum();
        List<Curve.Point> points = new ArrayList<>();
        for (int i = 0; i <= CURVE_POINTS; i++) {
            x[parameter] = (double) i / CURVE_POINTS;
            Interval interval = model.interval(x);
            double value = space.parameters().get(parameter).value(x[parameter]);
            points.add(new Curve.Point(value, model.score(x), interval.low(), interval.high()));
        }
        return new Curve(points);
    }
}
