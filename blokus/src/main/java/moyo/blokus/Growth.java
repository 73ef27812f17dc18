package moyo.blokus;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.blokus.Shape.Square;

/**
 * The placements that cover a given spot, as a tree: a node is its parent with one square more, the
 * root the single square. Every polyomino of up to five squares is a piece, so every node is a
 * shape, and each of the 414 placements is one node (Redelmeier 1981). If a square is not free, the
 * whole subtree that contains it is skipped: one test of the board rules out many placements.
 *
 * <p>The tree is an array in preorder. A node holds, from the lowest bit on: its new square as a
 * bit of {@link #around} (6 bits), its piece (5), the distance to the next node that is no
 * descendant (9), and its packed placement ({@link Placements}) minus the spot, plus {@link #BIAS}.
 */
public final class Growth {
    private static final int PIECE_SHIFT = 6;
    static final int SKIP_SHIFT = 11;
    static final int SKIP_MASK = 511;
    static final int PACKED_SHIFT = 20;

    /** Makes the spot's part of the field positive, so that it does not borrow from the shape. */
    static final int BIAS = 64;

    /** The largest distance of a square from the spot, in steps over edges. */
    private static final int RADIUS = 4;

    /** The start of the window with the lower squares, relative to the spot. */
    private static final int LOWER = -RADIUS * Bits.STRIDE;

    /** The start of the window with the upper squares, relative to the spot. */
    private static final int UPPER = RADIUS * Bits.STRIDE - 63;

    /** Rotating the upper window by this many bits puts its squares between the lower ones. */
    private static final int TURN = 2;

    /** The square of the spot itself, as a bit of {@link #around}. */
    static final long CENTRE = 1L << -LOWER;

    private static final long LOWER_SQUARES;
    private static final long UPPER_SQUARES;

    /** The number of nodes. */
    public static final int COUNT;

    static final long[] NODES;

    /** All squares of each node, as bits of {@link #around}. */
    static final long[] SQUARES;

    static {
        long lower = 0;
        long upper = 0;
        for (int dy = -RADIUS; dy <= RADIUS; dy++) {
            int width = RADIUS - Math.abs(dy);
            for (int dx = -width; dx <= width; dx++) {
                long bit = 1L << bit(dx, dy);
                assert ((lower | upper) & bit) == 0;
                if (isLower(dx, dy)) {
                    lower |= bit;
                } else {
                    upper |= bit;
                }
            }
        }
        LOWER_SQUARES = lower;
        UPPER_SQUARES = upper;
        Builder builder = new Builder();
        builder.plant();
        NODES = builder.nodes.stream().mapToLong(node -> node).toArray();
        COUNT = NODES.length;
        SQUARES = builder.squares.stream().mapToLong(bits -> bits).toArray();
    }

    private Growth() {}

    private static boolean isLower(int dx, int dy) {
        return dy < 0 || dy == 0 && dx <= 0;
    }

    /** The bit of {@link #around} that stands for a square. */
    static int bit(int dx, int dy) {
        int offset = Bits.STRIDE * dy + dx;
        return isLower(dx, dy) ? offset - LOWER : offset - UPPER + TURN & 63;
    }

    /**
     * Returns which of the squares at most four steps from a spot are in a set: {@code before} is
     * the set for the spot itself and lower spots, {@code behind} the set for higher spots.
     */
    public static long around(int spot, long[] before, long[] behind) {
        return Bits.window(before, spot + LOWER) & LOWER_SQUARES
                | Long.rotateLeft(Bits.window(behind, spot + UPPER), TURN) & UPPER_SQUARES;
    }

    /**
     * Returns the first node from {@code from} on that has no square in {@code shut} and whose
     * piece is in {@code pieces}, or {@link #COUNT}.
     */
    static int next(int from, long shut, int pieces) {
        int i = from;
        while (i < NODES.length) {
            long node = NODES[i];
            if ((shut >>> node & 1) != 0) {
                i += (int) (node >>> SKIP_SHIFT) & SKIP_MASK;
            } else if ((pieces >>> piece(i) & 1) == 0) {
                i++;
            } else {
                return i;
            }
        }
        return i;
    }

    /** The number of the piece of a node. */
    public static int piece(int node) {
        return (int) (NODES[node] >>> PIECE_SHIFT) & 31;
    }

    /** The squares of a node, as bits of {@link #around}. */
    public static long squares(int node) {
        return SQUARES[node];
    }

    /** The number of the shape of a node. */
    public static int shape(int node) {
        return (int) (NODES[node] >>> PACKED_SHIFT) >>> Placements.SHAPE_SHIFT;
    }

    /** The placement of a node that grows from a spot. */
    public static int placement(int node, int spot) {
        return Placements.OF_PACKED[packed(node, spot)];
    }

    private static int packed(int node, int spot) {
        return (int) (NODES[node] >>> PACKED_SHIFT) - BIAS + spot;
    }

    private static final class Builder {
        private final Set<Square> seen = new HashSet<>();
        private final Square[] grown = new Square[RADIUS + 1];
        private final List<Long> nodes = new ArrayList<>();
        private final List<Long> squares = new ArrayList<>();

        void plant() {
            Square root = new Square(0, 0);
            seen.add(root);
            grow(0, new ArrayDeque<>(List.of(root)));
        }

        /** Adds to the first {@code length} squares each of {@code untried} in turn. */
        private void grow(int length, Deque<Square> untried) {
            while (!untried.isEmpty()) {
                Square square = untried.remove();
                grown[length] = square;
                int node = nodes.size();
                nodes.add(0L);
                List<Square> all = List.of(Arrays.copyOf(grown, length + 1));
                long content = content(all);
                squares.add(all.stream().mapToLong(s -> 1L << bit(s.x(), s.y())).sum());
                if (length < RADIUS) {
                    List<Square> fresh = freshNeighbours(square);
                    Deque<Square> next = new ArrayDeque<>(untried);
                    next.addAll(fresh);
                    grow(length + 1, next);
                    seen.removeAll(fresh);
                }
                nodes.set(node, content | (long) (nodes.size() - node) << SKIP_SHIFT);
            }
        }

        /** Returns the neighbours that were not seen before, and marks them as seen. */
        private List<Square> freshNeighbours(Square square) {
            int x = square.x();
            int y = square.y();
            List<Square> fresh = new ArrayList<>();
            fresh.add(new Square(x + 1, y));
            fresh.add(new Square(x, y + 1));
            fresh.add(new Square(x - 1, y));
            fresh.add(new Square(x, y - 1));
            fresh.removeAll(seen);
            seen.addAll(fresh);
            return fresh;
        }

        /** A node without its distance field; the last of the squares is the new one. */
        private static long content(List<Square> squares) {
            int shape = Shapes.number(Shape.of(squares));
            Square newest = squares.get(squares.size() - 1);
            Square first = squares.stream().sorted().findFirst().orElseThrow();
            int packed = (shape << Placements.SHAPE_SHIFT) + Bits.STRIDE * first.y() + first.x();
            return bit(newest.x(), newest.y())
                    | (long) Shapes.PIECE[shape] << PIECE_SHIFT
                    | (long) (packed + BIAS) << PACKED_SHIFT;
        }
    }
}
