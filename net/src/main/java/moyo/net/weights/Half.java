package moyo.net.weights;

/** The 16-bit floats of IEEE 754: a sign, five bits of exponent, ten of mantissa. */
public final class Half {
    private static final int MANTISSA_BITS = 10;
    private static final int MANTISSA = (1 << MANTISSA_BITS) - 1;
    private static final int EXPONENT = 0x1f;

    /** What the exponent of a float is larger than that of a half. */
    private static final int BIAS = 127 - 15;

    private static final int SHIFT = 23 - MANTISSA_BITS;

    /** The least positive half. */
    private static final float LEAST = 0x1p-24f;

    private Half() {}

    /** The float of the same value; exact. */
    public static float toFloat(short half) {
        int exponent = half >> MANTISSA_BITS & EXPONENT;
        int mantissa = half & MANTISSA;
        int sign = (half & 0x8000) << 16;
        if (exponent == 0) { // zero or subnormal
            return Float.intBitsToFloat(sign | Float.floatToRawIntBits(mantissa * LEAST));
        }
        int wide = exponent == EXPONENT ? 0xff : exponent + BIAS; // infinity and NaN
        return Float.intBitsToFloat(sign | wide << 23 | mantissa << SHIFT);
    }
}
