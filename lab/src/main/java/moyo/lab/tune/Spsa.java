package moyo.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.game.Rng;

/**
 * Simultaneous perturbation stochastic approximation (Spall 1998, "Implementation of the
 * simultaneous perturbation algorithm"), with the paper's letters. Trial k plays θ + c_k Δ against
 * θ − c_k Δ in coordinates, Δ a random vector of ±1. With y = points − 1 of the pair, from −1 to 1,
 *
 * <pre>
 * θ_i += a_k y / (2 c_k Δ_i)
 * a_k = a / (A + k + 1)^α,  c_k = c / (k + 1)^γ,  α = 0.602, γ = 0.101, A = trials / 10
 * </pre>
 *
 * <p>c is 0.2, a fifth of the range; a is such that the first won pair moves θ by 0.05. Of a whole
 * parameter c_k is at least half a step, so that the two players differ. The estimate is the mean
 * of θ over the last half of the trials (Polyak and Juditsky 1992), which varies less than the last
 * θ.
 *
 * @param start the first θ, usually the values of the player as given
 * @param trials the number of trials of the whole tuning, which determines A
 */
public record Spsa(Space space, List<Double> start, int trials, long seed) implements Tuner {
    private static final double ALPHA = 0.602;
    private static final double GAMMA = 0.101;
    private static final double C = 0.2;
    private static final double FIRST_STEP = 0.05;

    public Spsa {
        start = List.copyOf(start);
    }

    @Override
    public Proposal propose(int number, List<Trial> known) {
        double[] theta = theta(known);
        int[] delta = delta(number);
        double[] plus = theta.clone();
        double[] minus = theta.clone();
        for (int i = 0; i < theta.length; i++) {
            double shift = c(number, i) * delta[i];
            plus[i] = within(theta[i] + shift);
            minus[i] = within(theta[i] - shift);
        }
        return new Proposal(space.point(plus), space.point(minus));
    }

    @Override
    public Estimate estimate(List<Trial> known) {
        double[] theta = space.coordinates(start);
        double[] sum = theta.clone();
        int count = 1;
        for (Trial trial : known) {
            move(theta, trial);
            if (trial.trial() == known.size() / 2) {
                Arrays.fill(sum, 0);
                count = 0;
            }
            count++;
            for (int i = 0; i < sum.length; i++) {
                sum[i] += theta[i];
            }
        }
        for (int i = 0; i < sum.length; i++) {
            sum[i] /= count;
        }
        return Estimate.of(space.point(sum));
    }

    @Override
    public List<Curve> curves(List<Trial> known) {
        List<List<Curve.Point>> lines = new ArrayList<>();
        space.parameters().forEach(parameter -> lines.add(new ArrayList<>()));
        double[] theta = space.coordinates(start);
        addTo(lines, 0, theta);
        for (Trial trial : known) {
            move(theta, trial);
            addTo(lines, (trial.trial() + 1) * Trial.GAMES, theta);
        }
        return lines.stream().map(Curve::new).toList();
    }

    private void addTo(List<List<Curve.Point>> lines, int games, double[] theta) {
        List<Double> point = space.point(theta);
        for (int i = 0; i < point.size(); i++) {
            double value = point.get(i);
            lines.get(i).add(new Curve.Point(games, value, value, value));
        }
    }

    private double[] theta(List<Trial> known) {
        double[] theta = space.coordinates(start);
        known.forEach(trial -> move(theta, trial));
        return theta;
    }

    private void move(double[] theta, Trial trial) {
        int k = trial.trial();
        int[] delta = delta(k);
        double y = trial.points() - 1;
        for (int i = 0; i < theta.length; i++) {
            theta[i] = within(theta[i] + a(k) * y / (2 * c(k, i) * delta[i]));
        }
    }

    private double a(int k) {
        double stability = trials / 10.0;
        double a = FIRST_STEP * 2 * C * StrictMath.pow(stability + 1, ALPHA);
        return a / StrictMath.pow(stability + k + 1, ALPHA);
    }

    private double c(int k, int parameter) {
        double c = C / StrictMath.pow(k + 1, GAMMA);
        return Math.max(c, space.parameters().get(parameter).halfStep());
    }

    /** Returns Δ of a trial, each of whose parts is 1 or −1 with probability 1/2. */
    private int[] delta(int k) {
        Rng rng = new Rng(Rng.mix(Rng.mix(seed) + k));
        int[] delta = new int[space.size()];
        for (int i = 0; i < delta.length; i++) {
            delta[i] = 2 * rng.nextInt(2) - 1;
        }
        return delta;
    }

    private static double within(double coordinate) {
        return Math.min(1, Math.max(0, coordinate));
    }
}
