package moyo.blokus;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * All 13,729 ways to lay a piece on the empty board, numbered from 1 by piece, orientation, row and
 * column; the number is the code of the move. What a playout asks of a placement lies in flat
 * tables.
 */
public final class Placements {
    public static final int COUNT = 13_729;

    /** One more than the highest number; 0 is no placement. */
    static final int CODES = COUNT + 1;

    /**
     * Five cells of eight bits each (a smaller piece repeats its first cell), then the piece, the
     * number of squares, of edge and of corner neighbours.
     */
    static final long[] PACKED = new long[CODES];

    static final int PIECE_SHIFT = 40;
    static final int SIZE_SHIFT = 45;
    static final int EDGES_SHIFT = 48;
    static final int CORNERS_SHIFT = 52;

    /** Of every placement first the edge neighbours, then the cells touched only by a corner. */
    static final byte[] AROUND = new byte[CODES << Placements.AROUND_SHIFT];

    static final int AROUND_SHIFT = 4;

    static final byte[] PIECE = new byte[CODES];

    private static final char[] MIRRORED = new char[CODES];
    private static final Map<Long, Integer> BY_CELLS = new HashMap<>();

    private static final int[][] SIDES = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] DIAGONALS = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

    static {
        int number = 0;
        for (Piece piece : Piece.ALL) {
            for (Shape shape : piece.orientations()) {
                for (int cell = 0; cell < Cells.COUNT; cell++) {
                    int[] cells = shape.at(Cells.x(cell), Cells.y(cell));
                    if (cells.length > 0) {
                        enter(++number, piece, cells);
                    }
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

    private static void enter(int number, Piece piece, int[] cells) {
        Set<Integer> edges = neighbours(cells, SIDES);
        Set<Integer> corners = neighbours(cells, DIAGONALS);
        corners.removeAll(edges);
        int next = number << AROUND_SHIFT;
        for (int cell : edges) {
            AROUND[next++] = (byte) cell;
        }
        for (int cell : corners) {
            AROUND[next++] = (byte) cell;
        }
        PIECE[number] = (byte) piece.number();
        BY_CELLS.put(packed(cells), number);
        PACKED[number] =
                packed(cells)
                        | (long) piece.number() << PIECE_SHIFT
                        | (long) cells.length << SIZE_SHIFT
                        | (long) edges.size() << EDGES_SHIFT
                        | (long) corners.size() << CORNERS_SHIFT;
    }

    /** The cells on the board that are a step from some of {@code cells}, and not of them. */
    private static Set<Integer> neighbours(int[] cells, int[][] steps) {
        Set<Integer> found = new TreeSet<>();
        for (int cell : cells) {
            for (int[] step : steps) {
                found.add(Cells.cellOrAbsent(Cells.x(cell) + step[0], Cells.y(cell) + step[1]));
            }
        }
        found.remove(Cells.ABSENT);
        for (int cell : cells) {
            found.remove(cell);
        }
        return found;
    }

    /** Cells in ascending order, eight bits each, filled up with the first. */
    private static long packed(int[] cells) {
        int[] sorted = cells.clone();
        Arrays.sort(sorted);
        long packed = 0;
        for (int i = 0; i < 5; i++) {
            packed |= (long) sorted[i < sorted.length ? i : 0] << 8 * i;
        }
        return packed;
    }

    /** The placement that covers exactly these one to five cells, in any order; 0 if none does. */
    static int of(int[] cells) {
        return BY_CELLS.getOrDefault(packed(cells), 0);
    }

    /** The covered cells in ascending order, which is the order they are written in. */
    public static int[] cells(int placement) {
        int[] cells = new int[size(placement)];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (int) (PACKED[placement] >>> 8 * i) & 0xff;
        }
        return cells;
    }

    /** The number of the piece. */
    public static int piece(int placement) {
        return PIECE[placement];
    }

    /** How many cells it covers. */
    public static int size(int placement) {
        return (int) (PACKED[placement] >>> SIZE_SHIFT) & 7;
    }

    /** How many cells of the board share an edge with it. */
    static int edges(int placement) {
        return (int) (PACKED[placement] >>> EDGES_SHIFT) & 15;
    }

    /** How many cells of the board touch it by a corner only. */
    static int corners(int placement) {
        return (int) (PACKED[placement] >>> CORNERS_SHIFT) & 15;
    }

    /** The placement's image in the diagonal that holds both start cells. */
    public static int mirrored(int placement) {
        return MIRRORED[placement];
    }
}
