package moyo.net.perceptron;

import moyo.net.weights.Half;

/** Conversion to 16-bit floats; {@link Half} converts back. */
final class Halves {
    private static final int HIDDEN_BITS = 23 - 10;
    private static final int LEAST_NORMAL = -14;
    private static final float MOST = 65504;

    private Halves() {}

    /** The nearest number that 16 bits can hold; larger ones become the largest. */
    static float round(float value) {
        return Half.toFloat(of(value));
    }

    /** The nearest 16-bit float, ties to even; larger numbers become the largest. */
    static short of(float value) {
        float bounded = Math.max(-MOST, Math.min(MOST, value));
        int sign = bounded < 0 || 1 / bounded < 0 ? 0x8000 : 0;
        float magnitude = Math.abs(bounded);
        int exponent = Math.getExponent(magnitude);
        if (exponent < LEAST_NORMAL) { // subnormal: a multiple of 2^-24
            return (short) (sign | (int) Math.rint(magnitude * 0x1p24));
        }
        int bits = Float.floatToRawIntBits(magnitude);
        int half = (1 << HIDDEN_BITS - 1) - 1 + (bits >> HIDDEN_BITS & 1);
        int rounded = bits + half >> HIDDEN_BITS; // may carry into the exponent, rightly
        return (short) (sign | Math.min(rounded - (127 - 15 << 10), 0x7bff));
    }
}
