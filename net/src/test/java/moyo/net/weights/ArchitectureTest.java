package moyo.net.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import moyo.net.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ArchitectureTest {
    private static final Architecture GO = new Architecture("go", 2, 8, 4, 1, true, 64, 6);

    private static Shape shape(
            String game, int version, int planes, int globals, int policyPlanes, boolean pass) {
        return new Shape(
                game, version, 5, 5, planes, globals, policyPlanes, pass, List.of(), List.of());
    }

    @Test
    void derivesTheSizesOfItsLayers() {
        assertThat(GO.inputs()).as("planes and the plane of ones").isEqualTo(9);
        assertThat(GO.pooled()).isEqualTo(192);
        assertThat(GO.policyChannels()).isEqualTo(32);
        assertThat(GO.policySize(81)).isEqualTo(82);
    }

    @Test
    void thePolicyHeadOfASmallNetworkHasSixteenChannels() {
        assertThat(new Architecture("a", 1, 1, 1, 1, true, 8, 1).policyChannels()).isEqualTo(16);
        assertThat(new Architecture("a", 1, 1, 1, 1, true, 33, 1).policyChannels()).isEqualTo(16);
        assertThat(new Architecture("a", 1, 1, 1, 1, true, 34, 1).policyChannels()).isEqualTo(17);
    }

    @Test
    void aPolicyOfManyPlanesHasAllChannels() {
        assertThat(new Architecture("b", 1, 1, 1, 32, true, 64, 1).policyChannels()).isEqualTo(32);
        assertThat(new Architecture("b", 1, 1, 1, 91, true, 64, 1).policyChannels()).isEqualTo(64);
        assertThat(new Architecture("b", 1, 1, 1, 91, true, 8, 1).policyChannels()).isEqualTo(16);
    }

    @Test
    void hasAnIndexForEveryPlaneOfEveryCellAndForPassIfThereIsOne() {
        assertThat(new Architecture("b", 1, 1, 1, 91, true, 8, 1).policySize(196))
                .isEqualTo(91 * 196 + 1);
        assertThat(new Architecture("c", 1, 1, 1, 1, false, 8, 1).policySize(42)).isEqualTo(42);
    }

    @Test
    void everyThirdBlockPools() {
        assertThat(Stream.iterate(0, i -> i + 1).limit(7).filter(Architecture::pools))
                .containsExactly(2, 5);
    }

    @Test
    void listsItsTensorsInTheOrderOfTheFile() {
        Architecture small = new Architecture("a", 1, 2, 3, 5, true, 8, 1);
        assertThat(small.tensors().stream().map(Tensor::toString))
                .containsExactly(
                        "stem.conv[8, 3, 3, 3]",
                        "stem.bias[8]",
                        "stem.globals[8, 3]",
                        "blocks.0.conv1[8, 8, 3, 3]",
                        "blocks.0.bias1[8]",
                        "blocks.0.conv2[8, 8, 3, 3]",
                        "blocks.0.bias2[8]",
                        "policy.conv[16, 8]",
                        "policy.bias[16]",
                        "policy.pool[16, 24]",
                        "policy.out[5, 16]",
                        "policy.outBias[5]",
                        "policy.pass[24]",
                        "policy.passBias[1]",
                        "value.hidden[64, 24]",
                        "value.hiddenBias[64]",
                        "value.out[2, 64]",
                        "value.outBias[2]",
                        "owners.conv[8]",
                        "owners.bias[1]");
    }

    @Test
    void aGameWithoutPassHasNoTensorsForIt() {
        Architecture without = new Architecture("c", 1, 2, 3, 1, false, 8, 1);
        assertThat(without.tensors().stream().map(Tensor::name))
                .doesNotContain("policy.pass", "policy.passBias");
    }

    @Test
    void fitsItsOwnEncodingOnBoardsOfAnySize() {
        assertThat(GO.fits(shape("go", 2, 8, 4, 1, true))).isTrue();
    }

    static Stream<Shape> others() {
        return Stream.of(
                shape("hex", 2, 8, 4, 1, true),
                shape("go", 3, 8, 4, 1, true),
                shape("go", 2, 7, 4, 1, true),
                shape("go", 2, 8, 5, 1, true),
                shape("go", 2, 8, 4, 2, true),
                shape("go", 2, 8, 4, 1, false));
    }

    @ParameterizedTest
    @MethodSource("others")
    void fitsNoOtherEncoding(Shape other) {
        assertThat(GO.fits(other)).isFalse();
    }
}
