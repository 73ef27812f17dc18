package moyo.blokus.judge;

import java.util.List;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;

/**
 * What a placement does to the spots around it: some it covers, those beside them it makes
 * forbidden, and where it touches by a corner, the next piece may be attached. A <em>slot</em> is a
 * part and a spot; whoever has a value for each slot can sum them up over a footprint.
 */
public final class Footprint {
    /** The parts. */
    static final int COVERED = 0;

    static final int BESIDE = 1;
    static final int CORNER = 2;
    static final List<String> PART_NAMES = List.of("covered", "beside", "corner");

    /** One more than the highest slot. Slots from {@link #BLANK} on stand for nothing. */
    public static final int SLOTS = 1024;

    /** The first slot that stands for nothing: footprints are filled up with them. */
    public static final int BLANK = 768;

    /** The number of slots of every footprint is a multiple of it. */
    static final int STEP = 4;

    static final int SPOT_BITS = 8;
    private static final int MOST = 28;

    /** The slots of each shape as if its first square lay on spot 0, filled up with blanks. */
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

    /** How many slots a placement has, blank ones included. */
    public static int size(int placement) {
        return COUNTS[Placements.shape(placement)];
    }

    /** A slot of a placement, 0 up to its size. */
    public static int slot(int placement, int index) {
        return OFFSETS[Placements.shape(placement) * MOST + index] + Placements.spot(placement);
    }

    /** The sum of the values of its slots; blank ones must be worth 0. */
    public static float sum(float[] values, int placement) {
        int shape = Placements.shape(placement);
        int spot = Placements.spot(placement);
        int from = shape * MOST;
        int to = from + COUNTS[shape];
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        for (int i = from; i < to; i += STEP) { // four chains: an addition has to wait for the last
            a += values[spot + OFFSETS[i]];
            b += values[spot + OFFSETS[i + 1]];
            c += values[spot + OFFSETS[i + 2]];
            d += values[spot + OFFSETS[i + 3]];
        }
        return a + b + (c + d);
    }
}
