package moyo.net.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TensorTest {
    @Test
    void itsSizeIsTheProductOfItsDimensions() {
        assertThat(Tensor.of("conv", 8, 4, 3, 3).size()).isEqualTo(288);
        assertThat(Tensor.of("bias", 8).size()).isEqualTo(8);
        assertThat(Tensor.of("globals", 8, 0).size()).isZero();
    }

    @Test
    void refusesToWrapAroundWhenItIsTooLarge() {
        assertThatThrownBy(() -> Tensor.of("huge", 1 << 16, 1 << 16).size())
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void printsItsNameAndShape() {
        assertThat(Tensor.of("stem.conv", 8, 4, 3, 3)).hasToString("stem.conv[8, 4, 3, 3]");
    }

    @Test
    void isEqualByNameAndShapeAndKeepsItsOwnShape() {
        List<Integer> shape = new ArrayList<>(List.of(2, 3));
        Tensor tensor = new Tensor("t", shape);
        shape.set(0, 7);
        assertThat(tensor).isEqualTo(Tensor.of("t", 2, 3)).isNotEqualTo(Tensor.of("t", 3, 2));
    }
}
