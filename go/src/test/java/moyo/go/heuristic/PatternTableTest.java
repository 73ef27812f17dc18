package moyo.go.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.go.Stone;
import org.junit.jupiter.api.Test;

final class PatternTableTest {
    private static final int BOTTOM_EDGE = 3 | 3 << 8 | 3 << 10;

    @Test
    void asManyCodesMatchAsAreKnown() {
        for (int stone = Stone.BLACK; stone <= Stone.WHITE; stone++) {
            assertThat(count(stone, 0, 8)).as("away from the edge").isEqualTo(2620);
            assertThat(count(stone, BOTTOM_EDGE, 5)).as("on the edge").isEqualTo(137);
        }
    }

    /** How many codes match whose off-board fields are those of {@code edges}. */
    private static int count(int stone, int edges, int free) {
        int count = 0;
        int seen = 0;
        for (int code = 0; code < 1 << 16; code++) {
            if (offBoard(code) == edges) {
                seen++;
                count += PatternTable.matches(code, stone) ? 1 : 0;
            }
        }
        assertThat(seen).isEqualTo((int) Math.pow(3, free));
        return count;
    }

    private static int offBoard(int code) {
        int both = code & code >>> 1 & 0x5555;
        return both | both << 1;
    }

    @Test
    void nothingMatchesInACorner() {
        int corner = BOTTOM_EDGE | 3 << 2 | 3 << 12;
        for (int code = 0; code < 1 << 16; code++) {
            if (offBoard(code) == corner) {
                assertThat(PatternTable.matches(code, Stone.BLACK)).isFalse();
                assertThat(PatternTable.matches(code, Stone.WHITE)).isFalse();
            }
        }
    }
}
