package moyo.go;

import java.util.Arrays;

/**
 * The keys of all positions so far, for the superko rule. A small filter answers most queries
 * without a search of the list; never allocates.
 */
final class PositionHistory {
    private static final int FILTER_WORDS = 32;
    private static final int FILTER_MASK = FILTER_WORDS * Long.SIZE - 1;

    private final long[] keys;
    private final long[] filter = new long[FILTER_WORDS];
    private int size;

    PositionHistory(int capacity) {
        keys = new long[capacity];
    }

    void copyFrom(PositionHistory source) {
        System.arraycopy(source.keys, 0, keys, 0, source.size);
        System.arraycopy(source.filter, 0, filter, 0, FILTER_WORDS);
        size = source.size;
    }

    void clear() {
        size = 0;
        Arrays.fill(filter, 0);
    }

    void add(long key) {
        keys[size++] = key;
        int slot = (int) key & FILTER_MASK;
        filter[slot >>> 6] |= 1L << slot;
    }

    boolean contains(long key) {
        int slot = (int) key & FILTER_MASK;
        if ((filter[slot >>> 6] >>> slot & 1) == 0) {
            return false;
        }
        for (int i = size - 1; i >= 0; i--) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
    }
}
