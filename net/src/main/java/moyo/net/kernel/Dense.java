package moyo.net.kernel;

import java.util.Arrays;

/**
 * A layer that connects all inputs with all outputs, or the same for every cell: {@code W x + b}.
 */
final class Dense {
    private final Matrix weights;
    private final float[] bias;

    private Dense(Matrix weights, float[] bias) {
        this.weights = weights;
        this.bias = bias;
    }

    /**
     * A layer from tensors of a file.
     *
     * @param weights by output and input
     */
    static Dense of(float[] weights, float[] bias) {
        int outputs = bias.length;
        Matrix matrix = Matrix.ofOutputs(outputs, weights.length / outputs, weights);
        return new Dense(matrix, pad(bias));
    }

    static float[] pad(float[] bias) {
        return Arrays.copyOf(bias, Matrix.padded(bias.length));
    }

    Matrix weights() {
        return weights;
    }

    /** Padded with zeros. */
    float[] bias() {
        return bias;
    }

    /** The length of an output, padding included. */
    int paddedOutputs() {
        return weights.paddedColumns();
    }

    /** Computes {@code out = W x + b}. */
    void apply(Kernel kernel, float[] x, float[] out) {
        kernel.multiply(x, 0, weights.depth(), 1, weights, out, 0, paddedOutputs());
        for (int i = 0; i < out.length; i++) {
            out[i] += bias[i];
        }
    }
}
