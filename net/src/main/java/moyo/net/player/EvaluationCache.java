package moyo.net.player;

import java.util.Arrays;
import moyo.search.count.Counter;

/**
 * Remembers what a network said of positions, by canonical key, for a whole game: the idea of
 * BTT-Go's table with evaluations in place of results. An entry is replaced by the next one with
 * the same place. Shared by threads; an evaluation takes far longer than the lock.
 */
public final class EvaluationCache {
    public static final Counter LOOKUPS =
            Counter.of("cache-lookups", "lookups", "positions that were looked up in the cache");

    public static final Counter HITS =
            Counter.of("cache-hits", "hits", "evaluations that the cache has saved").per(LOOKUPS);

    private final boolean canonical;
    private final int outputs;
    private int symmetry;
    private final long[] keys;
    private final int[] checks;
    private final boolean[] used;
    private final float[] values;

    /**
     * @param bytes the memory for outputs
     * @param outputs the number of outputs of the network
     * @param canonical whether symmetric positions share an entry; otherwise all positions of a
     *     game are shown to the network under one symmetry
     */
    EvaluationCache(long bytes, int outputs, boolean canonical) {
        this.outputs = outputs;
        this.canonical = canonical;
        int entries = (int) Math.max(1, Math.min(1 << 24, bytes / ((long) Float.BYTES * outputs)));
        keys = new long[entries];
        checks = new int[entries];
        used = new boolean[entries];
        values = new float[entries * outputs];
    }

    private int place(long key) {
        return (int) Long.remainderUnsigned(key, keys.length);
    }

    /** Copies the outputs of a position if they are known. */
    synchronized boolean find(long key, int check, float[] into) {
        int place = place(key);
        if (!used[place] || keys[place] != key || checks[place] != check) {
            return false;
        }
        System.arraycopy(values, place * outputs, into, 0, outputs);
        return true;
    }

    synchronized void store(long key, int check, float[] from) {
        int place = place(key);
        used[place] = true;
        keys[place] = key;
        checks[place] = check;
        System.arraycopy(from, 0, values, place * outputs, outputs);
    }

    /** Whether symmetric positions share an entry. */
    boolean isCanonical() {
        return canonical;
    }

    /** The symmetry under which all positions of a game are shown, if they share no entries. */
    synchronized int symmetry() {
        return symmetry;
    }

    /**
     * Forgets everything.
     *
     * @param symmetry that of the game that begins
     */
    synchronized void clear(int symmetry) {
        this.symmetry = symmetry;
        Arrays.fill(used, false);
    }
}
