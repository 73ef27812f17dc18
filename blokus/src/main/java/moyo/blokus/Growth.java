package moyo.blokus;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * For each cell the placements that cover it, as a tree: a node is its parent with one cell more,
 * the root the single cell. Every polyomino of up to five squares is a piece, so every node is a
 * placement, and each placement is one node (Redelmeier 1981). Where a cell is not free, the whole
 * subtree behind it is skipped: one look at the board rules out many placements.
 *
 * <p>The trees lie in one array in preorder. A node holds its new cell (8 bits), how far it is to
 * the next node that is no descendant (9 bits), and the placement.
 */
final class Growth {
    static final int SKIP_SHIFT = 8;
    static final int SKIP_MASK = 511;
    static final int PLACEMENT_SHIFT = 17;

    /** Where the tree of a cell begins; it ends where that of the next cell begins. */
    static final int[] START = new int[Cells.COUNT + 1];

    static final int[] NODES;

    static {
        Builder builder = new Builder();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            START[cell] = builder.size;
            builder.plant(cell);
        }
        START[Cells.COUNT] = builder.size;
        NODES = Arrays.copyOf(builder.nodes, builder.size);
    }

    private Growth() {}

    private static final class Builder {
        private final boolean[] seen = new boolean[Cells.COUNT];
        private final int[] grown = new int[5];
        private int[] nodes = new int[5 * Placements.CODES];
        private int size;

        void plant(int cell) {
            Arrays.fill(seen, false);
            seen[cell] = true;
            Deque<Integer> untried = new ArrayDeque<>();
            untried.add(cell);
            grow(0, untried);
        }

        /** Adds to the first {@code length} cells each of {@code untried} in turn. */
        private void grow(int length, Deque<Integer> untried) {
            while (!untried.isEmpty()) {
                int cell = untried.remove();
                grown[length] = cell;
                int node = size++;
                if (length + 1 < grown.length) {
                    Deque<Integer> fresh = freshNeighbours(cell);
                    Deque<Integer> next = new ArrayDeque<>(untried);
                    next.addAll(fresh);
                    grow(length + 1, next);
                    fresh.forEach(c -> seen[c] = false);
                }
                int placement = Placements.of(Arrays.copyOf(grown, length + 1));
                nodes[node] = cell | size - node << SKIP_SHIFT | placement << PLACEMENT_SHIFT;
            }
        }

        /** The neighbours that were not seen before; now they are. */
        private Deque<Integer> freshNeighbours(int cell) {
            Deque<Integer> fresh = new ArrayDeque<>();
            int x = Cells.x(cell);
            int y = Cells.y(cell);
            addIfFresh(fresh, Cells.cellOrAbsent(x + 1, y));
            addIfFresh(fresh, Cells.cellOrAbsent(x, y + 1));
            addIfFresh(fresh, Cells.cellOrAbsent(x - 1, y));
            addIfFresh(fresh, Cells.cellOrAbsent(x, y - 1));
            return fresh;
        }

        private void addIfFresh(Deque<Integer> fresh, int cell) {
            if (cell != Cells.ABSENT && !seen[cell]) {
                seen[cell] = true;
                fresh.add(cell);
            }
        }
    }
}
