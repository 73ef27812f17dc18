package moyo.search.graph;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * A hash map from positions, by both keys, to their blocks of children. Its size is fixed: a
 * position without a free slot among its probes is not stored, and its edges do not share children.
 *
 * <p>Threads use it without locks. A slot is claimed by compare-and-set, filled, and then published
 * by a release store; it does not change until {@link #clear}, so readers always see complete
 * entries. Two threads may store the same position at the same time; look-ups then find the first.
 */
final class PositionMap {
    /** Returned if the position is not in the map. */
    static final int ABSENT = 0;

    /** Bytes of one slot in all arrays together. */
    static final int BYTES_PER_SLOT = 20;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /** Length of a linear probe. */
    private static final int PROBES = 16;

    private static final int LAST_AGE = Integer.MAX_VALUE / 2;

    private final long[] key;
    private final int[] check;
    private final int[] first;

    /** 2 × age of the entry while it is written, 2 × age + 1 when it can be read. */
    private final int[] state;

    private int age = 1;

    /**
     * @param slots minimum number of slots, rounded up to a power of two
     */
    PositionMap(int slots) {
        int n = Math.max(PROBES, Integer.highestOneBit(Math.max(1, slots - 1)) << 1);
        key = new long[n];
        check = new int[n];
        first = new int[n];
        state = new int[n];
    }

    /** Removes all entries by a new age; no other thread may use the map meanwhile. */
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

    /** The slot of a probe; a free slot ends a look-up. */
    private int slot(long positionKey, int probe) {
        return (int) positionKey + probe & state.length - 1;
    }

    /** Returns false if the position is stored already or no probed slot is free. */
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
