package moyo.net.kernel;

import java.util.Arrays;
import java.util.Random;

/** Convolutions with 3 x 3 taps as they are defined, and maps as arrays by channel and cell. */
final class NaiveConvolution {
    private NaiveConvolution() {}

    /**
     * The convolution plus bias, in double precision; outside the board everything is zero.
     *
     * @param filters by output, input, row and column
     */
    static double[][] of(double[][] x, float[] filters, float[] biases, int height, int width) {
        double[][] out = new double[biases.length][height * width];
        for (int o = 0; o < out.length; o++) {
            for (int cell = 0; cell < height * width; cell++) {
                out[o][cell] = biases[o];
                for (int i = 0; i < x.length; i++) {
                    for (int tap = 0; tap < 9; tap++) {
                        int r = cell / width + tap / 3 - 1;
                        int c = cell % width + tap % 3 - 1;
                        if (r >= 0 && r < height && c >= 0 && c < width) {
                            out[o][cell] +=
                                    filters[(o * x.length + i) * 9 + tap] * x[i][r * width + c];
                        }
                    }
                }
            }
        }
        return out;
    }

    static double[][] random(int channels, int cells, Random random) {
        double[][] x = new double[channels][cells];
        for (double[] channel : x) {
            Arrays.setAll(channel, i -> (float) random.nextGaussian());
        }
        return x;
    }

    static float[] floats(int count, double scale, Random random) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) (scale * random.nextGaussian());
        }
        return values;
    }

    static FeatureMap map(double[][] x, int height, int width) {
        FeatureMap map = FeatureMap.zero(height, width, x.length);
        for (int c = 0; c < x.length; c++) {
            for (int cell = 0; cell < height * width; cell++) {
                map.values()[map.layout().at(cell / width, cell % width) + c] = (float) x[c][cell];
            }
        }
        return map;
    }

    /** The value of a channel of a cell. */
    static double at(FeatureMap map, int channel, int cell) {
        int width = map.layout().width();
        return map.values()[map.layout().at(cell / width, cell % width) + channel];
    }
}
