package moyo.blokus;

/**
 * How likely playouts are to try each shape: a weight for every cell it covers and for every cell
 * that touches it by a corner only, multiplied. Immutable.
 */
public final class Preference {
    private static final int SLOT_BITS = 12;

    /** The weight of each shape; the heaviest has 1. */
    private final float[] weights = new float[Shapes.ALL.size()];

    /** Nodes of {@link Growth}, each so often as its weight demands. */
    private final char[] slots = new char[1 << SLOT_BITS];

    /**
     * @param perCell a piece of one cell more is so many times as likely
     * @param perCorner a piece of one corner more is so many times as likely
     */
    public Preference(double perCell, double perCorner) {
        double most = 0;
        double[] exact = new double[weights.length];
        for (int shape = 0; shape < exact.length; shape++) {
            int corners =
                    Long.bitCount(Shapes.CORNERS[shape]) + Long.bitCount(Shapes.CORNERS_ON[shape]);
            exact[shape] =
                    StrictMath.pow(perCell, Shapes.SIZE[shape])
                            * StrictMath.pow(perCorner, corners);
            most = Math.max(most, exact[shape]);
        }
        for (int shape = 0; shape < exact.length; shape++) {
            weights[shape] = (float) (exact[shape] / most);
        }
        fillSlots();
    }

    private void fillSlots() {
        int nodes = Growth.NODES.length;
        double sum = 0;
        for (int node = 0; node < nodes; node++) {
            sum += weights[Growth.shape(node)];
        }
        double upTo = 0;
        int slot = 0;
        for (int node = 0; node < nodes; node++) {
            upTo += weights[Growth.shape(node)] / sum * slots.length;
            while (slot < slots.length && slot + 0.5 < upTo) {
                slots[slot++] = (char) node;
            }
        }
        while (slot < slots.length) {
            slots[slot++] = (char) (nodes - 1);
        }
    }

    float weight(int shape) {
        return weights[shape];
    }

    /**
     * A node of {@link Growth}.
     *
     * @param random 32 random bits
     */
    int node(long random) {
        return slots[(int) (random >>> 32 - SLOT_BITS)];
    }
}
