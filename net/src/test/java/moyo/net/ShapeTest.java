package moyo.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ShapeTest {
    private static Shape shape(int planes, int policyPlanes, boolean pass, List<int[]> symmetries) {
        return new Shape("x", 1, 3, 4, planes, 2, policyPlanes, pass, symmetries, List.of());
    }

    @Test
    void derivesTheSizesOfRowsAndPolicy() {
        Shape shape = shape(8, 5, true, List.of());
        assertThat(shape.cells()).isEqualTo(12);
        assertThat(shape.rowBytes()).as("a byte a cell, four a global input").isEqualTo(12 + 8);
        assertThat(shape.policySize()).isEqualTo(61);
        assertThat(shape.passIndex()).isEqualTo(60);
    }

    @Test
    void aGameWithoutPassHasNoIndexForIt() {
        Shape shape = shape(8, 5, false, List.of());
        assertThat(shape.policySize()).isEqualTo(60);
        assertThatThrownBy(shape::passIndex).isInstanceOf(AssertionError.class);
    }

    @Test
    void theBitsOfAByteHoldEightPlanesAtMost() {
        assertThatThrownBy(() -> shape(9, 1, true, List.of())).isInstanceOf(AssertionError.class);
    }

    @Test
    void everySymmetryOfCellsHasOneOfMoves() {
        assertThatThrownBy(() -> shape(1, 1, false, List.of(new int[12])))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void keepsItsOwnListOfSymmetries() {
        List<int[]> cells = new ArrayList<>(List.of(new int[12]));
        List<int[]> moves = new ArrayList<>(List.of(new int[12]));
        Shape shape = new Shape("x", 1, 3, 4, 1, 0, 1, false, cells, moves);
        cells.clear();
        moves.clear();
        assertThat(shape.symmetries()).hasSize(1);
        assertThat(shape.moveSymmetries()).hasSize(1);
    }
}
