package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MapLayoutTest {
    @Test
    void aBoardOfWholeTilesHasABorderOfOneCell() {
        MapLayout layout = new MapLayout(9, 9, 64);
        assertThat(layout.tiles()).isEqualTo(9);
        assertThat(layout.rowStride()).isEqualTo(11 * 64);
        assertThat(layout.size()).isEqualTo(11 * 11 * 64);
    }

    @Test
    void aRestOfATileIsCompletedToTheRightAndBelow() {
        MapLayout layout = new MapLayout(4, 7, 32);
        assertThat(layout.tileRows()).isEqualTo(2);
        assertThat(layout.tileColumns()).isEqualTo(3);
        assertThat(layout.rowStride()).isEqualTo((9 + 2) * 32);
        assertThat(layout.size()).isEqualTo((6 + 2) * 11 * 32);
    }

    @Test
    void theBorderBeginsTheMap() {
        MapLayout layout = new MapLayout(5, 6, 32);
        assertThat(layout.at(-1, -1)).isZero();
        assertThat(layout.at(0, 1) - layout.at(0, 0)).isEqualTo(layout.channels());
        assertThat(layout.at(3, 2) - layout.at(2, 2)).isEqualTo(layout.rowStride());
    }

    @Test
    void transformedTilesHoldTwentyFiveNumbersAChannel() {
        MapLayout layout = new MapLayout(6, 7, 32);
        assertThat(layout.numberStride()).isEqualTo(2 * 3 * 32);
        assertThat(layout.transformedSize()).isEqualTo(25 * layout.numberStride());
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,7", "3,3", "5,4", "6,7", "19,19"})
    void cellsAreApartAndEveryPatchLiesInTheMap(int height, int width) {
        MapLayout layout = new MapLayout(height, width, 32);
        Set<Integer> places = new HashSet<>();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                assertThat(places.add(layout.at(row, column))).isTrue();
            }
        }
        assertThat(places).hasSize(layout.cells());
        int lastTile = layout.at(3 * layout.tileRows() - 4, 3 * layout.tileColumns() - 4);
        int lastOfPatch = lastTile + 4 * layout.rowStride() + 4 * layout.channels();
        assertThat(lastOfPatch + layout.channels()).isEqualTo(layout.size());
    }
}
