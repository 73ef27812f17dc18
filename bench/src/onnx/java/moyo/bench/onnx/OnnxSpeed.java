package moyo.bench.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;

import moyo.game.Rng;
import moyo.go.net.GoLessons;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.kernel.RowEvaluator;
import moyo.net.weights.Weights;
import moyo.net.weights.WeightsFile;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Evaluates positions of Go with Moyo's kernels and with ONNX Runtime, fp32 and int8 (one thread,
 * batch 1): prints how far the outputs are from Moyo's, on positions that int8 was not calibrated
 * with, and evaluations per CPU second of the thread, in turns, median and best of all rounds, and
 * the median of the rounds' ratios.
 *
 * <pre>
 * mvn -q -Ponnx -pl bench -am package -DskipTests
 * java --add-modules jdk.incubator.vector -cp bench/target/benchmarks.jar \
 *     moyo.bench.onnx.OnnxSpeed go/src/main/resources/moyo/go/net/go-9x9.net 9
 * </pre>
 *
 * <p>Java 17, AVX-512 with VNNI, a busy machine, 6 blocks of 64 channels on 9x9, medians of four
 * runs of three or four rounds: Moyo 3,009 to 3,097, ONNX Runtime 1.29.0 fp32 1,392 to 1,404 (ratio
 * 0.45 to 0.47), int8 3,810 to 3,821 (ratio 1.23 to 1.27; the same best move in 984 of 1,024
 * positions, mean error of the winning probability 0.0084).
 */
public final class OnnxSpeed {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long ROUND = 500_000_000; // nanoseconds of CPU
    private static final int POSITIONS = 1024;

    private final List<Walk.Sample> samples;
    private final int rounds;

    private OnnxSpeed(List<Walk.Sample> samples, int rounds) {
        this.samples = samples;
        this.rounds = rounds;
    }

    /** Arguments: the weights file, the size of the board, the number of rounds (15). */
    public static void main(String[] arguments) throws OrtException {
        Weights weights = WeightsFile.read(Path.of(arguments[0]));
        int size = Integer.parseInt(arguments[1]);
        int rounds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 15;
        Inference moyo = new Network(weights).forThread(size, size);
        Teachable<?> lessons = GoLessons.learned(size);
        List<Walk.Sample> known = Calibration.samples(lessons, moyo);
        List<Walk.Sample> fresh = new Walk<>(lessons, moyo, new Rng(2)).samples(POSITIONS, known);
        String name = "ONNX Runtime " + OrtEnvironment.getEnvironment().getVersion();
        new OnnxSpeed(fresh, rounds)
                .compare(
                        List.of("moyo, " + moyo.kernel(), name + ", fp32", name + ", int8"),
                        List.of(
                                moyo,
                                OnnxNetwork.fp32(weights, size, size).forThread(size, size),
                                OnnxNetwork.int8(weights, size, size, known)
                                        .forThread(size, size)));
    }

    private void compare(List<String> names, List<RowEvaluator> evaluators) {
        for (int i = 1; i < names.size(); i++) {
            System.out.printf(
                    "%s: %s%n", names.get(i), difference(evaluators.get(0), evaluators.get(i)));
        }
        double[][] rates = new double[names.size()][rounds];
        evaluators.forEach(this::rate);
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < rates.length; i++) {
                rates[i][round] = rate(evaluators.get(i));
            }
        }
        for (int i = 0; i < rates.length; i++) {
            print(names.get(i), rates[i], rates[0]);
        }
    }

    private String difference(RowEvaluator exact, RowEvaluator other) {
        int same = 0;
        double values = 0;
        double scores = 0;
        float largest = 0;
        for (Walk.Sample sample : samples) {
            exact.evaluate(sample.row(), 0);
            other.evaluate(sample.row(), 0);
            same +=
                    Walk.best(exact, sample.indices()) == Walk.best(other, sample.indices())
                            ? 1
                            : 0;
            values +=
                    Math.abs(
                            Utility.logistic(exact.valueLogit())
                                    - Utility.logistic(other.valueLogit()));
            scores += Math.abs(exact.score() - other.score());
            for (int index : sample.indices()) {
                largest =
                        Math.max(largest, Math.abs(exact.logits()[index] - other.logits()[index]));
            }
        }
        int count = samples.size();
        return ("same best move in %d of %d positions, mean error of the winning probability %.4f,"
                        + " of the score %.3f, largest error of a logit %.5f")
                .formatted(same, count, values / count, scores / count, largest);
    }

    private void print(String name, double[] rates, double[] first) {
        double[] ratios = new double[rounds];
        Arrays.setAll(ratios, round -> rates[round] / first[round]);
        Arrays.sort(ratios);
        double[] sorted = rates.clone();
        Arrays.sort(sorted);
        System.out.printf(
                "%s: %.0f evaluations per CPU second, best %.0f; ratio to the first %.2f (%.2f to"
                    + " %.2f)%n",
                name,
                sorted[rounds / 2],
                sorted[rounds - 1],
                ratios[rounds / 2],
                ratios[0],
                ratios[rounds - 1]);
    }

    private double rate(RowEvaluator evaluator) {
        long start = THREADS.getCurrentThreadCpuTime();
        long spent;
        int done = 0;
        do {
            evaluator.evaluate(samples.get(done++ % samples.size()).row(), 0);
            spent = THREADS.getCurrentThreadCpuTime() - start;
        } while (spent < ROUND);
        return done * 1e9 / spent;
    }
}
