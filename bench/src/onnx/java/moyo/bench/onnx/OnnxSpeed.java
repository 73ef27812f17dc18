package moyo.bench.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.weights.Architecture;
import moyo.net.weights.Weights;
import moyo.net.weights.WeightsFile;

/**
 * Evaluates random positions with Moyo's kernels and with ONNX Runtime (fp32, one thread, batch 1):
 * checks that both agree and prints evaluations per CPU second of the thread, in turns, median and
 * best of fifteen rounds each, and the median of the rounds' ratios.
 *
 * <pre>
 * mvn -q -Ponnx -pl bench -am package -DskipTests
 * java --add-modules jdk.incubator.vector -cp bench/target/benchmarks.jar \
 *     moyo.bench.onnx.OnnxSpeed go/src/main/resources/moyo/go/net/go-9x9.net 9 9
 * </pre>
 *
 * <p>Java 17, AVX-512, a busy machine, 6 blocks of 64 channels on 9x9: Moyo 1,877 (best 2,182), ONNX
 * Runtime 1.29.0 1,276 (best 1,401), ratio 1.53 (1.12 to 1.80); the outputs differ by 0.0003 at most.
 */
public final class OnnxSpeed {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 15;
    private static final long ROUND = 500_000_000; // nanoseconds of CPU
    private static final int POSITIONS = 64;

    private final Inference ours;
    private final OrtSession theirs;
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final Architecture a;
    private final int height;
    private final int width;
    private final byte[][] rows;
    private final float[][] planes;
    private final float[][] globals;

    private OnnxSpeed(Weights weights, int height, int width) throws OrtException {
        this.height = height;
        this.width = width;
        a = weights.architecture();
        ours = new Inference(new Network(weights), height, width);
        OrtSession.SessionOptions options = new OrtSession.SessionOptions();
        options.setIntraOpNumThreads(1);
        options.setInterOpNumThreads(1);
        theirs = environment.createSession(OnnxModel.of(weights, height, width), options);
        rows = new byte[POSITIONS][height * width + Float.BYTES * a.globals()];
        planes = new float[POSITIONS][a.inputs() * height * width];
        globals = new float[POSITIONS][a.globals()];
        Random random = new Random(1);
        for (int i = 0; i < POSITIONS; i++) {
            fill(i, random);
        }
    }

    private void fill(int position, Random random) {
        int cells = height * width;
        for (int cell = 0; cell < cells; cell++) {
            int bits = random.nextInt(1 << a.planes());
            rows[position][cell] = (byte) bits;
            for (int plane = 0; plane < a.planes(); plane++) {
                planes[position][plane * cells + cell] = bits >> plane & 1;
            }
            planes[position][a.planes() * cells + cell] = 1;
        }
        ByteBuffer tail = ByteBuffer.wrap(rows[position]).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < a.globals(); i++) {
            globals[position][i] = random.nextFloat() * 2 - 1;
            tail.putFloat(cells + Float.BYTES * i, globals[position][i]);
        }
    }

    /** Arguments: the weights file, height and width of the board. */
    public static void main(String[] arguments) throws OrtException {
        Weights weights = WeightsFile.read(Path.of(arguments[0]));
        OnnxSpeed speed =
                new OnnxSpeed(
                        weights, Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        System.out.printf(
                "largest difference of an output: %.6f%n", speed.largestDifference());
        speed.measure();
    }

    private float largestDifference() throws OrtException {
        float largest = 0;
        for (int i = 0; i < POSITIONS; i++) {
            ours.evaluate(rows[i], 0);
            float[][] outputs = theirs(i);
            for (int k = 0; k < outputs[0].length; k++) {
                largest = Math.max(largest, Math.abs(outputs[0][k] - ours.logits()[k]));
            }
            largest = Math.max(largest, Math.abs(outputs[1][0] - ours.valueLogit()));
            largest = Math.max(largest, Math.abs(outputs[1][1] - ours.score() / 10));
        }
        return largest;
    }

    private float[][] theirs(int position) throws OrtException {
        Map<String, OnnxTensor> inputs = new LinkedHashMap<>();
        inputs.put("planes", tensor(planes[position], 1, a.inputs(), height, width));
        if (a.globals() > 0) {
            inputs.put("globals", tensor(globals[position], 1, a.globals()));
        }
        try (OrtSession.Result result = theirs.run(inputs)) {
            float[][] policy = (float[][]) result.get("policy").orElseThrow().getValue();
            float[][] value = (float[][]) result.get("value").orElseThrow().getValue();
            return new float[][] {policy[0], value[0]};
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    private OnnxTensor tensor(float[] values, long... shape) throws OrtException {
        return OnnxTensor.createTensor(environment, FloatBuffer.wrap(values), shape);
    }

    private void measure() throws OrtException {
        double[] mine = new double[ROUNDS];
        double[] other = new double[ROUNDS];
        double[] ratios = new double[ROUNDS];
        rate(i -> ours.evaluate(rows[i], 0));
        rate(this::theirs);
        for (int round = 0; round < ROUNDS; round++) {
            mine[round] = rate(i -> ours.evaluate(rows[i], 0));
            other[round] = rate(this::theirs);
            ratios[round] = mine[round] / other[round];
        }
        print("moyo, " + ours.kernel(), mine);
        print("ONNX Runtime " + environment.getVersion() + ", fp32", other);
        Arrays.sort(ratios);
        System.out.printf(
                "ratio: %.2f (%.2f to %.2f)%n",
                ratios[ROUNDS / 2], ratios[0], ratios[ROUNDS - 1]);
    }

    private static void print(String name, double[] rates) {
        Arrays.sort(rates);
        System.out.printf(
                "%s: %.0f evaluations per CPU second, best %.0f%n",
                name, rates[ROUNDS / 2], rates[ROUNDS - 1]);
    }

    private interface Evaluation {
        void of(int position) throws OrtException;
    }

    private static double rate(Evaluation evaluation) throws OrtException {
        long start = THREADS.getCurrentThreadCpuTime();
        long spent;
        int done = 0;
        do {
            evaluation.of(done++ % POSITIONS);
            spent = THREADS.getCurrentThreadCpuTime() - start;
        } while (spent < ROUND);
        return done * 1e9 / spent;
    }
}
