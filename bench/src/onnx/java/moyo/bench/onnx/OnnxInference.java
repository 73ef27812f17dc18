package moyo.bench.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;

import moyo.net.kernel.RowEvaluator;
import moyo.net.weights.Architecture;

import java.nio.FloatBuffer;
import java.util.Map;

/** Evaluates rows with ONNX Runtime; one thread's. Inputs and outputs keep their memory. */
final class OnnxInference implements RowEvaluator {
    /** The score is in tens of points. */
    private static final float POINTS = 10;

    private final OrtSession session;
    private final RowEvaluator forOwners;
    private final RowInputs inputs;
    private final FloatBuffer policy;
    private final FloatBuffer value;
    private final Map<String, OnnxTensor> outputs;
    private final float[] logits;
    private final byte[] last;

    /**
     * @param forOwners tells the owners, which the model does not have
     */
    OnnxInference(OrtSession session, RowEvaluator forOwners, Architecture a, int height, int width)
            throws OrtException {
        this.session = session;
        this.forOwners = forOwners;
        inputs = new RowInputs(a, height, width);
        logits = new float[a.policySize(height * width)];
        policy = RowInputs.floats(logits.length);
        value = RowInputs.floats(2);
        outputs =
                Map.of(
                        "policy", RowInputs.tensor(policy, 1, logits.length),
                        "value", RowInputs.tensor(value, 1, 2));
        last = new byte[height * width + Float.BYTES * a.globals()];
    }

    @Override
    public void evaluate(byte[] row, int offset) {
        System.arraycopy(row, offset, last, 0, last.length);
        inputs.read(row, offset);
        try {
            session.run(inputs.tensors(), outputs).close();
        } catch (OrtException e) {
            throw new IllegalStateException(e);
        }
        policy.get(0, logits);
    }

    @Override
    public float[] logits() {
        return logits;
    }

    @Override
    public float valueLogit() {
        return value.get(0);
    }

    @Override
    public float score() {
        return POINTS * value.get(1);
    }

    @Override
    public float[] owners() {
        forOwners.evaluate(last, 0);
        return forOwners.owners();
    }
}
