package moyo.net.perceptron;

/**
 * σ(x) = 1 / (1 + e^-x) by a table with linear interpolation, the same on every machine; the error
 * is below 1e-5. Never allocates.
 */
public final class Sigmoid {
    /** Beyond this, σ is taken as that of the limit: 1.1e-7 or 1 less that. */
    private static final int LIMIT = 16;

    private static final int STEPS_PER_UNIT = 128;
    private static final float[] TABLE = new float[2 * LIMIT * STEPS_PER_UNIT + 2];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            TABLE[i] = (float) exact((double) i / STEPS_PER_UNIT - LIMIT);
        }
    }

    private Sigmoid() {}

    /** σ by the table. */
    public static float of(float x) {
        float place = (x + LIMIT) * STEPS_PER_UNIT;
        float inside = Math.max(0, Math.min(place, 2 * LIMIT * STEPS_PER_UNIT));
        int below = (int) inside;
        float low = TABLE[below];
        return low + (inside - below) * (TABLE[below + 1] - low);
    }

    static double exact(double x) {
        return 1 / (1 + StrictMath.exp(-x));
    }
}
