package moyo.blokus.judge;

import java.util.List;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;

/**
 * The spots that a placement changes, in three parts: those that it covers, their edge neighbours,
 * which become forbidden to its side, and those that it touches by a corner, where the next piece
 * may be attached. A <em>slot</em> is a part and a spot; given a value for each slot, {@link #sum}
 * adds up those of a placement.
 */
public final class Footprint {
    /** The part of the covered spots. */
    static final int COVERED = 0;

    /** The part of the spots that share an edge with the placement. */
    static final int BESIDE = 1;

    /** The part of the spots that the placement touches by a corner only. */
    static final int CORNER = 2;

    static final List<String> PART_NAMES = List.of("covered", "beside", "corner");

    /** One more than the highest slot. */
    public static final int SLOTS = 1024;

    /** The first of the blank slots, with which footprints are padded. */
    public static final int BLANK = 768;

    /** The number of slots of every footprint is a multiple of this. */
    static final int STEP = 4;

    static final int SPOT_BITS = 8;

    /** The largest number of slots of a footprint. */
    private static final int MOST = 28;

    /** The slots of each shape with its first square on spot 0, padded with blanks. */
    private static final short[] OFFSETS = new short[Shapes.COUNT * MOST];

    private static final byte[] COUNTS = new byte[Shapes.COUNT];

    static {
        for (int shape = 0; shape < COUNTS.length; shape++) {
            add(shape, COVERED, Shapes.squares(shape), 0);
            long squares = Shapes.squares(shape) << Shapes.MARGIN;
            long squaresOn = Shapes.squares(shape) >>> 64 - Shapes.MARGIN;
            add(shape, BESIDE, Shapes.reach(shape) & ~squares, -Shapes.MARGIN);
            add(shape, BESIDE, Shapes.reachOn(shape) & ~squaresOn, 64 - Shapes.MARGIN);
            add(shape, CORNER, Shapes.corners(shape), -Shapes.MARGIN);
            add(shape, CORNER, Shapes.cornersOn(shape), 64 - Shapes.MARGIN);
            while (COUNTS[shape] % STEP != 0) {
                OFFSETS[shape * MOST + COUNTS[shape]++] = BLANK;
            }
        }
    }

    private Footprint() {}

    private static void add(int shape, int part, long bits, int from) {
        for (long left = bits; left != 0; left &= left - 1) {
            int offset = from + Long.numberOfTrailingZeros(left);
            OFFSETS[shape * MOST + COUNTS[shape]++] = (short) ((part << SPOT_BITS) + offset);
        }
    }

    /** The part of a slot that is not blank. */
    static int part(int slot) {
        return slot >> SPOT_BITS;
    }

    /** The spot of a slot that is not blank. */
    static int spot(int slot) {
        return slot & (1 << SPOT_BITS) - 1;
    }

    /** The number of slots of a placement, with blanks. */
    public static int size(int placement) {
        return COUNTS[Placements.shape(placement)];
    }

    /**
     * A slot of a placement.
     *
     * @param index from 0 to below {@link #size}
     */
    public static int slot(int placement, int index) {
        return OFFSETS[Placements.shape(placement) * MOST + index] + Placements.spot(placement);
    }

    /** The sum of the values of a placement's slots; the values of blank slots must be 0. */
    public static float sum(float[] values, int placement) {
        int shape = Placements.shape(placement);
        int spot = Placements.spot(placement);
        int from = shape * MOST;
        int to = from + COUNTS[shape];
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        for (int i = from; i < to; i += STEP) { // four independent sums hide the latency
            a += values[spot + OFFSETS[i]];
            b += values[spot + OFFSETS[i + 1]];
            c += values[spot + OFFSETS[i + 2]];
            d += values[spot + OFFSETS[i + 3]];
        }
        return a + b + (c + d);
    }
}
