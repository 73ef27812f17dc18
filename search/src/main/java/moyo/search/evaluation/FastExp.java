package moyo.search.evaluation;

/**
 * The exponential function with a relative error of up to 1e-5: a power of 2, made by setting the
 * exponent bits, times a series for the remainder. The result is the same on every machine.
 */
public final class FastExp {
    private static final double LOG2_E = 1.4426950408889634;

    private FastExp() {}

    /** e to the x; 0 below -700. */
    public static double of(double x) {
        if (x < -700) {
            return 0;
        }
        double whole = Math.rint(x * LOG2_E);
        double r = x - whole / LOG2_E; // at most ln 2 / 2
        double series = 1 + r * (1 + r / 2 * (1 + r / 3 * (1 + r / 4 * (1 + r / 5))));
        return series * Double.longBitsToDouble((long) whole + 1023 << 52);
    }
}
