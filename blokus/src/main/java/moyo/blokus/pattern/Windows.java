package moyo.blokus.pattern;

import java.util.Arrays;
import moyo.blokus.Bits;
import moyo.blokus.Cells;

/**
 * The windows of 1x1, 2x2 and 3x3 cells that lie on the board, 196 + 169 + 144 = 509, and the
 * windows that a cell is part of. A window is an int, the small ones first. Cells are given as
 * spots ({@link Bits}).
 */
final class Windows {
    static final int COUNT;

    /** The most windows that one cell is part of. */
    private static final int PER_CELL = 1 + 4 + 9;

    private static final int SPOTS = Bits.spot(Cells.COUNT - 1) + 1;

    /** By window, the number of cells a side. */
    private static final byte[] SIDE;

    /** By spot, the windows it is part of. */
    private static final short[][] OF_SPOT = new short[SPOTS][PER_CELL];

    /** Parallel to {@link #OF_SPOT}: the cell's digit in the window's code, as a power of 3. */
    private static final short[][] POWER = new short[SPOTS][PER_CELL];

    static {
        int count = 0;
        for (int side = 1; side <= Patterns.LARGEST; side++) {
            count += (Cells.SIZE + 1 - side) * (Cells.SIZE + 1 - side);
        }
        COUNT = count;
        SIDE = new byte[COUNT];
        int[] sizes = new int[SPOTS];
        int window = 0;
        for (int side = 1; side <= Patterns.LARGEST; side++) {
            for (int y = 0; y + side <= Cells.SIZE; y++) {
                for (int x = 0; x + side <= Cells.SIZE; x++) {
                    enter(window++, x, y, side, sizes);
                }
            }
        }
        for (int spot = 0; spot < SPOTS; spot++) {
            OF_SPOT[spot] = Arrays.copyOf(OF_SPOT[spot], sizes[spot]);
            POWER[spot] = Arrays.copyOf(POWER[spot], sizes[spot]);
        }
    }

    private Windows() {}

    private static void enter(int window, int x, int y, int side, int[] sizes) {
        SIDE[window] = (byte) side;
        int power = 1;
        for (int i = 0; i < side * side; i++) {
            int spot = Bits.spot(Cells.cell(x + i % side, y + i / side));
            OF_SPOT[spot][sizes[spot]] = (short) window;
            POWER[spot][sizes[spot]++] = (short) power;
            power *= Patterns.STATES;
        }
    }

    /** The windows of a spot; not to be changed. */
    static short[] of(int spot) {
        return OF_SPOT[spot];
    }

    /** Parallel to {@link #of}: the power of 3 of the cell in the code of the window. */
    static short[] powers(int spot) {
        return POWER[spot];
    }

    /** The pattern of a window with a code. */
    static int pattern(int window, int code) {
        return Patterns.of(SIDE[window], code);
    }
}
