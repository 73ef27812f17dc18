package moyo.net.kernel;

/**
 * A matrix of weights in the order in which the kernels read it: panels of {@link #PANEL} columns,
 * each of them row after row; missing columns are zero.
 */
final class Matrix {
    /** Two vectors of 512 bits. */
    static final int PANEL = 32;

    private final int depth;
    private final int columns;
    private final float[] values;

    private Matrix(int depth, int columns) {
        this.depth = depth;
        this.columns = padded(columns);
        values = new float[depth * this.columns];
    }

    /** The least multiple of {@link #PANEL} that holds {@code columns}. */
    static int padded(int columns) {
        return (columns + PANEL - 1) / PANEL * PANEL;
    }

    /**
     * Packs the weights of a layer.
     *
     * @param weights for each output its weights by input
     */
    static Matrix ofOutputs(int outputs, int inputs, float[] weights) {
        assert weights.length == outputs * inputs;
        Matrix matrix = new Matrix(inputs, outputs);
        for (int output = 0; output < outputs; output++) {
            for (int input = 0; input < inputs; input++) {
                matrix.set(input, output, weights[output * inputs + input]);
            }
        }
        return matrix;
    }

    private void set(int row, int column, float value) {
        values[panel(column / PANEL) + row * PANEL + column % PANEL] = value;
    }

    /** The rows, which are summed over. */
    int depth() {
        return depth;
    }

    /** The outputs, padding included. */
    int paddedColumns() {
        return columns;
    }

    int panels() {
        return columns / PANEL;
    }

    /** Where a panel begins in {@link #values}. */
    int panel(int index) {
        return index * depth * PANEL;
    }

    float[] values() {
        return values;
    }
}
