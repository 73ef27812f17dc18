package moyo.net.kernel;

import static moyo.net.kernel.MapLayout.PATCH;

/**
 * The weights of a convolution with 3 x 3 taps, transformed for Winograd's minimal filtering F(3 x
 * 3, 3 x 3) with the points 0, 1, -1, 2 and infinity (Lavin and Gray, "Fast Algorithms for
 * Convolutional Neural Networks", 2016). A tile of 3 x 3 outputs takes 25 products a pair of
 * channels instead of 81; a 9 x 9 board is 9 tiles.
 *
 * <pre>
 * Y = A' [(G g G') * (B' d B)] A
 *
 *      2 -1 -2  1  0         1/2    0    0         1  1  1  1  0
 *      0 -2 -1  1  0        -1/2 -1/2 -1/2    A' = 0  1 -1  2  0
 * B' = 0  2 -3  1  0    G = -1/6  1/6 -1/6         0  1  1  4  1
 *      0 -1  0  1  0         1/6  1/3  2/3
 *      0  2 -1 -2  1          0    0    1
 * </pre>
 *
 * <p>The products of one number of all tiles with all channels are one matrix product. Factors 2
 * and 4 are exact, so the transforms need no fused multiply-add.
 */
final class Winograd {
    private static final double[][] G = {
        {1 / 2.0, 0, 0},
        {-1 / 2.0, -1 / 2.0, -1 / 2.0},
        {-1 / 6.0, 1 / 6.0, -1 / 6.0},
        {1 / 6.0, 1 / 3.0, 2 / 3.0},
        {0, 0, 1}
    };

    private final Matrix[] weights = new Matrix[PATCH * PATCH];

    /**
     * Transforms the weights of a file.
     *
     * @param filters as in a weights file: by output, input, row and column
     */
    Winograd(int outputs, int inputs, float[] filters) {
        assert filters.length == outputs * inputs * 9;
        for (int i = 0; i < PATCH; i++) {
            for (int j = 0; j < PATCH; j++) {
                weights[i * PATCH + j] = transform(i, j, outputs, inputs, filters);
            }
        }
    }

    private static Matrix transform(int i, int j, int outputs, int inputs, float[] filters) {
        float[] weights = new float[outputs * inputs];
        for (int pair = 0; pair < weights.length; pair++) {
            double sum = 0;
            for (int tap = 0; tap < 9; tap++) {
                sum += G[i][tap / 3] * filters[pair * 9 + tap] * G[j][tap % 3];
            }
            weights[pair] = (float) sum;
        }
        return Matrix.ofOutputs(outputs, inputs, weights);
    }

    /** The weights of one of the 25 numbers of a tile. */
    Matrix weights(int number) {
        return weights[number];
    }
}
