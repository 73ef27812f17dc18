package moyo.search.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Statistics of positions by their keys: mean result for the first player, weight (number of
 * results), and the smallest distance from the root. All memory is allocated at construction.
 *
 * <p>Threads share it without locks, each through an {@link Access} of its own. An entry is three
 * words; the first is the key xored with a hash of the other two (Hyatt and Mann 2002), so that an
 * entry with words of two threads matches no key: a miss, never a wrong hit. An update may be lost.
 */
public final class TranspositionTable {
    /** Bytes per entry. */
    public static final int BYTES_PER_ENTRY = 24;

    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

    /** Entries per bucket. */
    private static final int BUCKET = 4;

    private static final int WORDS = 3;
    private static final int SAMPLE = 1000;

    private static final long MIX = 0x9E3779B97F4A7C15L;

    /** Limit of the weight: beyond it the mean becomes an exponential average. */
    private static final float MANY = 1 << 20;

    private final long[] words;
    private final int buckets;
    private volatile boolean touched;
    private volatile int age;

    /**
     * @param mebibytes size; a table of 0 MiB stores nothing
     */
    public TranspositionTable(int mebibytes) {
        long bytes = (long) mebibytes << 20;
        buckets = (int) Math.min(bytes / (BYTES_PER_ENTRY * BUCKET), mostBuckets());
        words = new long[buckets * BUCKET * WORDS];
    }

    private static int mostBuckets() {
        return (Integer.MAX_VALUE - 8) / (BUCKET * WORDS);
    }

    /** Maximum number of entries. */
    public int capacity() {
        return buckets * BUCKET;
    }

    /** Memory of the entries in bytes. */
    public long bytes() {
        return 8L * words.length;
    }

    /** Removes all entries; no other thread may use the table meanwhile. */
    public void clear() {
        if (touched) {
            Arrays.fill(words, 0);
            touched = false;
        }
    }

    /** Sets the age of entries written from now on; a wrap of the age only affects replacement. */
    void grow(int now) {
        age = now & 0xFFFF;
    }

    /** Share of entries in use, estimated from a sample. */
    public double fill() {
        int step = Math.max(1, buckets / SAMPLE);
        int seen = 0;
        int taken = 0;
        for (int bucket = 0; bucket < buckets; bucket += step) {
            for (int i = 0; i < BUCKET; i++) {
                seen++;
                taken += weightOf(word(slot(bucket, i) + 1)) > 0 ? 1 : 0;
            }
        }
        return seen == 0 ? 0 : (double) taken / seen;
    }

    private static int slot(int bucket, int i) {
        return (bucket * BUCKET + i) * WORDS;
    }

    /** Opaque access: a word is never torn, at the cost of a plain read. */
    long word(int index) {
        return (long) LONGS.getOpaque(words, index);
    }

    void set(int index, long word) {
        LONGS.setOpaque(words, index, word);
    }

    private static long figures(float mean, float weight) {
        return (long) Float.floatToRawIntBits(mean) << 32 | Float.floatToRawIntBits(weight);
    }

    private static float meanOf(long figures) {
        return Float.intBitsToFloat((int) (figures >>> 32));
    }

    private static float weightOf(long figures) {
        return Float.intBitsToFloat((int) figures);
    }

    private static long info(int check, int depth, int age) {
        return (long) check << 32 | (long) Math.min(depth, 0xFFFF) << 16 | age;
    }

    private static int checkOf(long info) {
        return (int) (info >>> 32);
    }

    private static int depthOf(long info) {
        return (int) (info >>> 16) & 0xFFFF;
    }

    private static int ageOf(long info) {
        return (int) info & 0xFFFF;
    }

    /** A hash that changes whenever one of its arguments changes. */
    private static long scramble(long figures, long info) {
        return figures * MIX ^ Long.rotateLeft(info * 0xC2B2AE3D27D4EB4FL, 29);
    }

    /** One thread's access to the table. */
    public final class Access {
        private float mean;
        private float weight;
        private int depth;
        private int found;
        private long lookups;
        private long hits;
        private long stored;
        private long replaced;

        /** Looks a position up; mean, weight and depth can be read until the next call. */
        public boolean find(long key, int check) {
            lookups++;
            boolean known = buckets > 0 && search(key, check);
            hits += known ? 1 : 0;
            return known;
        }

        private boolean search(long key, int check) {
            int slot = bucket(key) * BUCKET * WORDS;
            for (int end = slot + BUCKET * WORDS; slot < end; slot += WORDS) {
                long figures = word(slot + 1);
                long info = word(slot + 2);
                if (checkOf(info) == check
                        && (word(slot) ^ scramble(figures, info)) == key
                        && weightOf(figures) > 0) {
                    mean = meanOf(figures);
                    weight = weightOf(figures);
                    depth = depthOf(info);
                    found = slot;
                    return true;
                }
            }
            return false;
        }

        /**
         * Mixes the key, because the smallest of several keys is not uniformly distributed; works
         * for any number of buckets.
         */
        private int bucket(long key) {
            return (int) ((key * MIX >>> 33) * buckets >>> 31);
        }

        /** The mean result for the first player. */
        public float mean() {
            return mean;
        }

        /** Number of results in the mean. */
        public float weight() {
            return weight;
        }

        /** Smallest distance from the root of a search at which the position occurred, in moves. */
        public int depth() {
            return depth;
        }

        /** Averages a result into the entry of a position, or makes an entry. */
        public void add(long key, int check, float value, int atDepth) {
            if (buckets == 0) {
                return;
            }
            if (search(key, check)) {
                float n = Math.min(weight + 1, MANY);
                write(found, key, check, mean + (value - mean) / n, n, Math.min(depth, atDepth));
                return;
            }
            int slot = victim(key);
            stored++;
            if (weightOf(word(slot + 1)) > 0) {
                replaced++;
            }
            write(slot, key, check, value, 1, atDepth);
            if (!touched) {
                touched = true;
            }
        }

        /** Adds 1 to the weight of an existing entry without changing its mean. */
        public void count(long key, int check, int atDepth) {
            if (buckets > 0 && search(key, check)) {
                float n = Math.min(weight + 1, MANY);
                write(found, key, check, mean, n, Math.min(depth, atDepth));
            }
        }

        /** Replaces the mean of an existing entry. */
        void setMean(long key, int check, float value) {
            if (buckets > 0 && search(key, check)) {
                write(found, key, check, value, weight, depth);
            }
        }

        private void write(int slot, long key, int check, float mean, float weight, int depth) {
            long figures = figures(mean, weight);
            long info = info(check, depth, age);
            set(slot, key ^ scramble(figures, info));
            set(slot + 1, figures);
            set(slot + 2, info);
        }

        /**
         * The entry to replace: smallest weight / (1 + age difference); of equals the deeper one.
         */
        private int victim(long key) {
            int slot = bucket(key) * BUCKET * WORDS;
            int worst = slot;
            float least = Float.POSITIVE_INFINITY;
            int deepest = -1;
            for (int end = slot + BUCKET * WORDS; slot < end; slot += WORDS) {
                long info = word(slot + 2);
                float worth = weightOf(word(slot + 1)) / (1 + (age - ageOf(info) & 0xFFFF));
                if (worth < least || worth == least && depthOf(info) > deepest) {
                    worst = slot;
                    least = worth;
                    deepest = depthOf(info);
                }
            }
            return worst;
        }

        long lookups() {
            return lookups;
        }

        long hits() {
            return hits;
        }

        long stored() {
            return stored;
        }

        long replaced() {
            return replaced;
        }
    }
}
