package moyo.blokus;

import java.util.Arrays;

/**
 * Sets of cells as bits: 14 rows of 15 bits, the last bit of each row a rim that is always out of
 * bounds, as are the rows below and above. Every step off the board ends on the rim, so no code
 * needs to test for the edges.
 *
 * <p>A <em>spot</em> is a cell's bit, 16 for a1 to 224 for n14. Sets have a word more on either
 * side, so that 64 bits from any spot on, or 60 before it, can be read and written.
 */
public final class Bits {
    /** The distance between a spot and the one above it. */
    public static final int STRIDE = Cells.SIZE + 1;

    /** The number of words of a set. */
    public static final int WORDS = 7;

    /** The index of the first word with cells of the board. */
    public static final int FIRST_WORD = 1;

    /** The index of the last word with cells of the board. */
    public static final int LAST_WORD = 4;

    private static final int A1 = STRIDE + 1;

    private Bits() {}

    /** The spot of a cell. */
    public static int spot(int cell) {
        return A1 + STRIDE * Cells.y(cell) + Cells.x(cell);
    }

    /** The spot of the lowest bit of a word's content. */
    static int spot(int word, long content) {
        return (word - FIRST_WORD << 6) + Long.numberOfTrailingZeros(content);
    }

    static int cell(int spot) {
        return Cells.cell((spot - A1) % STRIDE, (spot - A1) / STRIDE);
    }

    static boolean contains(long[] set, int spot) {
        return (window(set, spot) & 1) != 0;
    }

    /** Fills a set with every bit that is not a cell of the board. */
    public static void fillRim(long[] set) {
        Arrays.fill(set, -1);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int spot = spot(cell);
            set[word(spot)] &= ~(1L << spot);
        }
    }

    /** The index of the word that holds a spot; the bit is the spot's lowest six bits. */
    public static int word(int spot) {
        return (spot >> 6) + FIRST_WORD;
    }

    /** The 64 bits of a set that begin with a spot. */
    public static long window(long[] set, int spot) {
        int word = word(spot);
        return set[word] >>> spot | set[word + 1] << 1 << ~spot;
    }

    /** Adds up to 64 spots, given as bits that begin with a spot. */
    public static void add(long[] set, int spot, long bits) {
        int word = word(spot);
        set[word] |= bits << spot;
        set[word + 1] |= bits >>> 1 >>> ~spot;
    }

    /** Adds one spot. */
    public static void add(long[] set, int spot) {
        set[word(spot)] |= 1L << spot;
    }
}
