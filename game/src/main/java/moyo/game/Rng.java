package moyo.game;

/**
 * A fast random number generator: xoroshiro128++ (Blackman and Vigna 2019), seeded by SplitMix64.
 * The same seed gives the same numbers on every machine. One instance per thread.
 */
public final class Rng {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long s0;
    private long s1;

    public Rng(long seed) {
        reseed(seed);
    }

    /** Resets the state to that of a new generator with this seed. */
    public void reseed(long seed) {
        long first = seed + GOLDEN_GAMMA;
        s0 = mix(first);
        s1 = mix(first + GOLDEN_GAMMA);
    }

    /** Returns an independent generator, for a thread or a game; advances this one. */
    public Rng split() {
        return new Rng(nextLong());
    }

    public long nextLong() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

    /**
     * Uniform in {@code [0, bound)} by multiply and shift; the bias is below {@code bound / 2^32}.
     */
    public int nextInt(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    /** Uniform in [0, 1). */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** SplitMix64's finaliser: a bijection that scatters neighbouring seeds. */
    public static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
