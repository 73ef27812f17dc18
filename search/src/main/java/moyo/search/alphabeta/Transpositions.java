package moyo.search.alphabeta;

import java.util.Arrays;
import moyo.game.Keyed;
import moyo.game.Position;

/**
 * The transposition table of alpha-beta. One entry per slot; a new entry replaces the old one
 * unless that is from the same search and deeper. For one thread; all memory is allocated at
 * construction.
 */
final class Transpositions {
    /** Returned if the table does not have the position. */
    static final int ABSENT = -1;

    /** The greatest depth an entry can have. */
    static final int DEEPEST = 63;

    /** Kinds of stored values: lower bound, upper bound, exact. */
    static final int AT_LEAST = 1;

    static final int AT_MOST = 2;
    static final int EXACT = AT_LEAST | AT_MOST;
    private static final int BYTES_PER_ENTRY = 24;

    /** Bits of {@link #info}, lowest first: bound (2), whole (1), depth (6), age (6), move. */
    private static final int WHOLE = 4;

    private static final int DEPTH_SHIFT = 3;
    private static final int AGE_SHIFT = 9;
    private static final int MOVE_SHIFT = 15;
    private static final int SIX_BITS = 63;

    /** An empty slot: no entry has age 0. */
    private static final int EMPTY = 0;

    private final long[] key;
    private final int[] check;
    private final int[] info;
    private final double[] value;
    private int age = 1;

    /**
     * @param mebibytes size; the number of entries is rounded down to a power of two; 0 for a table
     *     that stores nothing
     */
    Transpositions(int mebibytes) {
        int entries = Integer.highestOneBit((int) (((long) mebibytes << 20) / BYTES_PER_ENTRY));
        key = new long[entries];
        check = new int[entries];
        info = new int[entries];
        value = new double[entries];
    }

    void clear() {
        Arrays.fill(info, EMPTY);
        age = 1;
    }

    /** Starts a new age, for the search of the next move. */
    void beginMove() {
        age = age == SIX_BITS ? 1 : age + 1;
    }

    /** The slot of a position, or {@link #ABSENT}; both of its keys must match. */
    int find(Position<?> position) {
        if (key.length == 0 || !(position instanceof Keyed keyed)) {
            return ABSENT;
        }
        int slot = slot(keyed);
        boolean isThere =
                info[slot] != EMPTY
                        && key[slot] == keyed.key(0)
                        && check[slot] == keyed.checkKey(0);
        return isThere ? slot : ABSENT;
    }

    private int slot(Keyed keyed) {
        return (int) keyed.key(0) & key.length - 1;
    }

    /**
     * Stores the result of a node.
     *
     * @param bound kind of the value
     * @param whole whether all leaves were ends of the game, so that a greater depth cannot change
     *     the value
     */
    void store(Position<?> position, int depth, boolean whole, int bound, double found, int move) {
        if (key.length == 0 || !(position instanceof Keyed keyed)) {
            return;
        }
        int slot = slot(keyed);
        if (ageOf(slot) == age && depth(slot) > depth) {
            return;
        }
        key[slot] = keyed.key(0);
        check[slot] = keyed.checkKey(0);
        value[slot] = found;
        info[slot] =
                move << MOVE_SHIFT
                        | age << AGE_SHIFT
                        | depth << DEPTH_SHIFT
                        | (whole ? WHOLE : 0)
                        | bound;
    }

    private int ageOf(int slot) {
        return info[slot] >>> AGE_SHIFT & SIX_BITS;
    }

    private int depth(int slot) {
        return info[slot] >>> DEPTH_SHIFT & SIX_BITS;
    }

    /**
     * Whether an entry makes a search of this depth between alpha and beta unnecessary. Its depth
     * must be the same, or all its leaves ends of the game.
     */
    boolean answers(int slot, int depth, double alpha, double beta) {
        if (depth(slot) != depth && !(isWhole(slot) && depth(slot) < depth)) {
            return false;
        }
        int bound = info[slot] & EXACT;
        return bound == EXACT
                || bound == AT_LEAST && value[slot] >= beta
                || bound == AT_MOST && value[slot] <= alpha;
    }

    /** Whether all leaves below the entry were ends of the game. */
    boolean isWhole(int slot) {
        return (info[slot] & WHOLE) != 0;
    }

    /** The value for the side to move. */
    double value(int slot) {
        return value[slot];
    }

    /** The best move, or the one that caused a cut-off. */
    int move(int slot) {
        return info[slot] >>> MOVE_SHIFT;
    }
}
