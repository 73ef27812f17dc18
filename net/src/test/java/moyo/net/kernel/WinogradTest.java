package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The identity Y = A' [(G g G') * (B' d B)] A for one tile, in double precision. */
final class WinogradTest {
    private static final double[][] B = {
        {2, -1, -2, 1, 0}, {0, -2, -1, 1, 0}, {0, 2, -3, 1, 0}, {0, -1, 0, 1, 0}, {0, 2, -1, -2, 1}
    };
    private static final double[][] A = {{1, 1, 1, 1, 0}, {0, 1, -1, 2, 0}, {0, 1, 1, 4, 1}};

    private final Random random = new Random(3);

    private static double[][] product(double[][] left, double[][] right) {
        double[][] out = new double[left.length][right[0].length];
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < right[0].length; j++) {
                for (int k = 0; k < right.length; k++) {
                    out[i][j] += left[i][k] * right[k][j];
                }
            }
        }
        return out;
    }

    private static double[][] transposed(double[][] a) {
        double[][] out = new double[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a[0].length; j++) {
                out[j][i] = a[i][j];
            }
        }
        return out;
    }

    /** The 25 transformed weights of a pair of channels. */
    private static double[][] transformed(Winograd winograd, int output, int input) {
        double[][] out = new double[5][5];
        for (int number = 0; number < 25; number++) {
            Matrix matrix = winograd.weights(number);
            int at = matrix.panel(output / Matrix.PANEL) + input * Matrix.PANEL;
            out[number / 5][number % 5] = matrix.values()[at + output % Matrix.PANEL];
        }
        return out;
    }

    @Test
    void aTileOfThreeByThreeOutputsIsTheConvolutionOfItsPatch() {
        int outputs = 34;
        int inputs = 3;
        float[] filters = NaiveConvolution.floats(outputs * inputs * 9, 1, random);
        Winograd winograd = new Winograd(outputs, inputs, filters);
        double[][] patch = NaiveConvolution.random(5, 5, random);
        double[][] d = product(product(B, patch), transposed(B));
        for (int pair = 0; pair < outputs * inputs; pair++) {
            double[][] m = transformed(winograd, pair / inputs, pair % inputs);
            for (int i = 0; i < 25; i++) {
                m[i / 5][i % 5] *= d[i / 5][i % 5];
            }
            double[][] y = product(product(A, m), transposed(A));
            for (int cell = 0; cell < 9; cell++) {
                assertThat(y[cell / 3][cell % 3])
                        .as("pair %d, cell %d", pair, cell)
                        .isCloseTo(direct(patch, filters, pair, cell), within(2e-5));
            }
        }
    }

    private static double direct(double[][] patch, float[] filters, int pair, int cell) {
        double sum = 0;
        for (int tap = 0; tap < 9; tap++) {
            sum += filters[9 * pair + tap] * patch[cell / 3 + tap / 3][cell % 3 + tap % 3];
        }
        return sum;
    }

    /**
     * The first point is 0, which sees the first tap; the last is infinity, which sees the last.
     */
    @Test
    void theCornersOfATileHoldTheCornersOfTheFilter() {
        float[] filter = {8, 0, 0, 0, 0, 0, 0, 0, 3};
        double[][] transformed = transformed(new Winograd(1, 1, filter), 0, 0);
        assertThat(transformed[0][0]).isEqualTo(8 / 4.0);
        assertThat(transformed[4][4]).isEqualTo(3);
        assertThat(transformed[0][4]).isZero();
        assertThat(transformed[4][0]).isZero();
    }
}
