package moyo.blokus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All 13,729 ways to lay a piece on the empty board, numbered from 1 by piece, orientation, row and
 * column; the number is the code of the move.
 */
public final class Placements {
    public static final int COUNT = 13_729;

    /** One more than the highest number; 0 is no placement. */
    public static final int CODES = COUNT + 1;

    /** The lie ({@link Shapes}) of each placement. */
    static final char[] LIE = new char[CODES];

    /** The placement of each lie, 0 if it is not on the board. */
    static final char[] OF_LIE = new char[Shapes.LIES];

    private static final char[] MIRRORED = new char[CODES];

    static {
        int number = 0;
        for (int shape = 0; shape < Shapes.ALL.size(); shape++) {
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                int[] cells = Shapes.ALL.get(shape).at(Cells.x(cell), Cells.y(cell));
                if (cells.length > 0) {
                    number++;
                    int lie = shape << Shapes.SHAPE_SHIFT | Bits.spot(cells[0]);
                    LIE[number] = (char) lie;
                    OF_LIE[lie] = (char) number;
                }
            }
        }
        assert number == COUNT;
        for (int placement = 1; placement < CODES; placement++) {
            int[] cells = cells(placement);
            MIRRORED[placement] = (char) of(Arrays.stream(cells).map(Cells::mirrored).toArray());
        }
    }

    private Placements() {}

    /** The placement that covers exactly these cells, in any order; 0 if none does. */
    public static int of(int[] cells) {
        List<Shape.Square> squares = new ArrayList<>();
        for (int cell : cells) {
            squares.add(new Shape.Square(Cells.x(cell), Cells.y(cell)));
        }
        int shape = Shapes.number(Shape.of(squares));
        int first = Arrays.stream(cells).min().orElseThrow();
        return shape == Shapes.ABSENT ? 0 : OF_LIE[shape << Shapes.SHAPE_SHIFT | Bits.spot(first)];
    }

    /** The covered cells in ascending order, which is the order they are written in. */
    public static int[] cells(int placement) {
        int[] cells = new int[size(placement)];
        long squares = Shapes.SQUARES[shape(placement)];
        for (int i = 0; i < cells.length; i++) {
            int spot = spot(placement) + Long.numberOfTrailingZeros(squares);
            cells[i] = Bits.cell(spot);
            squares &= squares - 1;
        }
        return cells;
    }

    /** The number of the shape ({@link Shapes}). */
    public static int shape(int placement) {
        assert placement > 0;
        return LIE[placement] >>> Shapes.SHAPE_SHIFT;
    }

    /** The spot ({@link Bits}) of the first square of the shape. */
    public static int spot(int placement) {
        assert placement > 0;
        return LIE[placement] & Shapes.SPOT_MASK;
    }

    /** The number of the piece. */
    public static int piece(int placement) {
        return Shapes.PIECE[shape(placement)];
    }

    /** How many cells it covers. */
    public static int size(int placement) {
        return Shapes.SIZE[shape(placement)];
    }

    /** Adds the spots that the placement covers, and those that share an edge with it, to a set. */
    public static void addReach(long[] set, int placement) {
        int shape = shape(placement);
        int margin = spot(placement) - Shapes.MARGIN;
        Bits.add(set, margin, Shapes.REACH[shape]);
        Bits.add(set, margin + 64, Shapes.REACH_ON[shape]);
    }

    /** Adds the spots that the placement touches by a corner only to a set. */
    public static void addCorners(long[] set, int placement) {
        int shape = shape(placement);
        int margin = spot(placement) - Shapes.MARGIN;
        Bits.add(set, margin, Shapes.CORNERS[shape]);
        Bits.add(set, margin + 64, Shapes.CORNERS_ON[shape]);
    }

    /** The placement's image in the diagonal that holds both start cells. */
    public static int mirrored(int placement) {
        return MIRRORED[placement];
    }
}
