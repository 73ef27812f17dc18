package moyo.net.kernel;

/**
 * The loops in which inference spends its time. All implementations give the same bits: each output
 * element is computed by the same operations in the same order, whatever the vector width.
 *
 * <p>A vector holds neighbouring channels of one cell. An instance has scratch memory and belongs
 * to one thread. No method allocates.
 */
interface Kernel {
    /** The name in messages and reports. */
    String name();

    /**
     * Computes {@code out = a * b} for a few rows. Each element is a chain of fused multiply-adds
     * over the depth of {@code b}, from 0 upwards.
     *
     * @param aStride from a row of {@code a} to the next
     * @param outStride from a row of {@code out} to the next, at least {@code b.paddedColumns()}
     */
    void multiply(
            float[] a,
            int aStart,
            int aStride,
            int rows,
            Matrix b,
            float[] out,
            int outStart,
            int outStride);

    /**
     * The input transform of one Winograd tile: from a patch of 5 x 5 cells to 25 numbers a
     * channel, which lie {@link MapLayout#numberStride} apart.
     *
     * @param xStart the first cell of the patch
     */
    void transformInput(FeatureMap x, int xStart, float[] v, int vStart);

    /**
     * The output transform of one Winograd tile: from 25 numbers a channel to 3 x 3 cells, of which
     * the first rows and columns are on the board. Writes {@code relu(y + bias)}, or {@code relu((y
     * + bias) + out)} where {@code residual} is set.
     *
     * @param outStart the first cell of the tile
     */
    void transformOutput(
            float[] m,
            int mStart,
            float[] bias,
            boolean residual,
            FeatureMap out,
            int outStart,
            int rows,
            int columns);
}
