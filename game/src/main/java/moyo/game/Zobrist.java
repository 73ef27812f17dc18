package moyo.game;

/**
 * Random keys for hashing positions (Zobrist 1970), the same in every run: tables and keys may be
 * stored and compared between machines.
 */
public final class Zobrist {
    private static final long SEED = 0x4d6f796f2e4b6579L;

    private Zobrist() {}

    /** {@code count} 64-bit keys; different {@code purpose} texts give unrelated keys. */
    public static long[] keys(String purpose, int count) {
        Rng rng = rng(purpose);
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = rng.nextLong();
        }
        return keys;
    }

    /** {@code count} 32-bit keys, unrelated to {@link #keys} of the same purpose. */
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
