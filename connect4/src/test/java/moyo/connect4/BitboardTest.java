package moyo.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BitboardTest {
    private static final int CELLS = Bitboard.COLUMNS * Bitboard.ROWS;

    /** Of all 111,930 sets of four cells; 24 lines are horizontal, 21 vertical, 24 diagonal. */
    @Test
    void sixtyNineSetsOfFourCellsAreLines() {
        int lines = 0;
        int sets = 0;
        for (int a = 0; a < CELLS; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        sets++;
                        lines += Bitboard.hasFour(cell(a) | cell(b) | cell(c) | cell(d)) ? 1 : 0;
                    }
                }
            }
        }
        assertThat(sets).isEqualTo(111_930);
        assertThat(lines).isEqualTo(69);
    }

    private static long cell(int number) {
        return Bitboard.cell(number / Bitboard.ROWS, number % Bitboard.ROWS);
    }

    @Test
    void aStoneFallsToTheLowestEmptyCell() {
        long stones = 0;
        for (int row = 0; row < Bitboard.ROWS; row++) {
            assertThat(Bitboard.isFull(stones, 3)).isFalse();
            long stone = Bitboard.drop(stones | Bitboard.cell(2, 0) | Bitboard.cell(4, 0), 3);
            assertThat(stone).isEqualTo(Bitboard.cell(3, row));
            stones |= stone;
        }
        assertThat(Bitboard.isFull(stones, 3)).isTrue();
    }

    @Test
    void mirroringExchangesTheColumns() {
        for (int column = 0; column < Bitboard.COLUMNS; column++) {
            for (int row = 0; row < Bitboard.ROWS; row++) {
                assertThat(Bitboard.mirrored(Bitboard.cell(column, row)))
                        .isEqualTo(Bitboard.cell(Bitboard.COLUMNS - 1 - column, row));
            }
        }
    }
}
