package moyo.net.kernel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import moyo.net.weights.Architecture;

/**
 * Evaluates positions with a network on boards of one size; one thread's. The same weights and row
 * give the same bits on every machine and every Java version. No method but the constructor
 * allocates.
 */
public final class Inference implements RowEvaluator {
    private static final VarHandle FLOATS =
            MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

    /** What the network's score output is multiplied with, in points. */
    private static final float POINTS = 10;

    private final Network network;
    private final Kernel kernel;
    private final Convolver convolver;
    private final Pooling pooling;
    private final PolicyHead policyHead;
    private final FeatureMap input;
    private final FeatureMap x;
    private final FeatureMap y;
    private final float[] stemBias;
    private final float[] poolTerm;
    private final float[] hidden;
    private final float[] out;
    private final float[] logits;
    private final float[] owners;

    /** Uses the fastest kernel of this virtual machine; see {@link #kernel}. */
    public Inference(Network network, int height, int width) {
        this(network, height, width, Kernels.best());
    }

    Inference(Network network, int height, int width, Kernel kernel) {
        Architecture architecture = network.architecture();
        int channels = architecture.channels();
        this.network = network;
        this.kernel = kernel;
        int most = Math.max(channels, architecture.inputs());
        convolver = new Convolver(kernel, height, width, most, channels);
        pooling = new Pooling(height, width, channels);
        policyHead = new PolicyHead(kernel, network, height * width);
        input = FeatureMap.zero(height, width, architecture.inputs());
        x = FeatureMap.zero(height, width, channels);
        y = FeatureMap.zero(height, width, channels);
        stemBias = new float[Matrix.padded(channels)];
        poolTerm = new float[Matrix.padded(channels)];
        hidden = new float[network.valueHidden.paddedOutputs()];
        out = new float[network.valueOut.paddedOutputs()];
        logits = new float[architecture.policySize(height * width)];
        owners = new float[height * width];
    }

    /** The name of the kernel in use: "plain", or "vector" with its width. */
    public String kernel() {
        return kernel.name();
    }

    @Override
    public void evaluate(byte[] row, int offset) {
        readCells(row, offset);
        readGlobals(row, offset + x.layout().cells());
        convolver.apply(network.stem, input, stemBias, false, x);
        for (int i = 0; i < network.blocks.size(); i++) {
            apply(network.blocks.get(i));
        }
        float[] pooled = pooling.apply(x);
        policyHead.apply(x, pooled, logits);
        network.valueHidden.apply(kernel, pooled, hidden);
        for (int i = 0; i < hidden.length; i++) {
            hidden[i] = Math.max(hidden[i], 0);
        }
        network.valueOut.apply(kernel, hidden, out);
    }

    private void readCells(byte[] row, int offset) {
        MapLayout layout = input.layout();
        int planes = network.architecture().planes();
        int at = offset;
        for (int i = 0; i < layout.height(); i++) {
            for (int j = 0; j < layout.width(); j++, at++) {
                int to = layout.at(i, j);
                for (int plane = 0; plane < planes; plane++) {
                    input.values()[to + plane] = row[at] >> plane & 1;
                }
                input.values()[to + planes] = 1;
            }
        }
    }

    /** Adds the terms of the global inputs to the bias of the stem. */
    private void readGlobals(byte[] row, int offset) {
        int globals = network.architecture().globals();
        for (int c = 0; c < network.architecture().channels(); c++) {
            float sum = network.stemBias[c];
            for (int i = 0; i < globals; i++) {
                float value = (float) FLOATS.get(row, offset + Float.BYTES * i);
                sum = Math.fma(network.stemGlobals[c * globals + i], value, sum);
            }
            stemBias[c] = sum;
        }
    }

    private void apply(Block block) {
        convolver.apply(block.conv1, x, block.bias1, false, y);
        if (block.pool != null) {
            block.pool.apply(kernel, pooling.apply(y), poolTerm);
            addToCells(poolTerm);
        }
        convolver.apply(block.conv2, y, block.bias2, true, x);
    }

    private void addToCells(float[] term) {
        MapLayout layout = y.layout();
        float[] values = y.values();
        for (int i = 0; i < layout.height(); i++) {
            for (int j = 0; j < layout.width(); j++) {
                int cell = layout.at(i, j);
                for (int c = 0; c < term.length; c++) {
                    values[cell + c] = Math.max(values[cell + c] + term[c], 0);
                }
            }
        }
    }

    @Override
    public float[] logits() {
        return logits;
    }

    @Override
    public float valueLogit() {
        return out[0];
    }

    /** The probability that the side to move of the last position wins. */
    public float value() {
        return (float) (1 / (1 + StrictMath.exp(-out[0])));
    }

    @Override
    public float score() {
        return POINTS * out[1];
    }

    @Override
    public float[] owners() {
        MapLayout layout = x.layout();
        int cell = 0;
        for (int i = 0; i < layout.height(); i++) {
            for (int j = 0; j < layout.width(); j++) {
                owners[cell++] = (float) StrictMath.tanh(owner(layout.at(i, j)));
            }
        }
        return owners;
    }

    private float owner(int cell) {
        float sum = network.ownersBias;
        for (int c = 0; c < network.ownersConv.length; c++) {
            sum = Math.fma(network.ownersConv[c], x.values()[cell + c], sum);
        }
        return sum;
    }
}
