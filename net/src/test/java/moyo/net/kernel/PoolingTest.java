package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PoolingTest {
    private static FeatureMap row(double... values) {
        return NaiveConvolution.map(new double[][] {values}, 1, values.length);
    }

    @Test
    void givesMeanScaledMeanAndMaximum() {
        float[] pooled = new Pooling(1, 4, 1).apply(row(1, 2, 8, 5));
        assertThat(pooled).containsExactly(4, 4 * (2 - 14) / 10f, 8);
    }

    /** Zeros of the border would be the maximum here. */
    @Test
    void leavesTheBorderOut() {
        float[] pooled = new Pooling(1, 2, 1).apply(row(-3, -1));
        assertThat(pooled[0]).isEqualTo(-2);
        assertThat(pooled[2]).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({"14,14,0", "9,9,-0.5", "19,19,0.5", "4,9,-0.8"})
    void theScaleGrowsWithTheSideOfTheBoard(int height, int width, double scale) {
        double[] ones = new double[height * width];
        Arrays.fill(ones, 1);
        float[] pooled =
                new Pooling(height, width, 1)
                        .apply(NaiveConvolution.map(new double[][] {ones}, height, width));
        assertThat((double) pooled[1]).isCloseTo(scale, within(1e-6));
    }

    @Test
    void poolsEveryChannelForItselfAndAnewEachTime() {
        double[][] x = NaiveConvolution.random(35, 12, new Random(4));
        Pooling pooling = new Pooling(3, 4, 35);
        pooling.apply(NaiveConvolution.map(NaiveConvolution.random(35, 12, new Random(5)), 3, 4));
        float[] pooled = pooling.apply(NaiveConvolution.map(x, 3, 4));
        assertThat(pooled).hasSize(3 * 35);
        for (int c = 0; c < 35; c++) {
            double mean = Arrays.stream(x[c]).average().orElseThrow();
            assertThat((double) pooled[c]).isCloseTo(mean, within(1e-6));
            assertThat(pooled[70 + c]).isEqualTo((float) Arrays.stream(x[c]).max().orElseThrow());
        }
    }
}
