package moyo.bench.onnx;

/**
 * The numbers that 256 bytes stand for, from {@code least} to {@code most}; zero is one of them.
 *
 * @param least zero or less
 * @param most more than zero
 */
record Range(float least, float most) {
    private static final int STEPS = 255;

    /** The distance of two neighbouring numbers. */
    float scale() {
        return (most - least) / STEPS;
    }

    /** The byte that stands for zero, unsigned. */
    byte zero() {
        return (byte) Math.round(-least / scale());
    }

    /** The number nearest to {@code x} that a byte stands for. */
    float round(float x) {
        int zero = zero() & 0xff;
        int step = Math.max(-zero, Math.min(STEPS - zero, Math.round(x / scale())));
        return step * scale();
    }
}
