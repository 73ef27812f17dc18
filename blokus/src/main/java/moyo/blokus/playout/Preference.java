package moyo.blokus.playout;

import moyo.blokus.Growth;
import moyo.blokus.NodeDistribution;
import moyo.blokus.Shapes;

/**
 * The weights by which playouts draw shapes: perCell<sup>cells</sup> · perCorner<sup>corners</sup>,
 * where corners are the cells that the shape touches by a corner only. Immutable.
 */
public final class Preference implements NodeDistribution {
    private static final int SLOT_BITS = 12;

    /** The weight of each shape; the largest is 1. */
    private final float[] weights = new float[Shapes.COUNT];

    /** Nodes of {@link Growth}, each in a number of slots proportional to its weight. */
    private final char[] slots = new char[1 << SLOT_BITS];

    /**
     * @param perCell the factor for each covered cell
     * @param perCorner the factor for each corner
     */
    public Preference(double perCell, double perCorner) {
        double most = 0;
        double[] exact = new double[weights.length];
        for (int shape = 0; shape < exact.length; shape++) {
            exact[shape] =
                    StrictMath.pow(perCell, Shapes.size(shape))
                            * StrictMath.pow(perCorner, Shapes.cornerCount(shape));
            most = Math.max(most, exact[shape]);
        }
        for (int shape = 0; shape < exact.length; shape++) {
            weights[shape] = (float) (exact[shape] / most);
        }
        fillSlots();
    }

    private void fillSlots() {
        double sum = 0;
        for (int node = 0; node < Growth.COUNT; node++) {
            sum += weights[Growth.shape(node)];
        }
        double upTo = 0;
        int slot = 0;
        for (int node = 0; node < Growth.COUNT; node++) {
            upTo += weights[Growth.shape(node)] / sum * slots.length;
            while (slot < slots.length && slot + 0.5 < upTo) {
                slots[slot++] = (char) node;
            }
        }
        while (slot < slots.length) {
            slots[slot++] = (char) (Growth.COUNT - 1);
        }
    }

    float weight(int shape) {
        return weights[shape];
    }

    @Override
    public int node(long random) {
        return slots[(int) (random >>> 32 - SLOT_BITS)];
    }
}
