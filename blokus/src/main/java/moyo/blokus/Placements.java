package moyo.blokus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All 13,729 placements of a piece on the empty board, numbered from 1 by piece, orientation, row
 * and column; the number is the code of the move.
 *
 * <p>A <em>packed placement</em> is a shape ({@link Shapes}) and the spot ({@link Bits}) of its
 * first square in 15 bits, the spot in the lowest eight.
 */
public final class Placements {
    public static final int COUNT = 13_729;

    /** One more than the highest number; 0 is no placement. */
    public static final int CODES = COUNT + 1;

    static final int SHAPE_SHIFT = 8;

    private static final int SPOT_MASK = (1 << SHAPE_SHIFT) - 1;

    /** The packed form of each placement. */
    static final char[] PACKED = new char[CODES];

    /** The number of each packed placement, 0 if the shape does not fit on the board there. */
    static final char[] OF_PACKED = new char[Shapes.COUNT << SHAPE_SHIFT];

    private static final char[] MIRRORED = new char[CODES];

    static {
        int number = 0;
        for (int shape = 0; shape < Shapes.ALL.size(); shape++) {
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                int[] cells = Shapes.ALL.get(shape).at(Cells.x(cell), Cells.y(cell));
                if (cells.length > 0) {
                    number++;
                    int packed = shape << SHAPE_SHIFT | Bits.spot(cells[0]);
                    PACKED[number] = (char) packed;
                    OF_PACKED[packed] = (char) number;
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
        return shape == Shapes.ABSENT ? 0 : OF_PACKED[shape << SHAPE_SHIFT | Bits.spot(first)];
    }

    /** The covered cells in ascending order, the order in which a move is written. */
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
        return PACKED[placement] >>> SHAPE_SHIFT;
    }

    /** The spot ({@link Bits}) of the first square of the shape. */
    public static int spot(int placement) {
        assert placement > 0;
        return PACKED[placement] & SPOT_MASK;
    }

    /** The number of the piece. */
    public static int piece(int placement) {
        return Shapes.PIECE[shape(placement)];
    }

    /** The number of covered cells. */
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
