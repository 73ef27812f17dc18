package moyo.connect4;

/**
 * Sets of cells as bits of a long. A column is seven bits, the bottom cell first: six cells and one
 * bit above them that is never set, so that no line of bits continues from one column into the
 * next.
 */
final class Bitboard {
    static final int COLUMNS = 7;
    static final int ROWS = 6;

    /** The distance of the bits of horizontal neighbours; that of vertical ones is 1. */
    private static final int STRIDE = ROWS + 1;

    private static final long COLUMN = (1L << STRIDE) - 1;

    /** The lowest cell of every column. */
    static final long BOTTOM = bottomRow();

    /** All cells. */
    static final long BOARD = BOTTOM * ((1L << ROWS) - 1);

    private Bitboard() {}

    private static long bottomRow() {
        long cells = 0;
        for (int column = 0; column < COLUMNS; column++) {
            cells |= cell(column, 0);
        }
        return cells;
    }

    /** The bit of a cell; row 0 is the bottom. */
    static long cell(int column, int row) {
        return 1L << column * STRIDE + row;
    }

    static boolean isFull(long stones, int column) {
        return (stones & cell(column, ROWS - 1)) != 0;
    }

    /** The lowest empty cell of a column: adding 1 to a column carries past all its stones. */
    static long drop(long stones, int column) {
        return stones + cell(column, 0) & ~stones & COLUMN << column * STRIDE;
    }

    /** Whether the cells contain four in a line. */
    static boolean hasFour(long cells) {
        return hasFour(cells, 1)
                || hasFour(cells, STRIDE)
                || hasFour(cells, STRIDE - 1)
                || hasFour(cells, STRIDE + 1);
    }

    private static boolean hasFour(long cells, int step) {
        long pairs = cells & cells >>> step;
        return (pairs & pairs >>> 2 * step) != 0;
    }

    /** The empty cells that complete a line of four with the cells of one side. */
    static long completions(long cells, long stones) {
        long found =
                completions(cells, 1)
                        | completions(cells, STRIDE)
                        | completions(cells, STRIDE - 1)
                        | completions(cells, STRIDE + 1);
        return found & BOARD & ~stones;
    }

    private static long completions(long cells, int step) {
        long above = cells << step & cells << 2 * step;
        long below = cells >>> step & cells >>> 2 * step;
        return above & (cells << 3 * step | cells >>> step)
                | below & (cells >>> 3 * step | cells << step);
    }

    /** The columns in reverse order. */
    static long mirrored(long cells) {
        long mirrored = 0;
        for (int column = 0; column < COLUMNS; column++) {
            mirrored = mirrored << STRIDE | cells >>> column * STRIDE & COLUMN;
        }
        return mirrored;
    }
}
