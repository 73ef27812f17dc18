package moyo.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BitsTest {
    @Test
    void aSpotIsTheBitOfItsCell() {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            assertThat(Bits.cell(Bits.spot(cell))).isEqualTo(cell);
        }
        assertThat(Bits.spot(Cells.parse("a1"))).isEqualTo(16);
        assertThat(Bits.spot(Cells.parse("n14"))).isEqualTo(224);
    }

    @Test
    void windowsReadAcrossWords() {
        long[] set = new long[Bits.WORDS];
        for (int cell = 0; cell < Cells.COUNT; cell += 5) {
            Bits.add(set, Bits.spot(cell));
        }
        for (int spot = -60; spot <= 224; spot++) {
            long window = Bits.window(set, spot);
            for (int i = 0; i < 64; i++) {
                assertThat((window >>> i & 1) != 0).isEqualTo(isFifth(spot + i));
            }
        }
    }

    private static boolean isFifth(int spot) {
        for (int cell = 0; cell < Cells.COUNT; cell += 5) {
            if (Bits.spot(cell) == spot) {
                return true;
            }
        }
        return false;
    }

    @Test
    void theRimIsAllButTheBoard() {
        long[] set = new long[Bits.WORDS];
        Bits.fillRim(set);
        int bits = 0;
        for (long word : set) {
            bits += Long.bitCount(word);
        }
        assertThat(bits).isEqualTo(64 * Bits.WORDS - Cells.COUNT);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            assertThat(Bits.contains(set, Bits.spot(cell))).isFalse();
        }
    }

    @Test
    void whatIsAddedFromASpotOnIsReadFromThere() {
        for (int spot = 0; spot <= 224; spot++) {
            long[] set = new long[Bits.WORDS];
            long bits = 0x8123_4567_89ab_cdefL;
            Bits.add(set, spot, bits);
            assertThat(Bits.window(set, spot)).isEqualTo(bits);
        }
    }
}
