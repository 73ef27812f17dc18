package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class ConvolverTest {
    private static final int INPUTS = 5;

    /** More than one panel. */
    private static final int OUTPUTS = 37;

    private final Random random = new Random(11);
    private final float[] filters = NaiveConvolution.floats(OUTPUTS * INPUTS * 9, 0.2, random);
    private final float[] bias = NaiveConvolution.floats(OUTPUTS, 0.5, random);

    /** Boards smaller than a tile, boards of whole tiles, and boards with a rest. */
    static Stream<Arguments> boards() {
        int[][] sizes = {
            {1, 1}, {2, 1}, {1, 5}, {2, 2}, {3, 3}, {4, 2}, {3, 7}, {5, 6}, {9, 9}, {10, 11}
        };
        return Arrays.stream(sizes)
                .flatMap(
                        size ->
                                Stream.of(Kernels.plain(), Kernels.vector())
                                        .map(kernel -> Arguments.of(size[0], size[1], kernel)));
    }

    private static Convolver convolver(Kernel kernel, int height, int width) {
        return new Convolver(kernel, height, width, 64, 64); // more channels than are needed
    }

    private void convolve(Kernel kernel, FeatureMap x, boolean residual, FeatureMap out) {
        convolver(kernel, x.layout().height(), x.layout().width())
                .apply(new Winograd(OUTPUTS, INPUTS, filters), x, Dense.pad(bias), residual, out);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void agreesWithTheDefinitionUpToTheEdges(int height, int width, Kernel kernel) {
        double[][] x = NaiveConvolution.random(INPUTS, height * width, random);
        double[][] expected = NaiveConvolution.of(x, filters, bias, height, width);
        FeatureMap out = FeatureMap.zero(height, width, OUTPUTS);
        convolve(kernel, NaiveConvolution.map(x, height, width), false, out);
        for (int c = 0; c < OUTPUTS; c++) {
            for (int cell = 0; cell < height * width; cell++) {
                assertThat(NaiveConvolution.at(out, c, cell))
                        .as("channel %d, cell %d", c, cell)
                        .isCloseTo(Math.max(expected[c][cell], 0), within(1e-4));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void addsTheResidualBeforeItCutsOffNegativeNumbers(int height, int width, Kernel kernel) {
        double[][] x = NaiveConvolution.random(INPUTS, height * width, random);
        double[][] before = NaiveConvolution.random(OUTPUTS, height * width, random);
        double[][] y = NaiveConvolution.of(x, filters, bias, height, width);
        FeatureMap out = NaiveConvolution.map(before, height, width);
        convolve(kernel, NaiveConvolution.map(x, height, width), true, out);
        for (int c = 0; c < OUTPUTS; c++) {
            for (int cell = 0; cell < height * width; cell++) {
                assertThat(NaiveConvolution.at(out, c, cell))
                        .as("channel %d, cell %d", c, cell)
                        .isCloseTo(Math.max(y[c][cell] + before[c][cell], 0), within(1e-4));
            }
        }
    }

    /** The next convolution reads the border as zeros. */
    @ParameterizedTest
    @MethodSource("boards")
    void leavesTheBorderAndThePaddingChannelsZero(int height, int width, Kernel kernel) {
        Arrays.fill(bias, 1);
        double[][] x = NaiveConvolution.random(INPUTS, height * width, random);
        FeatureMap out = FeatureMap.zero(height, width, OUTPUTS);
        convolve(kernel, NaiveConvolution.map(x, height, width), false, out);
        float[] rest = out.values().clone();
        boolean anything = false;
        for (int cell = 0; cell < height * width; cell++) {
            for (int c = 0; c < OUTPUTS; c++) {
                int at = out.layout().at(cell / width, cell % width) + c;
                anything |= rest[at] != 0;
                rest[at] = 0;
            }
        }
        assertThat(anything).isTrue();
        assertThat(rest).containsOnly(0);
    }

    @Test
    void aBoardOfOneCellSeesTheMiddleTapAlone() {
        float[] taps = {9, 9, 9, 9, 2, 9, 9, 9, 9};
        FeatureMap out = FeatureMap.zero(1, 1, 1);
        convolver(Kernels.plain(), 1, 1)
                .apply(
                        new Winograd(1, 1, taps),
                        NaiveConvolution.map(new double[][] {{3}}, 1, 1),
                        Dense.pad(new float[] {0.5f}),
                        false,
                        out);
        assertThat(NaiveConvolution.at(out, 0, 0)).isCloseTo(6.5, within(1e-4));
    }

    @Test
    void aSecondConvolutionSeesNothingOfTheFirst() {
        Convolver convolver = convolver(Kernels.best(), 4, 5);
        Winograd weights = new Winograd(OUTPUTS, INPUTS, filters);
        FeatureMap x = NaiveConvolution.map(NaiveConvolution.random(INPUTS, 20, random), 4, 5);
        FeatureMap other = NaiveConvolution.map(NaiveConvolution.random(40, 20, random), 4, 5);
        FeatureMap once = FeatureMap.zero(4, 5, OUTPUTS);
        FeatureMap again = FeatureMap.zero(4, 5, OUTPUTS);
        convolver.apply(weights, x, Dense.pad(bias), false, once);
        float[] wide = NaiveConvolution.floats(OUTPUTS * 40 * 9, 1, random);
        convolver.apply(new Winograd(OUTPUTS, 40, wide), other, Dense.pad(bias), false, again);
        assertThat(again.values()).isNotEqualTo(once.values());
        convolver.apply(weights, x, Dense.pad(bias), false, again);
        assertThat(again.values()).isEqualTo(once.values());
    }
}
