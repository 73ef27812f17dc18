package moyo.connect4;

import moyo.game.Rng;

/**
 * What a {@link Solver} has found out: bounds of the values of positions, from -1 to 1. A new entry
 * replaces the one in its place. An entry holds the whole position, so there are no collisions.
 */
final class SolverTable {
    private static final int VALUE_BITS = 2;
    private static final int VALUE_MASK = (1 << VALUE_BITS) - 1;
    private static final int CODE_SHIFT = 2 * VALUE_BITS;

    /** The bounds of a position that is not in the table. */
    static final int UNKNOWN = pack(-1, 1);

    private final long[] entries;
    private final int shift;

    /**
     * @param bits the table has 2^bits entries of 8 bytes
     */
    SolverTable(int bits) {
        entries = new long[1 << bits];
        shift = Long.SIZE - bits;
    }

    private static int pack(int low, int high) {
        return low + 1 << VALUE_BITS | high + 1;
    }

    static int low(int bounds) {
        return (bounds >> VALUE_BITS) - 1;
    }

    static int high(int bounds) {
        return (bounds & VALUE_MASK) - 1;
    }

    /** The bounds of a position by its code, at most 2^49. */
    int bounds(long code) {
        long entry = entries[index(code)];
        return entry >>> CODE_SHIFT == code ? (int) entry & (1 << CODE_SHIFT) - 1 : UNKNOWN;
    }

    void put(long code, int low, int high) {
        entries[index(code)] = code << CODE_SHIFT | pack(low, high);
    }

    private int index(long code) {
        return (int) (Rng.mix(code) >>> shift);
    }
}
