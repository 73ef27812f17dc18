package moyo.net.kernel;

import moyo.net.weights.Architecture;

/**
 * Global pooling on boards of one size: the mean of each channel, the mean scaled by {@code (b -
 * 14) / 10} where b is the square root of the number of cells, and the maximum; one thread's.
 */
final class Pooling {
    private final int channels;
    private final float cells;
    private final float scale;
    private final float[] pooled;

    Pooling(int height, int width, int channels) {
        this.channels = channels;
        cells = height * width;
        scale = (float) ((Math.sqrt(height * width) - 14) / 10);
        pooled = new float[Architecture.POOLED * channels];
    }

    /**
     * The pooled numbers of a map: all means, all scaled means, all maxima. The array is
     * overwritten by the next call. Cells are added row by row.
     */
    float[] apply(FeatureMap x) {
        MapLayout layout = x.layout();
        start(x.values(), layout.at(0, 0));
        for (int row = 0; row < layout.height(); row++) {
            for (int column = row == 0 ? 1 : 0; column < layout.width(); column++) {
                add(x.values(), layout.at(row, column));
            }
        }
        for (int c = 0; c < channels; c++) {
            pooled[c] /= cells;
            pooled[channels + c] = pooled[c] * scale;
        }
        return pooled;
    }

    private void start(float[] values, int cell) {
        System.arraycopy(values, cell, pooled, 0, channels);
        System.arraycopy(values, cell, pooled, 2 * channels, channels);
    }

    private void add(float[] values, int cell) {
        for (int c = 0; c < channels; c++) {
            pooled[c] += values[cell + c];
        }
        for (int c = 0; c < channels; c++) {
            pooled[2 * channels + c] = Math.max(pooled[2 * channels + c], values[cell + c]);
        }
    }
}
