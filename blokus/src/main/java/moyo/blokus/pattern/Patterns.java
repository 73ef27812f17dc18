package moyo.blokus.pattern;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The patterns of 1x1, 2x2 and 3x3 cells, each empty, own or the enemy's; patterns that are equal
 * under rotation and reflection are one. A pattern's <em>code</em> has a digit to base 3 for each
 * cell, row by row, the first cell as the lowest digit. 3 + 21 + 2,862 = 2,886 patterns.
 */
public final class Patterns {
    /** The number of patterns of all sizes. */
    public static final int COUNT;

    static final int EMPTY = 0;
    static final int OWN = 1;
    static final int ENEMY = 2;
    static final int STATES = 3;

    /** The largest windows have this many cells a side. */
    static final int LARGEST = 3;

    /** The pattern of each code, by the side of the window less 1. */
    private static final char[][] OF_CODE = new char[LARGEST][];

    static {
        int count = 0;
        for (int side = 1; side <= LARGEST; side++) {
            OF_CODE[side - 1] = new char[codes(side)];
            count += number(side, count);
        }
        COUNT = count;
    }

    private Patterns() {}

    /** The number of codes of windows of a size. */
    private static int codes(int side) {
        int codes = 1;
        for (int i = 0; i < side * side; i++) {
            codes *= STATES;
        }
        return codes;
    }

    /** Numbers the patterns of a size in the order of their least codes; returns how many. */
    private static int number(int side, int first) {
        int next = first;
        char[] ofCode = OF_CODE[side - 1];
        int[][] symmetries = symmetries(side);
        for (int code = 0; code < ofCode.length; code++) {
            int least = least(code, symmetries);
            ofCode[code] = least == code ? (char) next++ : ofCode[least];
        }
        return next - first;
    }

    private static int least(int code, int[][] symmetries) {
        int least = code;
        for (int[] powers : symmetries) {
            int image = 0;
            for (int rest = code, cell = 0; rest > 0; rest /= STATES, cell++) {
                image += rest % STATES * powers[cell];
            }
            least = Math.min(least, image);
        }
        return least;
    }

    /** For each of the eight symmetries, the power of 3 at the image of each cell. */
    private static int[][] symmetries(int side) {
        int[] powers = new int[side * side];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) {
            powers[i] = STATES * powers[i - 1];
        }
        int[][] symmetries = new int[8][];
        for (int symmetry = 0; symmetry < symmetries.length; symmetry++) {
            int which = symmetry;
            symmetries[symmetry] =
                    IntStream.range(0, powers.length)
                            .map(cell -> powers[image(cell, side, which)])
                            .toArray();
        }
        assert Arrays.stream(symmetries).map(Arrays::toString).distinct().count()
                == (side == 1 ? 1 : symmetries.length);
        return symmetries;
    }

    /** Bits of the symmetry: mirror x, mirror y, exchange x and y. */
    private static int image(int cell, int side, int symmetry) {
        int x = (symmetry & 1) == 0 ? cell % side : side - 1 - cell % side;
        int y = (symmetry & 2) == 0 ? cell / side : side - 1 - cell / side;
        return (symmetry & 4) == 0 ? side * y + x : side * x + y;
    }

    /** The pattern of a window, from 0 to {@link #COUNT} - 1. */
    static int of(int side, int code) {
        return OF_CODE[side - 1][code];
    }
}
