package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import moyo.net.TicTacToeLessons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Offsets are written out here, because the trainer reads the same bytes. */
final class RowLayoutTest {
    private static final int POLICY = 9 + 4;
    private static final int RESULT = POLICY + 2 * 9;
    private static final int SEARCH_VALUE = RESULT + 4;
    private static final int SCORE = SEARCH_VALUE + 4;
    private static final int OWNERS = SCORE + 4;
    private static final int ROW = OWNERS + 9;

    private final RowLayout layout = new RowLayout(TicTacToeLessons.SHAPE);
    private final byte[] rows = new byte[3 * ROW];
    private final ByteBuffer view = RowLayout.view(rows);

    @Test
    void aRowHoldsInputsPolicyResultsAndOwners() {
        assertThat(layout.inputBytes).isEqualTo(POLICY);
        assertThat(layout.policySize).isEqualTo(9);
        assertThat(layout.cells).isEqualTo(9);
        assertThat(layout.bytes).isEqualTo(ROW);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,65535", "0.5,32768", "0.25,16384"})
    void aProbabilityIsAShareOf65535(double probability, int share) {
        layout.setProbability(view, 1, 2, probability);
        assertThat(view.getShort(ROW + POLICY + 4) & 0xffff).isEqualTo(share);
        assertThat(view.get(ROW + POLICY + 4) & 0xff).as("low byte first").isEqualTo(share & 0xff);
    }

    @Test
    void theEndIsSeenFromTheSideToMove() {
        byte[] owners = {1, 0, -1, 1, 1, 1, 0, 0, -1};
        layout.setEnd(view, 1, 1, 2.5, owners);
        layout.setEnd(view, 2, -1, 2.5, owners);
        assertThat(view.getFloat(ROW + RESULT)).isEqualTo(1);
        assertThat(view.getFloat(ROW + SCORE)).isEqualTo(2.5f);
        assertThat(view.getFloat(2 * ROW + RESULT)).isEqualTo(0);
        assertThat(view.getFloat(2 * ROW + SCORE)).isEqualTo(-2.5f);
        for (int cell = 0; cell < 9; cell++) {
            assertThat(rows[ROW + OWNERS + cell]).isEqualTo(owners[cell]);
            assertThat(rows[2 * ROW + OWNERS + cell]).isEqualTo((byte) -owners[cell]);
        }
        assertThat(Arrays.copyOf(rows, ROW)).as("the row before").containsOnly(0);
    }

    @Test
    void aDrawIsHalfAWinForBothSides() {
        layout.setEnd(view, 0, 1, 0, new byte[9]);
        layout.setEnd(view, 1, -1, 0, new byte[9]);
        assertThat(view.getFloat(RESULT)).isEqualTo(0.5f);
        assertThat(view.getFloat(ROW + RESULT)).isEqualTo(0.5f);
    }

    @Test
    void theValueOfTheSearchHasItsOwnPlace() {
        layout.setSearchValue(view, 1, 0.75);
        layout.setEnd(view, 1, 1, -3, new byte[9]);
        assertThat(view.getFloat(ROW + SEARCH_VALUE)).isEqualTo(0.75f);
        assertThat(view.getFloat(ROW + RESULT)).isEqualTo(0);
    }
}
