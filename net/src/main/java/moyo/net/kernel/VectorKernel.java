package moyo.net.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** The kernel with vectors of any width up to 512 bits. */
final class VectorKernel implements Kernel {
    private static final VectorSpecies<Float> SPECIES = VectorBlocks.SPECIES;
    private static final int LANES = VectorBlocks.LANES;
    private static final int PANEL = Matrix.PANEL;
    private static final int PATCH = MapLayout.PATCH;

    /** 16 registers hold 6 x 2 sums, 32 registers 9 x 2. */
    private static final boolean MANY_REGISTERS = LANES == FloatVector.SPECIES_512.length();

    private final float[] half = new float[PATCH * PATCH * LANES];

    @Override
    public String name() {
        return "vector, " + SPECIES.vectorBitSize() + " bits";
    }

    @Override
    public void multiply(
            float[] a,
            int aStart,
            int aStride,
            int rows,
            Matrix b,
            float[] out,
            int outStart,
            int outStride) {
        for (int panel = 0; panel < b.panels(); panel++) {
            for (int pair = 0; pair < PANEL; pair += 2 * LANES) {
                int bStart = b.panel(panel) + pair;
                int to = outStart + panel * PANEL + pair;
                multiplyPair(
                        a,
                        aStart,
                        aStride,
                        rows,
                        b.depth(),
                        b.values(),
                        bStart,
                        out,
                        to,
                        outStride);
            }
        }
    }

    private static void multiplyPair(
            float[] a,
            int aStart,
            int aStride,
            int rows,
            int depth,
            float[] b,
            int bStart,
            float[] out,
            int outStart,
            int outStride) {
        int row = 0;
        int from = aStart;
        int to = outStart;
        if (MANY_REGISTERS) {
            for (; row + 9 <= rows; row += 9, from += 9 * aStride, to += 9 * outStride) {
                VectorBlocks.nine(a, from, aStride, depth, b, bStart, out, to, outStride);
            }
        }
        for (; row + 6 <= rows; row += 6, from += 6 * aStride, to += 6 * outStride) {
            VectorBlocks.six(a, from, aStride, depth, b, bStart, out, to, outStride);
        }
        for (; row + 3 <= rows; row += 3, from += 3 * aStride, to += 3 * outStride) {
            VectorBlocks.three(a, from, aStride, depth, b, bStart, out, to, outStride);
        }
        for (; row < rows; row++, from += aStride, to += outStride) {
            VectorBlocks.one(a, from, aStride, depth, b, bStart, out, to, outStride);
        }
    }

    @Override
    public void transformInput(FeatureMap x, int xStart, float[] v, int vStart) {
        MapLayout layout = x.layout();
        float[] in = x.values();
        int cell = layout.channels();
        int row = layout.rowStride();
        int number = layout.numberStride();
        for (int c = 0; c < layout.channels(); c += LANES) {
            int from = xStart + c;
            for (int i = 0; i < PATCH; i++, from += row) {
                transformLine(in, from, cell, half, i * PATCH * LANES, LANES);
            }
            int to = vStart + c;
            for (int j = 0; j < PATCH; j++, to += number) {
                transformLine(half, j * LANES, PATCH * LANES, v, to, PATCH * number);
            }
        }
    }

    /** See {@link Winograd}. */
    private static void transformLine(
            float[] in, int from, int inStep, float[] out, int to, int outStep) {
        FloatVector d0 = FloatVector.fromArray(SPECIES, in, from);
        FloatVector d1 = FloatVector.fromArray(SPECIES, in, from + inStep);
        FloatVector d2 = FloatVector.fromArray(SPECIES, in, from + 2 * inStep);
        FloatVector d3 = FloatVector.fromArray(SPECIES, in, from + 3 * inStep);
        FloatVector d4 = FloatVector.fromArray(SPECIES, in, from + 4 * inStep);
        FloatVector d31 = d3.sub(d1);
        FloatVector d32 = d3.sub(d2);
        d0.sub(d2).mul(2).add(d31).intoArray(out, to);
        d32.sub(d1.mul(2)).intoArray(out, to + outStep);
        d1.sub(d2).mul(2).add(d32).intoArray(out, to + 2 * outStep);
        d31.intoArray(out, to + 3 * outStep);
        d4.sub(d2).sub(d31.mul(2)).intoArray(out, to + 4 * outStep);
    }

    @Override
    public void transformOutput(
            float[] m,
            int mStart,
            float[] bias,
            boolean residual,
            FeatureMap out,
            int outStart,
            int rows,
            int columns) {
        MapLayout layout = out.layout();
        float[] to = out.values();
        int number = layout.numberStride();
        for (int c = 0; c < layout.channels(); c += LANES) {
            int from = mStart + c;
            for (int j = 0; j < PATCH; j++, from += number) {
                collectLine(m, from, PATCH * number, half, j * LANES, PATCH * LANES);
            }
            for (int i = 0; i < rows; i++) {
                int line = i * PATCH * LANES;
                collectLine(half, line, LANES, half, line, LANES);
                int cell = outStart + i * layout.rowStride() + c;
                writeLine(line, bias, c, residual, to, cell, layout.channels(), columns);
            }
        }
    }

    /** See {@link Winograd}. */
    private static void collectLine(
            float[] in, int from, int inStep, float[] out, int to, int outStep) {
        FloatVector m0 = FloatVector.fromArray(SPECIES, in, from);
        FloatVector m1 = FloatVector.fromArray(SPECIES, in, from + inStep);
        FloatVector m2 = FloatVector.fromArray(SPECIES, in, from + 2 * inStep);
        FloatVector m3 = FloatVector.fromArray(SPECIES, in, from + 3 * inStep);
        FloatVector m4 = FloatVector.fromArray(SPECIES, in, from + 4 * inStep);
        FloatVector sum = m1.add(m2);
        m0.add(sum).add(m3).intoArray(out, to);
        m1.sub(m2).add(m3.mul(2)).intoArray(out, to + outStep);
        sum.add(m4).add(m3.mul(4)).intoArray(out, to + 2 * outStep);
    }

    private void writeLine(
            int line,
            float[] bias,
            int channel,
            boolean residual,
            float[] out,
            int outStart,
            int cell,
            int columns) {
        FloatVector add = FloatVector.fromArray(SPECIES, bias, channel);
        int to = outStart;
        for (int j = 0; j < columns; j++, to += cell) {
            FloatVector y = FloatVector.fromArray(SPECIES, half, line + j * LANES).add(add);
            if (residual) {
                y = y.add(FloatVector.fromArray(SPECIES, out, to));
            }
            y.max(0).intoArray(out, to);
        }
    }
}
