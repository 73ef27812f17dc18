package moyo.bench.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;

import moyo.net.kernel.Network;
import moyo.net.kernel.RowEvaluator;
import moyo.net.kernel.RowEvaluatorSpec;
import moyo.net.weights.Weights;

import java.util.List;
import java.util.Map;

/** A network that ONNX Runtime evaluates on boards of one size; shared by threads. */
final class OnnxNetwork implements RowEvaluatorSpec {
    private final Network own;
    private final int height;
    private final int width;
    private final OrtSession session;

    private OnnxNetwork(Weights weights, int height, int width, byte[] model) throws OrtException {
        own = new Network(weights);
        this.height = height;
        this.width = width;
        session = session(model);
    }

    /** In fp32. */
    static OnnxNetwork fp32(Weights weights, int height, int width) throws OrtException {
        return new OnnxNetwork(weights, height, width, OnnxModel.of(weights, height, width));
    }

    /** In int8, with ranges from sample positions. */
    static OnnxNetwork int8(Weights weights, int height, int width, List<Walk.Sample> samples)
            throws OrtException {
        Map<String, Range> ranges = Calibration.ranges(weights, height, width, samples);
        return new OnnxNetwork(
                weights, height, width, OnnxModel.int8(weights, height, width, ranges));
    }

    /** A session with one thread, the caller's. */
    static OrtSession session(byte[] model) throws OrtException {
        OrtSession.SessionOptions options = new OrtSession.SessionOptions();
        options.setIntraOpNumThreads(1);
        options.setInterOpNumThreads(1);
        // Would quantise nothing more here and repeat DequantizeLinear for each of its readers.
        options.addConfigEntry("session.disable_quant_qdq", "1");
        return OrtEnvironment.getEnvironment().createSession(model, options);
    }

    @Override
    public RowEvaluator forThread(int height, int width) {
        if (height != this.height || width != this.width) {
            throw new IllegalArgumentException(
                    "the model is for %dx%d".formatted(this.height, this.width));
        }
        try {
            return new OnnxInference(
                    session,
                    own.forThread(height, width),
                    own.architecture(),
                    height,
                    width);
        } catch (OrtException e) {
            throw new IllegalStateException(e);
        }
    }
}
