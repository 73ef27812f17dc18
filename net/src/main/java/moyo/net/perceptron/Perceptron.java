package moyo.net.perceptron;

import java.util.Arrays;

/**
 * A network of three layers: counts, one hidden layer of sigmoid units, and one sigmoid output. An
 * input that has no weights is ignored. Immutable; the caller holds the sums of the hidden layer,
 * so that a change of few counts costs few additions. Never allocates after construction.
 */
public final class Perceptron {
    private final int inputs;
    private final int hidden;
    private final int[] kept;

    /**
     * By input, where its weights begin; those of ignored inputs are the zeros at the beginning.
     */
    private final int[] offsets;

    private final float[] weights;
    private final float[] bias;
    private final float[] out;
    private final float outBias;

    /**
     * @param inputs number of inputs
     * @param kept the inputs that have weights, ascending
     * @param rows the weights from the kept inputs to the hidden units, input by input
     * @param bias of the hidden units
     * @param out the weights from the hidden units to the output
     */
    public Perceptron(
            int inputs, int[] kept, float[] rows, float[] bias, float[] out, float outBias) {
        assert rows.length == kept.length * bias.length && out.length == bias.length;
        this.inputs = inputs;
        this.kept = kept.clone();
        this.bias = bias.clone();
        this.out = out.clone();
        this.outBias = outBias;
        hidden = bias.length;
        weights = new float[hidden + rows.length];
        System.arraycopy(rows, 0, weights, hidden, rows.length);
        offsets = new int[inputs];
        for (int i = 0; i < kept.length; i++) {
            offsets[kept[i]] = (1 + i) * hidden;
        }
    }

    public int inputs() {
        return inputs;
    }

    /** Number of hidden units: the length of the sums. */
    public int hidden() {
        return hidden;
    }

    /** Number of inputs that have weights. */
    public int usedInputs() {
        return kept.length;
    }

    /** Sets the sums of the hidden units to those of counts that are all 0. */
    public void start(float[] sums) {
        System.arraycopy(bias, 0, sums, 0, hidden);
    }

    /** Adds {@code times} to the count of an input. */
    public void add(int input, float times, float[] sums) {
        int offset = offsets[input];
        for (int unit = 0; unit < hidden; unit++) {
            sums[unit] += times * weights[offset + unit];
        }
    }

    /** Takes 1 from the count of one input and adds it to that of another. */
    public void exchange(int from, int to, float[] sums) {
        int minus = offsets[from];
        int plus = offsets[to];
        if (minus != plus) {
            for (int unit = 0; unit < hidden; unit++) {
                sums[unit] += weights[plus + unit] - weights[minus + unit];
            }
        }
    }

    /** The output in [0, 1]. */
    public float value(float[] sums) {
        float sum = outBias;
        for (int unit = 0; unit < hidden; unit++) {
            sum += out[unit] * Sigmoid.of(sums[unit]);
        }
        return Sigmoid.of(sum);
    }

    int[] kept() {
        return kept.clone();
    }

    float[] rows() {
        return Arrays.copyOfRange(weights, hidden, weights.length);
    }

    float[] bias() {
        return bias.clone();
    }

    float[] out() {
        return out.clone();
    }

    float outBias() {
        return outBias;
    }
}
