package moyo.net.perceptron;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.game.Rng;

/**
 * Trains a network on the squared error by Adam (Kingma and Ba 2015), until the error on held-out
 * examples no longer falls; the weights with the smallest one are kept. The same examples, options
 * and seed give the same network on every machine.
 */
public final class Trainer {
    private static final double BETA_1 = 0.9;
    private static final double BETA_2 = 0.999;
    private static final double EPSILON = 1e-8;

    /** Every tenth example is held out. */
    private static final int FOLDS = 10;

    /** The fewest examples with which {@link #train} can work. */
    public static final int LEAST_SAMPLES = 2 * FOLDS;

    private final TrainingOptions options;
    private final Scaling scaling;
    private final float[][] rows;
    private final float[][] heldRows;
    private final List<Sample> learned;
    private final List<Sample> held;
    private final Rng rng;
    private final Layers layers;
    private final double[] gradient;
    private final double[] mean;
    private final double[] square;
    private int steps;
    private int rounds;

    private Trainer(List<Sample> samples, int inputs, TrainingOptions options, long seed) {
        this.options = options;
        rng = new Rng(seed);
        List<Sample> shuffled = shuffled(samples, rng);
        int heldOut = options.patience() == 0 ? 0 : samples.size() / FOLDS;
        held = shuffled.subList(0, heldOut);
        learned = shuffled.subList(heldOut, samples.size());
        scaling = new Scaling(learned, inputs, options.least());
        rows = scaling.rows(learned);
        heldRows = scaling.rows(held);
        layers = new Layers(scaling.size(), options.hidden(), meanTarget(learned), rng);
        gradient = new double[layers.parameters().length];
        mean = new double[gradient.length];
        square = new double[gradient.length];
    }

    /**
     * Trains a network.
     *
     * @param samples at least {@link #LEAST_SAMPLES}; a tenth of them is held out unless the
     *     options say otherwise
     * @param inputs number of inputs
     */
    public static Trained train(
            List<Sample> samples, int inputs, TrainingOptions options, long seed) {
        assert samples.size() >= LEAST_SAMPLES : samples.size();
        Trainer trainer = new Trainer(samples, inputs, options, seed);
        trainer.descend();
        return new Trained(
                trainer.scaling.fold(trainer.layers),
                trainer.rounds,
                trainer.error(trainer.rows, trainer.learned),
                trainer.error(trainer.heldRows, trainer.held));
    }

    private static List<Sample> shuffled(List<Sample> samples, Rng rng) {
        List<Sample> all = new ArrayList<>(samples);
        for (int i = all.size() - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            Sample sample = all.get(i);
            all.set(i, all.get(j));
            all.set(j, sample);
        }
        return all;
    }

    /** The mean of the wanted outputs: the best constant prediction. */
    public static double meanTarget(List<Sample> samples) {
        return samples.stream().mapToDouble(Sample::target).average().orElse(0.5);
    }

    private void descend() {
        int[] order = new int[rows.length];
        if (options.patience() == 0) {
            for (rounds = 0; rounds < options.rounds(); rounds++) {
                round(order);
            }
        } else {
            double[] best = descendUntilWorse(order);
            System.arraycopy(best, 0, layers.parameters(), 0, best.length);
        }
    }

    private double[] descendUntilWorse(int[] order) {
        double[] best = layers.parameters().clone();
        double least = error(heldRows, held);
        int bestRound = 0;
        for (int round = 1; round <= options.rounds(); round++) {
            round(order);
            double error = error(heldRows, held);
            if (error < least) {
                least = error;
                best = layers.parameters().clone();
                bestRound = round;
            } else if (round - bestRound >= options.patience()) {
                break;
            }
        }
        rounds = bestRound;
        return best;
    }

    private double error(float[][] some, List<Sample> samples) {
        double sum = 0;
        for (int i = 0; i < some.length; i++) {
            double difference = layers.forward(some[i]) - samples.get(i).target();
            sum += difference * difference;
        }
        return sum / some.length;
    }

    /** One pass over the examples in a random order. */
    private void round(int[] order) {
        for (int i = 0; i < order.length; i++) {
            int j = rng.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        for (int from = 0; from < order.length; from += options.batch()) {
            step(order, from, Math.min(order.length, from + options.batch()));
        }
    }

    private void step(int[] order, int from, int to) {
        Arrays.fill(gradient, 0);
        for (int i = from; i < to; i++) {
            layers.addGradient(
                    rows[order[i]], learned.get(order[i]).target(), 1.0 / (to - from), gradient);
        }
        steps++;
        double[] parameters = layers.parameters();
        double rate =
                options.rate()
                        * Math.sqrt(1 - StrictMath.pow(BETA_2, steps))
                        / (1 - StrictMath.pow(BETA_1, steps));
        for (int i = 0; i < parameters.length; i++) {
            mean[i] += (1 - BETA_1) * (gradient[i] - mean[i]);
            square[i] += (1 - BETA_2) * (gradient[i] * gradient[i] - square[i]);
            parameters[i] -= rate * mean[i] / (Math.sqrt(square[i]) + EPSILON);
        }
    }

    /**
     * A trained network.
     *
     * @param rounds number of passes after which the held-out error was smallest
     * @param error mean squared error on the examples it was trained with
     * @param heldError mean squared error on the held-out examples, which chose the moment to stop;
     *     NaN if there are none
     */
    public record Trained(Perceptron network, int rounds, double error, double heldError) {}
}
