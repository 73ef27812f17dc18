package moyo.net.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * Products of one, three, six or nine rows with two vectors of columns, with all sums in registers.
 */
final class VectorBlocks {
    static final VectorSpecies<Float> SPECIES =
            FloatVector.SPECIES_PREFERRED.length() > FloatVector.SPECIES_512.length()
                    ? FloatVector.SPECIES_512
                    : FloatVector.SPECIES_PREFERRED;

    static final int LANES = SPECIES.length();

    private static final int PANEL = Matrix.PANEL;

    private VectorBlocks() {}

    static void nine(
            float[] a,
            int aStart,
            int aStride,
            int depth,
            float[] b,
            int bStart,
            float[] out,
            int outStart,
            int outStride) {
        FloatVector s0 = FloatVector.zero(SPECIES);
        FloatVector t0 = FloatVector.zero(SPECIES);
        FloatVector s1 = FloatVector.zero(SPECIES);
        FloatVector t1 = FloatVector.zero(SPECIES);
        FloatVector s2 = FloatVector.zero(SPECIES);
        FloatVector t2 = FloatVector.zero(SPECIES);
        FloatVector s3 = FloatVector.zero(SPECIES);
        FloatVector t3 = FloatVector.zero(SPECIES);
        FloatVector s4 = FloatVector.zero(SPECIES);
        FloatVector t4 = FloatVector.zero(SPECIES);
        FloatVector s5 = FloatVector.zero(SPECIES);
        FloatVector t5 = FloatVector.zero(SPECIES);
        FloatVector s6 = FloatVector.zero(SPECIES);
        FloatVector t6 = FloatVector.zero(SPECIES);
        FloatVector s7 = FloatVector.zero(SPECIES);
        FloatVector t7 = FloatVector.zero(SPECIES);
        FloatVector s8 = FloatVector.zero(SPECIES);
        FloatVector t8 = FloatVector.zero(SPECIES);
        for (int k = 0; k < depth; k++) {
            FloatVector left = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL);
            FloatVector right = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL + LANES);
            FloatVector x0 = FloatVector.broadcast(SPECIES, a[aStart + k]);
            s0 = x0.fma(left, s0);
            t0 = x0.fma(right, t0);
            FloatVector x1 = FloatVector.broadcast(SPECIES, a[aStart + aStride + k]);
            s1 = x1.fma(left, s1);
            t1 = x1.fma(right, t1);
            FloatVector x2 = FloatVector.broadcast(SPECIES, a[aStart + 2 * aStride + k]);
            s2 = x2.fma(left, s2);
            t2 = x2.fma(right, t2);
            FloatVector x3 = FloatVector.broadcast(SPECIES, a[aStart + 3 * aStride + k]);
            s3 = x3.fma(left, s3);
            t3 = x3.fma(right, t3);
            FloatVector x4 = FloatVector.broadcast(SPECIES, a[aStart + 4 * aStride + k]);
            s4 = x4.fma(left, s4);
            t4 = x4.fma(right, t4);
            FloatVector x5 = FloatVector.broadcast(SPECIES, a[aStart + 5 * aStride + k]);
            s5 = x5.fma(left, s5);
            t5 = x5.fma(right, t5);
            FloatVector x6 = FloatVector.broadcast(SPECIES, a[aStart + 6 * aStride + k]);
            s6 = x6.fma(left, s6);
            t6 = x6.fma(right, t6);
            FloatVector x7 = FloatVector.broadcast(SPECIES, a[aStart + 7 * aStride + k]);
            s7 = x7.fma(left, s7);
            t7 = x7.fma(right, t7);
            FloatVector x8 = FloatVector.broadcast(SPECIES, a[aStart + 8 * aStride + k]);
            s8 = x8.fma(left, s8);
            t8 = x8.fma(right, t8);
        }
        s0.intoArray(out, outStart);
        t0.intoArray(out, outStart + LANES);
        s1.intoArray(out, outStart + outStride);
        t1.intoArray(out, outStart + outStride + LANES);
        s2.intoArray(out, outStart + 2 * outStride);
        t2.intoArray(out, outStart + 2 * outStride + LANES);
        s3.intoArray(out, outStart + 3 * outStride);
        t3.intoArray(out, outStart + 3 * outStride + LANES);
        s4.intoArray(out, outStart + 4 * outStride);
        t4.intoArray(out, outStart + 4 * outStride + LANES);
        s5.intoArray(out, outStart + 5 * outStride);
        t5.intoArray(out, outStart + 5 * outStride + LANES);
        s6.intoArray(out, outStart + 6 * outStride);
        t6.intoArray(out, outStart + 6 * outStride + LANES);
        s7.intoArray(out, outStart + 7 * outStride);
        t7.intoArray(out, outStart + 7 * outStride + LANES);
        s8.intoArray(out, outStart + 8 * outStride);
        t8.intoArray(out, outStart + 8 * outStride + LANES);
    }

    static void six(
            float[] a,
            int aStart,
            int aStride,
            int depth,
            float[] b,
            int bStart,
            float[] out,
            int outStart,
            int outStride) {
        FloatVector s0 = FloatVector.zero(SPECIES);
        FloatVector t0 = FloatVector.zero(SPECIES);
        FloatVector s1 = FloatVector.zero(SPECIES);
        FloatVector t1 = FloatVector.zero(SPECIES);
        FloatVector s2 = FloatVector.zero(SPECIES);
        FloatVector t2 = FloatVector.zero(SPECIES);
        FloatVector s3 = FloatVector.zero(SPECIES);
        FloatVector t3 = FloatVector.zero(SPECIES);
        FloatVector s4 = FloatVector.zero(SPECIES);
        FloatVector t4 = FloatVector.zero(SPECIES);
        FloatVector s5 = FloatVector.zero(SPECIES);
        FloatVector t5 = FloatVector.zero(SPECIES);
        for (int k = 0; k < depth; k++) {
            FloatVector left = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL);
            FloatVector right = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL + LANES);
            FloatVector x0 = FloatVector.broadcast(SPECIES, a[aStart + k]);
            s0 = x0.fma(left, s0);
            t0 = x0.fma(right, t0);
            FloatVector x1 = FloatVector.broadcast(SPECIES, a[aStart + aStride + k]);
            s1 = x1.fma(left, s1);
            t1 = x1.fma(right, t1);
            FloatVector x2 = FloatVector.broadcast(SPECIES, a[aStart + 2 * aStride + k]);
            s2 = x2.fma(left, s2);
            t2 = x2.fma(right, t2);
            FloatVector x3 = FloatVector.broadcast(SPECIES, a[aStart + 3 * aStride + k]);
            s3 = x3.fma(left, s3);
            t3 = x3.fma(right, t3);
            FloatVector x4 = FloatVector.broadcast(SPECIES, a[aStart + 4 * aStride + k]);
            s4 = x4.fma(left, s4);
            t4 = x4.fma(right, t4);
            FloatVector x5 = FloatVector.broadcast(SPECIES, a[aStart + 5 * aStride + k]);
            s5 = x5.fma(left, s5);
            t5 = x5.fma(right, t5);
        }
        s0.intoArray(out, outStart);
        t0.intoArray(out, outStart + LANES);
        s1.intoArray(out, outStart + outStride);
        t1.intoArray(out, outStart + outStride + LANES);
        s2.intoArray(out, outStart + 2 * outStride);
        t2.intoArray(out, outStart + 2 * outStride + LANES);
        s3.intoArray(out, outStart + 3 * outStride);
        t3.intoArray(out, outStart + 3 * outStride + LANES);
        s4.intoArray(out, outStart + 4 * outStride);
        t4.intoArray(out, outStart + 4 * outStride + LANES);
        s5.intoArray(out, outStart + 5 * outStride);
        t5.intoArray(out, outStart + 5 * outStride + LANES);
    }

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
        FloatVector s0 = FloatVector.zero(SPECIES);
        FloatVector t0 = FloatVector.zero(SPECIES);
        FloatVector s1 = FloatVector.zero(SPECIES);
        FloatVector t1 = FloatVector.zero(SPECIES);
        FloatVector s2 = FloatVector.zero(SPECIES);
        FloatVector t2 = FloatVector.zero(SPECIES);
        for (int k = 0; k < depth; k++) {
            FloatVector left = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL);
            FloatVector right = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL + LANES);
            FloatVector x0 = FloatVector.broadcast(SPECIES, a[aStart + k]);
            s0 = x0.fma(left, s0);
            t0 = x0.fma(right, t0);
            FloatVector x1 = FloatVector.broadcast(SPECIES, a[aStart + aStride + k]);
            s1 = x1.fma(left, s1);
            t1 = x1.fma(right, t1);
            FloatVector x2 = FloatVector.broadcast(SPECIES, a[aStart + 2 * aStride + k]);
            s2 = x2.fma(left, s2);
            t2 = x2.fma(right, t2);
        }
        s0.intoArray(out, outStart);
        t0.intoArray(out, outStart + LANES);
        s1.intoArray(out, outStart + outStride);
        t1.intoArray(out, outStart + outStride + LANES);
        s2.intoArray(out, outStart + 2 * outStride);
        t2.intoArray(out, outStart + 2 * outStride + LANES);
    }

    static void one(
            float[] a,
            int aStart,
            int aStride,
            int depth,
            float[] b,
            int bStart,
            float[] out,
            int outStart,
            int outStride) {
        FloatVector s0 = FloatVector.zero(SPECIES);
        FloatVector t0 = FloatVector.zero(SPECIES);
        for (int k = 0; k < depth; k++) {
            FloatVector left = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL);
            FloatVector right = FloatVector.fromArray(SPECIES, b, bStart + k * PANEL + LANES);
            FloatVector x0 = FloatVector.broadcast(SPECIES, a[aStart + k]);
            s0 = x0.fma(left, s0);
            t0 = x0.fma(right, t0);
        }
        s0.intoArray(out, outStart);
        t0.intoArray(out, outStart + LANES);
    }
}
