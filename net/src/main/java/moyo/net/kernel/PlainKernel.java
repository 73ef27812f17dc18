package moyo.net.kernel;

/** The kernel in plain Java, for virtual machines without the module of the Vector API. */
final class PlainKernel implements Kernel {
    private static final int PANEL = Matrix.PANEL;
    private static final int PATCH = MapLayout.PATCH;

    private final float[] half = new float[PATCH * PATCH];

    @Override
    public String name() {
        return "plain";
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
        for (int column = 0; column < b.paddedColumns(); column += PlainBlocks.COLUMNS) {
            int bStart = b.panel(column / PANEL) + column % PANEL;
            int row = 0;
            int from = aStart;
            int to = outStart + column;
            for (; row + 3 <= rows; row += 3, from += 3 * aStride, to += 3 * outStride) {
                PlainBlocks.three(
                        a, from, aStride, b.depth(), b.values(), bStart, out, to, outStride);
            }
            for (; row < rows; row++, from += aStride, to += outStride) {
                PlainBlocks.one(a, from, b.depth(), b.values(), bStart, out, to);
            }
        }
    }

    @Override
    public void transformInput(FeatureMap x, int xStart, float[] v, int vStart) {
        MapLayout layout = x.layout();
        int step = layout.numberStride();
        for (int c = 0; c < layout.channels(); c++) {
            int from = xStart + c;
            for (int i = 0; i < PATCH; i++, from += layout.rowStride()) {
                transformLine(x.values(), from, layout.channels(), half, i * PATCH, 1);
            }
            int to = vStart + c;
            for (int j = 0; j < PATCH; j++, to += step) {
                transformLine(half, j, PATCH, v, to, PATCH * step);
            }
        }
    }

    /** One side of the input transform; see {@link Winograd}. */
    private static void transformLine(
            float[] in, int from, int inStep, float[] out, int to, int outStep) {
        float d0 = in[from];
        float d1 = in[from + inStep];
        float d2 = in[from + 2 * inStep];
        float d3 = in[from + 3 * inStep];
        float d4 = in[from + 4 * inStep];
        float d31 = d3 - d1;
        float d32 = d3 - d2;
        out[to] = 2 * (d0 - d2) + d31;
        out[to + outStep] = d32 - 2 * d1;
        out[to + 2 * outStep] = 2 * (d1 - d2) + d32;
        out[to + 3 * outStep] = d31;
        out[to + 4 * outStep] = d4 - d2 - 2 * d31;
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
        int step = layout.numberStride();
        for (int c = 0; c < layout.channels(); c++) {
            int from = mStart + c;
            for (int j = 0; j < PATCH; j++, from += step) {
                collectLine(m, from, PATCH * step, half, j, PATCH);
            }
            int cell = outStart + c;
            for (int i = 0; i < rows; i++, cell += layout.rowStride()) {
                collectLine(half, i * PATCH, 1, half, i * PATCH, 1);
                writeLine(i * PATCH, bias[c], residual, out, cell, columns);
            }
        }
    }

    /** One side of the output transform; see {@link Winograd}. */
    private static void collectLine(
            float[] in, int from, int inStep, float[] out, int to, int outStep) {
        float m0 = in[from];
        float m1 = in[from + inStep];
        float m2 = in[from + 2 * inStep];
        float m3 = in[from + 3 * inStep];
        float m4 = in[from + 4 * inStep];
        float sum = m1 + m2;
        out[to] = m0 + sum + m3;
        out[to + outStep] = m1 - m2 + 2 * m3;
        out[to + 2 * outStep] = sum + m4 + 4 * m3;
    }

    private void writeLine(
            int line, float bias, boolean residual, FeatureMap out, int outStart, int columns) {
        float[] values = out.values();
        int to = outStart;
        for (int j = 0; j < columns; j++, to += out.layout().channels()) {
            float y = half[line + j] + bias;
            values[to] = Math.max(residual ? y + values[to] : y, 0);
        }
    }
}
