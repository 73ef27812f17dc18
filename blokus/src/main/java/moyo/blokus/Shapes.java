package moyo.blokus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The 91 shapes, numbered by piece and orientation, as bits ({@link Bits}) relative to their first
 * square: the leftmost of the lowest row.
 *
 * <p>These tables are small enough for the first-level cache, so playouts look a placement up by
 * its shape and its spot.
 */
public final class Shapes {
    /** The number of shapes. */
    public static final int COUNT;

    static final List<Shape> ALL;

    /** No shape. */
    static final int ABSENT = -1;

    /** The number of the piece of each shape. */
    static final byte[] PIECE;

    /** The number of squares of each shape. */
    static final byte[] SIZE;

    /** The squares of each shape, the first as bit 0. */
    static final long[] SQUARES;

    /** The distance in spots from the lowest corner neighbour to the first square. */
    public static final int MARGIN = Bits.STRIDE + 1;

    /**
     * The squares of each shape and those that share an edge with them: the 64 bits that begin
     * {@link #MARGIN} before the first square.
     */
    static final long[] REACH;

    /** The 64 bits that follow those of {@link #REACH}. */
    static final long[] REACH_ON;

    /** The squares that touch a shape by a corner only, as bits in the way of {@link #REACH}. */
    static final long[] CORNERS;

    /** The 64 bits that follow those of {@link #CORNERS}. */
    static final long[] CORNERS_ON;

    private static final Map<Shape, Integer> NUMBERS = new HashMap<>();
    private static final int[][] SIDES = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] DIAGONALS = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

    static {
        List<Shape> shapes = new ArrayList<>();
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : Piece.ALL) {
            for (Shape shape : piece.orientations()) {
                NUMBERS.put(shape, shapes.size());
                shapes.add(shape);
                pieces.add(piece);
            }
        }
        ALL = List.copyOf(shapes);
        COUNT = shapes.size();
        PIECE = new byte[COUNT];
        SIZE = new byte[COUNT];
        SQUARES = new long[COUNT];
        REACH = new long[COUNT];
        REACH_ON = new long[COUNT];
        CORNERS = new long[COUNT];
        CORNERS_ON = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            enter(i, pieces.get(i), shapes.get(i));
        }
    }

    private Shapes() {}

    private static void enter(int number, Piece piece, Shape shape) {
        PIECE[number] = (byte) piece.number();
        SIZE[number] = (byte) piece.size();
        Set<Integer> squares = offsets(shape, new int[][] {{0, 0}});
        Set<Integer> reach = offsets(shape, SIDES);
        reach.addAll(squares);
        Set<Integer> corners = offsets(shape, DIAGONALS);
        corners.removeAll(reach);
        for (int offset : squares) {
            SQUARES[number] |= 1L << offset;
        }
        add(number, reach, REACH, REACH_ON);
        add(number, corners, CORNERS, CORNERS_ON);
    }

    /** The spots reached from any square by any of the steps, relative to the first square. */
    private static Set<Integer> offsets(Shape shape, int[][] steps) {
        Shape.Square first = shape.squares().get(0);
        Set<Integer> offsets = new HashSet<>();
        for (Shape.Square square : shape.squares()) {
            for (int[] step : steps) {
                int dx = square.x() + step[0] - first.x();
                int dy = square.y() + step[1] - first.y();
                offsets.add(Bits.STRIDE * dy + dx);
            }
        }
        return offsets;
    }

    private static void add(int number, Set<Integer> offsets, long[] bits, long[] on) {
        for (int offset : offsets) {
            int bit = MARGIN + offset;
            (bit < 64 ? bits : on)[number] |= 1L << bit;
        }
    }

    /** The number of the piece that has a shape. */
    public static int piece(int shape) {
        return PIECE[shape];
    }

    /** The number of squares of a shape. */
    public static int size(int shape) {
        return SIZE[shape];
    }

    /** The squares of a shape as bits, the first square as bit 0. */
    public static long squares(int shape) {
        return SQUARES[shape];
    }

    /**
     * The squares of a shape and those that share an edge with them, as the 64 bits that begin
     * {@link #MARGIN} before the first square.
     */
    public static long reach(int shape) {
        return REACH[shape];
    }

    /** The 64 bits that follow those of {@link #reach}. */
    public static long reachOn(int shape) {
        return REACH_ON[shape];
    }

    /** The squares that touch a shape by a corner only, as bits in the way of {@link #reach}. */
    public static long corners(int shape) {
        return CORNERS[shape];
    }

    /** The 64 bits that follow those of {@link #corners}. */
    public static long cornersOn(int shape) {
        return CORNERS_ON[shape];
    }

    /** The number of squares that touch a shape by a corner only. */
    public static int cornerCount(int shape) {
        return Long.bitCount(CORNERS[shape]) + Long.bitCount(CORNERS_ON[shape]);
    }

    /** The number of a shape, or {@link #ABSENT} if no piece has it. */
    static int number(Shape shape) {
        return NUMBERS.getOrDefault(shape, ABSENT);
    }
}
