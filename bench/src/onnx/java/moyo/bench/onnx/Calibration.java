package moyo.bench.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;

import moyo.game.Rng;
import moyo.net.Teachable;
import moyo.net.kernel.RowEvaluator;
import moyo.net.weights.Weights;

import java.nio.FloatBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the ranges of the values that {@link Int8Tower} quantises: of the largest number seen and
 * shares of it the one with the least squared error.
 */
final class Calibration {
    private static final int POSITIONS = 1024;

    /** Shares of the largest number that are tried: 24/24, 23/24 and so on to 13/24. */
    private static final int STEPS = 24;

    private final OrtSession session;
    private final RowInputs inputs;
    private final List<Walk.Sample> samples;

    private Calibration(OrtSession session, RowInputs inputs, List<Walk.Sample> samples) {
        this.session = session;
        this.inputs = inputs;
        this.samples = samples;
    }

    /** Positions to calibrate with. */
    static List<Walk.Sample> samples(Teachable<?> lessons, RowEvaluator network) {
        return new Walk<>(lessons, network, new Rng(1)).samples(POSITIONS, List.of());
    }

    static Map<String, Range> ranges(
            Weights weights, int height, int width, List<Walk.Sample> samples) throws OrtException {
        try (OrtSession session = OnnxNetwork.session(OnnxModel.observed(weights, height, width))) {
            RowInputs inputs = new RowInputs(weights.architecture(), height, width);
            Calibration calibration = new Calibration(session, inputs, samples);
            return calibration.best(calibration.seen());
        }
    }

    private Map<String, Range> seen() throws OrtException {
        Map<String, Range> seen = new TreeMap<>();
        observe(
                (name, values) -> {
                    Range range = seen.getOrDefault(name, new Range(0, 0));
                    float least = range.least();
                    float most = range.most();
                    for (float value : values) {
                        least = Math.min(least, value);
                        most = Math.max(most, value);
                    }
                    seen.put(name, new Range(least, most));
                });
        return seen;
    }

    private Map<String, Range> best(Map<String, Range> seen) throws OrtException {
        Map<String, double[]> errors = new LinkedHashMap<>();
        observe(
                (name, values) -> {
                    double[] sums = errors.computeIfAbsent(name, n -> new double[STEPS / 2]);
                    for (int i = 0; i < sums.length; i++) {
                        sums[i] += squaredError(values, share(seen.get(name), i));
                    }
                });
        Map<String, Range> best = new TreeMap<>();
        errors.forEach((name, sums) -> best.put(name, share(seen.get(name), least(sums))));
        return best;
    }

    private static Range share(Range range, int i) {
        float share = 1 - (float) i / STEPS;
        return new Range(share * range.least(), share * range.most());
    }

    private static double squaredError(float[] values, Range range) {
        double sum = 0;
        for (float value : values) {
            double error = value - range.round(value);
            sum += error * error;
        }
        return sum;
    }

    private static int least(double[] sums) {
        int least = 0;
        for (int i = 1; i < sums.length; i++) {
            least = sums[i] < sums[least] ? i : least;
        }
        return least;
    }

    private interface Observer {
        void see(String name, float[] values);
    }

    private void observe(Observer observer) throws OrtException {
        for (Walk.Sample sample : samples) {
            inputs.read(sample.row(), 0);
            try (OrtSession.Result result = session.run(inputs.tensors())) {
                for (Map.Entry<String, OnnxValue> output : result) {
                    if (FloatTower.isShown(output.getKey())) {
                        FloatBuffer values = ((OnnxTensor) output.getValue()).getFloatBuffer();
                        float[] copy = new float[values.remaining()];
                        values.get(copy);
                        observer.see(output.getKey(), copy);
                    }
                }
            }
        }
    }
}
