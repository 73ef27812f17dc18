package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import moyo.net.weights.Architecture;
import moyo.net.weights.RandomWeights;
import moyo.net.weights.Weights;
import moyo.testkit.Allocation;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class InferenceTest {
    private static final Offset<Double> CLOSE = within(1e-3);

    /** Height, width and architecture: every size, number of blocks and number of channels. */
    static Stream<Arguments> cases() {
        return Stream.of(
                Arguments.of(5, 4, new Architecture("a", 1, 8, 4, 1, true, 8, 3)),
                Arguments.of(5, 4, new Architecture("b", 1, 3, 0, 2, false, 33, 1)),
                Arguments.of(6, 7, new Architecture("c", 1, 2, 1, 1, false, 16, 2)),
                Arguments.of(9, 9, new Architecture("d", 1, 8, 4, 1, true, 64, 3)),
                Arguments.of(13, 13, new Architecture("e", 1, 8, 4, 1, true, 10, 3)),
                Arguments.of(14, 14, new Architecture("f", 1, 7, 42, 91, true, 32, 3)),
                Arguments.of(19, 19, new Architecture("g", 1, 8, 4, 1, true, 32, 1)),
                Arguments.of(1, 1, new Architecture("h", 1, 1, 1, 1, true, 96, 1)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void kernelsGiveTheSameBits(int height, int width, Architecture architecture) {
        Network network = new Network(RandomWeights.of(architecture, 5));
        Inference vector = new Inference(network, height, width, Kernels.vector());
        Inference plain = new Inference(network, height, width, Kernels.plain());
        Random random = new Random(6);
        for (int i = 0; i < 3; i++) {
            byte[] row = RandomRows.row(architecture, height * width, random);
            vector.evaluate(row, 0);
            plain.evaluate(row, 0);
            assertThat(vector.logits()).isEqualTo(plain.logits());
            assertThat(vector.value()).isEqualTo(plain.value());
            assertThat(vector.score()).isEqualTo(plain.score());
            assertThat(vector.owners()).isEqualTo(plain.owners());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void agreesWithTheDefinition(int height, int width, Architecture architecture) {
        Weights weights = RandomWeights.of(architecture, 7);
        Inference inference = new Inference(new Network(weights), height, width);
        NaiveNetwork naive = new NaiveNetwork(weights, height, width);
        Random random = new Random(8);
        for (int i = 0; i < 2; i++) {
            byte[] row = RandomRows.row(architecture, height * width, random);
            inference.evaluate(row, 0);
            naive.evaluate(row);
            assertThat(doubles(inference.logits())).containsExactly(naive.logits, CLOSE);
            assertThat((double) inference.value()).isCloseTo(naive.value, CLOSE);
            assertThat((double) inference.score()).isCloseTo(naive.score, within(1e-2));
            assertThat(doubles(inference.owners())).containsExactly(naive.owners, CLOSE);
        }
    }

    private static double[] doubles(float[] values) {
        double[] doubles = new double[values.length];
        Arrays.setAll(doubles, i -> values[i]);
        return doubles;
    }

    @Test
    void readsARowInsideALargerArray() {
        Architecture architecture = new Architecture("a", 1, 8, 3, 1, true, 8, 1);
        Inference inference = inference(architecture);
        byte[] row = RandomRows.row(architecture, 81, new Random(1));
        inference.evaluate(row, 0);
        float[] logits = inference.logits().clone();
        byte[] larger = new byte[row.length + 20];
        Arrays.fill(larger, (byte) 77);
        System.arraycopy(row, 0, larger, 7, row.length);
        inference.evaluate(new byte[row.length], 0);
        assertThat(inference.logits()).isNotEqualTo(logits);
        inference.evaluate(larger, 7);
        assertThat(inference.logits()).isEqualTo(logits);
    }

    /** All 8 planes, the highest of which is the sign bit of the byte, and every global input. */
    @Test
    void seesEveryPlaneAndGlobalInput() {
        Architecture architecture = new Architecture("a", 1, 8, 3, 1, true, 32, 1);
        Inference inference = inference(architecture);
        byte[] row = new byte[81 + 12];
        inference.evaluate(row, 0);
        float[] before = inference.logits().clone();
        for (int plane = 0; plane < 8; plane++) {
            row[40] = (byte) (1 << plane);
            inference.evaluate(row, 0);
            assertThat(inference.logits()).as("plane %d", plane).isNotEqualTo(before);
        }
        row[40] = 0;
        for (int global = 0; global < 3; global++) {
            row[81 + 4 * global + 3] = 0x3f;
            inference.evaluate(row, 0);
            assertThat(inference.logits()).as("global %d", global).isNotEqualTo(before);
            row[81 + 4 * global + 3] = 0;
        }
    }

    private static Inference inference(Architecture architecture) {
        return new Inference(new Network(RandomWeights.of(architecture, 2)), 9, 9);
    }

    @Test
    void allocatesNothing() {
        Architecture architecture = new Architecture("a", 1, 8, 4, 1, true, 32, 3);
        byte[] row = RandomRows.row(architecture, 81, new Random(1));
        Network network = new Network(RandomWeights.of(architecture, 2));
        for (Kernel kernel : new Kernel[] {Kernels.vector(), Kernels.plain()}) {
            Inference inference = new Inference(network, 9, 9, kernel);
            for (int i = 0; i < 2000; i++) {
                inference.evaluate(row, 0); // until the compiler has removed the vector objects
            }
            Allocation.assertNone(
                    () -> {
                        for (int i = 0; i < 100; i++) {
                            inference.evaluate(row, 0);
                            inference.owners();
                        }
                    });
        }
    }
}
