package moyo.blokus.learn;

import java.util.Arrays;
import java.util.List;
import moyo.blokus.Placements;
import moyo.blokus.judge.Footprint;
import moyo.blokus.judge.JudgeFeatures;
import moyo.blokus.judge.JudgeWeights;
import moyo.game.Rng;

/**
 * Softmax regression: minimises the cross entropy between the judge's move probabilities and the
 * teacher's visit shares, with an L2 penalty. Uses Adam (Kingma and Ba 2015) with small batches and
 * a decreasing step size. The same seed gives the same weights on every machine.
 */
public final class Fitter {
    private static final int BATCH = 64;
    private static final double RATE = 0.03;

    /** β1, β2 and ε of the paper. */
    private static final double BETA_1 = 0.9;

    private static final double BETA_2 = 0.99;
    private static final double EPSILON = 1e-8;

    private final Example[] examples;
    private final Rng rng;
    private final FitOptions options;
    private final boolean[] frozen = new boolean[JudgeFeatures.COUNT];
    private final float[] weights = new float[JudgeWeights.COUNT];
    private final double[] gradient = new double[JudgeWeights.COUNT];
    private final double[] mean = new double[JudgeWeights.COUNT];
    private final double[] square = new double[JudgeWeights.COUNT];
    private final float[] values = new float[Footprint.SLOTS];
    private final double[] slotGradient = new double[Footprint.SLOTS];
    private final double[] probabilities = new double[Placements.COUNT];
    private int steps;

    public Fitter(List<Example> examples, FitOptions options, long seed) {
        this.examples = examples.toArray(Example[]::new);
        this.options = options;
        rng = new Rng(seed);
        for (int feature = 0; feature < frozen.length; feature++) {
            frozen[feature] = options.without().contains(JudgeFeatures.group(feature));
        }
    }

    /**
     * Makes {@code rounds} passes over all examples.
     *
     * @param finished called after each pass
     */
    public JudgeWeights fit(int rounds, Runnable finished) {
        int batches = (examples.length + BATCH - 1) / BATCH;
        for (int round = 0; round < rounds; round++) {
            shuffle();
            for (int batch = 0; batch < batches; batch++) {
                double progress = (round + (double) batch / batches) / rounds;
                int end = Math.min(examples.length, (batch + 1) * BATCH);
                step(batch * BATCH, end, RATE * (1 - progress));
            }
            finished.run();
        }
        return new JudgeWeights(weights);
    }

    private void shuffle() {
        for (int i = examples.length - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            Example example = examples[i];
            examples[i] = examples[j];
            examples[j] = example;
        }
    }

    private void step(int from, int to, double rate) {
        addPenalties();
        JudgeWeights judge = new JudgeWeights(weights);
        for (int i = from; i < to; i++) {
            addGradient(examples[i], judge, 1.0 / (to - from));
        }
        steps++;
        double correct1 = 1 - StrictMath.pow(BETA_1, steps);
        double correct2 = 1 - StrictMath.pow(BETA_2, steps);
        for (int i = 0; i < JudgeWeights.COUNT; i++) {
            mean[i] += (1 - BETA_1) * (gradient[i] - mean[i]);
            square[i] += (1 - BETA_2) * (gradient[i] * gradient[i] - square[i]);
            double deviation = Math.sqrt(square[i] / correct2) + EPSILON;
            if (!frozen[i % JudgeFeatures.COUNT]) {
                weights[i] -= (float) (rate * (mean[i] / correct1) / deviation);
            }
        }
    }

    private void addPenalties() {
        for (int i = 0; i < JudgeWeights.COUNT; i++) {
            gradient[i] = options.penalty() / examples.length * weights[i];
        }
        for (int i = JudgeFeatures.COUNT; i < JudgeWeights.COUNT; i++) {
            int before = i - JudgeFeatures.COUNT;
            double pull = options.smoothness() / examples.length * (weights[i] - weights[before]);
            gradient[i] += pull;
            gradient[before] -= pull;
        }
    }

    private void addGradient(Example example, JudgeWeights judge, double scale) {
        double sharpness = options.sharpness();
        example.judge(judge, values, probabilities);
        int base = example.phase() * JudgeFeatures.COUNT;
        Arrays.fill(slotGradient, 0);
        for (int i = 0; i < example.size(); i++) {
            int move = example.move(i);
            double chosen = i == example.chosen() ? sharpness : 0;
            double target = (1 - sharpness) * example.share(i) + chosen;
            double error = scale * (probabilities[i] - target);
            gradient[base + JudgeFeatures.piece(Placements.piece(move))] += error;
            for (int k = Footprint.size(move) - 1; k >= 0; k--) {
                slotGradient[Footprint.slot(move, k)] += error;
            }
        }
        for (int slot = 0; slot < Footprint.BLANK; slot++) {
            if (slotGradient[slot] != 0) {
                gradient[base + JudgeFeatures.kind(example.kinds(), slot)] += slotGradient[slot];
                int place = JudgeFeatures.place(example.kinds(), slot);
                if (place != JudgeFeatures.ABSENT) {
                    gradient[base + place] += slotGradient[slot];
                }
            }
        }
    }
}
