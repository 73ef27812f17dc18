package moyo.go;

import java.util.Arrays;

/**
 * The points of a square board of one size. A point is an index into a padded one-dimensional
 * board: one sentinel column and two sentinel rows surround the points, so a neighbour is one
 * addition away and never outside the array. Index 0 is off the board and serves as "no point" and
 * as the pass move. Immutable and shared.
 */
public final class Geometry {
    public static final int SMALLEST = 2;
    public static final int LARGEST = 25;
    public static final int SYMMETRIES = 8;

    private static final Geometry[] BY_SIZE = new Geometry[LARGEST + 1];

    final int size;
    final int stride;
    final int arrayLength;
    final int[] points;
    private final boolean[] onBoard;
    private final int[][] symmetric = new int[SYMMETRIES][];

    static {
        for (int size = SMALLEST; size <= LARGEST; size++) {
            BY_SIZE[size] = new Geometry(size);
        }
    }

    private Geometry(int size) {
        this.size = size;
        stride = size + 1;
        arrayLength = (size + 2) * stride + 1;
        points = new int[size * size];
        onBoard = new boolean[arrayLength];
        for (int y = 0, i = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                points[i++] = point(x, y);
                onBoard[point(x, y)] = true;
            }
        }
        for (int s = 0; s < SYMMETRIES; s++) {
            symmetric[s] = mapping(s);
        }
    }

    public static Geometry of(int size) {
        assert size >= SMALLEST && size <= LARGEST;
        return BY_SIZE[size];
    }

    public int size() {
        return size;
    }

    /** Length of an array indexed by point. */
    public int arrayLength() {
        return arrayLength;
    }

    /** The distance between the indices of two points that are vertical neighbours. */
    public int stride() {
        return stride;
    }

    /** The point in column {@code x} from the left and row {@code y} from the bottom, from 0. */
    public int point(int x, int y) {
        return (y + 1) * stride + x + 1;
    }

    public int x(int point) {
        return point % stride - 1;
    }

    public int y(int point) {
        return point / stride - 1;
    }

    public boolean isOnBoard(int point) {
        return onBoard[point];
    }

    /** All points, row by row from the bottom left. */
    public int[] points() {
        return points.clone();
    }

    /** As {@link #points} without a copy; callers must not change the array. */
    public int[] pointsInOrder() {
        return points;
    }

    public int pointCount() {
        return points.length;
    }

    /** Whether two points are equal or one is among the eight neighbours of the other. */
    public boolean isNear(int p, int q) {
        int d = Math.abs(p - q);
        return d <= 1 || d >= stride - 1 && d <= stride + 1;
    }

    /** The line of a point, counted from 1 at the edge. */
    public int line(int point) {
        int x = x(point);
        int y = y(point);
        return 1 + Math.min(Math.min(x, size - 1 - x), Math.min(y, size - 1 - y));
    }

    /**
     * The image of {@code point} under a symmetry; off-board indices are unchanged. Symmetries 0 to
     * 3 are rotations by 0, 90, 180 and 270 degrees, 4 to 7 the same after a reflection.
     */
    public int symmetric(int point, int symmetry) {
        return symmetric[symmetry][point];
    }

    private int[] mapping(int symmetry) {
        int[] map = new int[arrayLength];
        Arrays.setAll(map, i -> i);
        for (int p : points) {
            int x = symmetry < 4 ? x(p) : size - 1 - x(p);
            int y = y(p);
            for (int turn = 0; turn < symmetry % 4; turn++) {
                int turned = size - 1 - y;
                y = x;
                x = turned;
            }
            map[p] = point(x, y);
        }
        return map;
    }
}
