package moyo.net.kernel;

/**
 * Products of one or three rows with four columns, with all sums in scalar registers. A loop over
 * the columns of a panel was slower: 300 evaluations of 6x64 per CPU second instead of 355.
 */
final class PlainBlocks {
    static final int COLUMNS = 4;

    private static final int PANEL = Matrix.PANEL;

    private PlainBlocks() {}

    static void three(
            float[] a,
            int aStart,
            int aStride,
            int depth,
            float[] b,
            int bStart,
            float[] out,
            int outStart,
            int outStride) {
        float s0 = 0;
        float s1 = 0;
        float s2 = 0;
        float s3 = 0;
        float t0 = 0;
        float t1 = 0;
        float t2 = 0;
        float t3 = 0;
        float u0 = 0;
        float u1 = 0;
        float u2 = 0;
        float u3 = 0;
        for (int k = 0; k < depth; k++) {
            float b0 = b[bStart + k * PANEL];
            float b1 = b[bStart + k * PANEL + 1];
            float b2 = b[bStart + k * PANEL + 2];
            float b3 = b[bStart + k * PANEL + 3];
            float x = a[aStart + k];
            s0 = Math.fma(x, b0, s0);
            s1 = Math.fma(x, b1, s1);
            s2 = Math.fma(x, b2, s2);
            s3 = Math.fma(x, b3, s3);
            float y = a[aStart + aStride + k];
            t0 = Math.fma(y, b0, t0);
            t1 = Math.fma(y, b1, t1);
            t2 = Math.fma(y, b2, t2);
            t3 = Math.fma(y, b3, t3);
            float z = a[aStart + 2 * aStride + k];
            u0 = Math.fma(z, b0, u0);
            u1 = Math.fma(z, b1, u1);
            u2 = Math.fma(z, b2, u2);
            u3 = Math.fma(z, b3, u3);
        }
        write(out, outStart, s0, s1, s2, s3);
        write(out, outStart + outStride, t0, t1, t2, t3);
        write(out, outStart + 2 * outStride, u0, u1, u2, u3);
    }

    static void one(
            float[] a, int aStart, int depth, float[] b, int bStart, float[] out, int outStart) {
        float s0 = 0;
        float s1 = 0;
        float s2 = 0;
        float s3 = 0;
        for (int k = 0; k < depth; k++) {
            float b0 = b[bStart + k * PANEL];
            float b1 = b[bStart + k * PANEL + 1];
            float b2 = b[bStart + k * PANEL + 2];
            float b3 = b[bStart + k * PANEL + 3];
            float x = a[aStart + k];
            s0 = Math.fma(x, b0, s0);
            s1 = Math.fma(x, b1, s1);
            s2 = Math.fma(x, b2, s2);
            s3 = Math.fma(x, b3, s3);
        }
        write(out, outStart, s0, s1, s2, s3);
    }

    private static void write(float[] out, int to, float s0, float s1, float s2, float s3) {
        out[to] = s0;
        out[to + 1] = s1;
        out[to + 2] = s2;
        out[to + 3] = s3;
    }
}
