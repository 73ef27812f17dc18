package moyo.game;

/**
 * Random keys for hashing positions (Zobrist 1970). They are the same in every run and on every
 * machine, so tables and keys can be stored and compared.
 */
public final class Zobrist {
    private static final long SEED = 0x4d6f796f2e4b6579L;

    private Zobrist() {}

    /** {@code count} 64-bit keys; different {@code purpose} texts give independent keys. */
    public static long[] keys(String purpose, int count) {
        Rng rng = rng(purpose);
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = rng.nextLong();
        }
        return keys;
    }

    /** {@code count} 32-bit keys, independent of {@link #keys} of the same purpose. */
    public static int[] checkKeys(String purpose, int count) {
        Rng rng = rng(purpose + "/check");
        int[] keys = new int[count];
        for (int i = 0; i < count; i++) {
            keys[i] = (int) (rng.nextLong() >>> 32);
        }
        return keys;
    }

    private static Rng rng(String purpose) {
        long seed = SEED;
        for (int i = 0; i < purpose.length(); i++) {
            seed = Rng.mix(seed + purpose.charAt(i));
        }
        return new Rng(seed);
    }
}
