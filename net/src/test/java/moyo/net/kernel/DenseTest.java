package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class DenseTest {
    static Stream<Kernel> kernels() {
        return Stream.of(Kernels.plain(), Kernels.vector());
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void isTheProductPlusTheBias(Kernel kernel) {
        Dense dense = Dense.of(new float[] {1, 2, 3, -4, 5, 0.5f}, new float[] {10, 20});
        float[] out = new float[dense.paddedOutputs()];
        Arrays.fill(out, 77); // of an earlier call
        dense.apply(kernel, new float[] {1, -1, 2}, out);
        assertThat(out).startsWith(15, 12);
        assertThat(Arrays.copyOfRange(out, 2, out.length)).as("padding").containsOnly(0);
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void hasOutputsInEveryPanel(Kernel kernel) {
        float[] weights = new float[70];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = i;
        }
        Dense dense = Dense.of(weights, new float[70]);
        float[] out = new float[dense.paddedOutputs()];
        dense.apply(kernel, new float[] {2}, out);
        assertThat(out).hasSize(96);
        for (int i = 0; i < 70; i++) {
            assertThat(out[i]).isEqualTo(2 * i);
        }
    }

    @Test
    void aBiasIsPaddedWithZeros() {
        assertThat(Dense.pad(new float[] {1, 2})).hasSize(32).startsWith(1, 2, 0).endsWith(0, 0);
        assertThat(Dense.pad(new float[32])).hasSize(32);
    }
}
