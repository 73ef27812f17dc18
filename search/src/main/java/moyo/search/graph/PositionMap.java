package moyo.search.graph;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Where the children of positions lie, found by both keys of a position. Of fixed size: a position
 * that finds no free slot near its own is not taken in, which loses nothing but a chance to share.
 *
 * <p>Threads use it without locks. A slot is claimed by compare-and-set, filled, and then published
 * by a release store; it never changes again until everything is forgotten, so what is found is
 * whole. Two threads may take the same position in at the same time; then the first is found.
 */
final class PositionMap {
    /** No children lie there. */
    static final int ABSENT = 0;

    /** Bytes for one slot in all arrays together. */
    static final int BYTES_PER_SLOT = 20;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /** So many slots are tried, one after the other. */
    private static final int PROBES = 16;

    private static final int LAST_AGE = Integer.MAX_VALUE / 2;

    private final long[] key;
    private final int[] check;
    private final int[] first;

    /** Twice the age of the entry while it is written, and one more when it can be read. */
    private final int[] state;

    private int age = 1;

    /**
     * @param slots at least so many, and never more than twice as many
     */
    PositionMap(int slots) {
        int n = Math.max(PROBES, Integer.highestOneBit(Math.max(1, slots - 1)) << 1);
        key = new long[n];
        check = new int[n];
        first = new int[n];
        state = new int[n];
    }

    /** Forgets everything; entries of another age are free slots. Not while others use it. */
    void clear() {
        if (age == LAST_AGE) {
            Arrays.fill(state, 0);
            age = 0;
        }
        age++;
    }

    /** The first child of the position with these keys, or {@link #ABSENT}. */
    int find(long positionKey, int positionCheck) {
        for (int i = 0; i < PROBES; i++) {
            int slot = slot(positionKey, i);
            if (holds(slot, positionKey, positionCheck)) {
                return first[slot];
            }
            if (state[slot] < 2 * age) {
                return ABSENT;
            }
        }
        return ABSENT;
    }

    private boolean holds(int slot, long positionKey, int positionCheck) {
        return (int) INTS.getAcquire(state, slot) > 2 * age
                && key[slot] == positionKey
                && check[slot] == positionCheck;
    }

    /** Slots fill from the position's own on, so that a free one ends a look-up. */
    private int slot(long positionKey, int probe) {
        return (int) positionKey + probe & state.length - 1;
    }

    /** False if the position is there already, or there is no free slot near. */
    boolean put(long positionKey, int positionCheck, int firstChild) {
        for (int i = 0; i < PROBES; i++) {
            int slot = slot(positionKey, i);
            int seen = (int) INTS.getAcquire(state, slot);
            if (seen < 2 * age && INTS.compareAndSet(state, slot, seen, 2 * age)) {
                key[slot] = positionKey;
                check[slot] = positionCheck;
                first[slot] = firstChild;
                INTS.setRelease(state, slot, 2 * age + 1);
                return true;
            }
            if (holds(slot, positionKey, positionCheck)) {
                return false;
            }
        }
        return false;
    }
}
