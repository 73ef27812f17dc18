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

    /** Every line of four, three of its cells at a time: the fourth completes it. */
    @Test
    void theFourthCellOfALineCompletesIt() {
        int lines = 0;
        for (int a = 0; a < CELLS; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    long three = cell(a) | cell(b) | cell(c);
                    long expected = 0;
                    for (int d = 0; d < CELLS; d++) {
                        boolean isNew = (three & cell(d)) == 0;
                        expected |= isNew && Bitboard.hasFour(three | cell(d)) ? cell(d) : 0;
                    }
                    assertThat(Bitboard.completions(three, three)).isEqualTo(expected);
                    lines += Long.bitCount(expected);
                }
            }
        }
        assertThat(lines).isEqualTo(4 * 69);
        long three = cell(0) | cell(1) | cell(2);
        assertThat(Bitboard.completions(three, three | cell(3))).as("taken").isZero();
    }
}
