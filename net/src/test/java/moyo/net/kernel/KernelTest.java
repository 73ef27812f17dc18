package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The matrix product of all kernels, with every rest of rows that their blocks leave. */
final class KernelTest {
    private static final float UNTOUCHED = 99;

    private final Random random = new Random(2);

    @ParameterizedTest
    @CsvSource({
        "1,1,1",
        "2,3,31",
        "3,5,32",
        "4,9,33",
        "5,2,64",
        "6,64,65",
        "7,7,96",
        "8,1,40",
        "9,12,128",
        "13,32,32"
    })
    void multipliesRowsWithinLargerArrays(int rows, int depth, int columns) {
        float[] weights = NaiveConvolution.floats(columns * depth, 1, random);
        Matrix b = Matrix.ofOutputs(columns, depth, weights);
        int aStride = depth + 3;
        int outStride = b.paddedColumns() + 5;
        float[] a = NaiveConvolution.floats(2 + rows * aStride, 1, random);
        float[] plain = multiply(Kernels.plain(), a, aStride, rows, b, outStride);
        float[] vector = multiply(Kernels.vector(), a, aStride, rows, b, outStride);
        assertThat(vector).isEqualTo(plain);
        for (int i = 0; i < plain.length; i++) {
            int row = Math.floorDiv(i - 4, outStride);
            int column = Math.floorMod(i - 4, outStride);
            if (row < 0 || row >= rows || column >= b.paddedColumns()) {
                assertThat(plain[i]).as("outside, %d", i).isEqualTo(UNTOUCHED);
            } else {
                double expected = 0;
                for (int k = 0; column < columns && k < depth; k++) {
                    expected += (double) a[2 + row * aStride + k] * weights[column * depth + k];
                }
                assertThat((double) plain[i])
                        .as("row %d, column %d", row, column)
                        .isCloseTo(expected, within(1e-4));
            }
        }
    }

    private static float[] multiply(
            Kernel kernel, float[] a, int aStride, int rows, Matrix b, int outStride) {
        float[] out = new float[4 + rows * outStride];
        Arrays.fill(out, UNTOUCHED);
        kernel.multiply(a, 2, aStride, rows, b, out, 4, outStride);
        return out;
    }
}
