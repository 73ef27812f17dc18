package moyo.net.kernel;

import static moyo.net.kernel.MapLayout.PATCH;
import static moyo.net.kernel.MapLayout.TILE;

/** Computes convolutions on boards of one size; one thread's. */
final class Convolver {
    private final Kernel kernel;
    private final float[] v;
    private final float[] m;

    /**
     * @param inputs the most input channels of a convolution
     * @param outputs the most output channels
     */
    Convolver(Kernel kernel, int height, int width, int inputs, int outputs) {
        this.kernel = kernel;
        v = new float[new MapLayout(height, width, Matrix.padded(inputs)).transformedSize()];
        m = new float[new MapLayout(height, width, Matrix.padded(outputs)).transformedSize()];
    }

    /**
     * Computes {@code out = relu(convolution of x + bias)}, with {@code residual} {@code out =
     * relu(convolution of x + bias + out)}.
     */
    void apply(Winograd weights, FeatureMap x, float[] bias, boolean residual, FeatureMap out) {
        transformInput(x);
        multiply(weights, x.layout(), out.layout());
        transformOutput(bias, residual, out);
    }

    private void transformInput(FeatureMap x) {
        MapLayout layout = x.layout();
        for (int tile = 0; tile < layout.tiles(); tile++) {
            int start = layout.at(row(layout, tile) - 1, column(layout, tile) - 1);
            kernel.transformInput(x, start, v, tile * layout.channels());
        }
    }

    private void multiply(Winograd weights, MapLayout in, MapLayout out) {
        for (int number = 0; number < PATCH * PATCH; number++) {
            kernel.multiply(
                    v,
                    number * in.numberStride(),
                    in.channels(),
                    in.tiles(),
                    weights.weights(number),
                    m,
                    number * out.numberStride(),
                    out.channels());
        }
    }

    private void transformOutput(float[] bias, boolean residual, FeatureMap out) {
        MapLayout layout = out.layout();
        for (int tile = 0; tile < layout.tiles(); tile++) {
            int row = row(layout, tile);
            int column = column(layout, tile);
            int rows = Math.min(TILE, layout.height() - row);
            int columns = Math.min(TILE, layout.width() - column);
            int start = layout.at(row, column);
            kernel.transformOutput(
                    m, tile * layout.channels(), bias, residual, out, start, rows, columns);
        }
    }

    private static int row(MapLayout layout, int tile) {
        return tile / layout.tileColumns() * TILE;
    }

    private static int column(MapLayout layout, int tile) {
        return tile % layout.tileColumns() * TILE;
    }
}
