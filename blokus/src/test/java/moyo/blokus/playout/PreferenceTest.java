package moyo.blokus.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.blokus.Growth;
import moyo.blokus.Piece;
import moyo.blokus.Shapes;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class PreferenceTest {
    @Test
    void aCellMoreIsSoManyTimesAsLikely() {
        Preference preference = new Preference(3, 1);
        for (int shape = 0; shape < Shapes.COUNT; shape++) {
            double expected = Math.pow(3, Shapes.size(shape) - 5);
            assertThat(preference.weight(shape)).isCloseTo((float) expected, within(1e-6f));
        }
    }

    /** Of the pentominoes X has most corners, eight; I5 has four. */
    @Test
    void aCornerMoreIsSoManyTimesAsLikely() {
        Preference preference = new Preference(1, 2);
        float most = preference.weight(shape("X"));
        assertThat(most).isEqualTo(1);
        assertThat(preference.weight(shape("I5"))).isEqualTo(1 / 16f);
    }

    private static int shape(String piece) {
        for (int shape = 0; shape < Shapes.COUNT; shape++) {
            if (Piece.ALL.get(Shapes.piece(shape)).name().equals(piece)) {
                return shape;
            }
        }
        throw new AssertionError(piece);
    }

    @Test
    void nodesAreDrawnByTheirWeights() {
        Preference preference = new Preference(3, 1.8);
        double[] expected = new double[6];
        double sum = 0;
        for (int node = 0; node < Growth.COUNT; node++) {
            int shape = Growth.shape(node);
            expected[Shapes.size(shape)] += preference.weight(shape);
            sum += preference.weight(shape);
        }
        int[] drawn = new int[6];
        Rng rng = new Rng(5);
        for (int i = 0; i < 100_000; i++) {
            drawn[Shapes.size(Growth.shape(preference.node(rng.nextLong() >>> 32)))]++;
        }
        for (int size = 1; size <= 5; size++) {
            assertThat(drawn[size] / 1e5).isCloseTo(expected[size] / sum, within(0.01));
        }
        assertThat(drawn[3]).isPositive();
    }
}
