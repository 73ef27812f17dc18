package moyo.go;

import static moyo.go.Stone.EMPTY;

/** Flood fill over empty points; scratch space for one board. */
public final class Regions {
    private final int[] offsets;
    private final int[] mark;
    private final int[] queue;
    private int stamp;

    public Regions(Geometry geometry) {
        int stride = geometry.stride;
        offsets = new int[] {-stride, -1, 1, stride};
        mark = new int[geometry.arrayLength];
        queue = new int[geometry.pointCount()];
    }

    /**
     * Number of empty points in regions that touch only Black minus those in regions that touch
     * only White.
     */
    int balance(GoBoard board) {
        stamp++;
        int balance = 0;
        for (int i = 0; i < board.emptyCount(); i++) {
            int p = board.empty(i);
            if (mark[p] != stamp) {
                balance += fill(board, p);
            }
        }
        return balance;
    }

    /**
     * For every empty point the only colour around its region: 1 for Black, -1 for White, 0 for
     * none or both.
     */
    public int[] owners(GoBoard board) {
        stamp++;
        int[] owners = new int[mark.length];
        for (int i = 0; i < board.emptyCount(); i++) {
            if (mark[board.empty(i)] != stamp) {
                int size = fill(board, board.empty(i));
                for (int k = 0; k < Math.abs(size); k++) {
                    owners[queue[k]] = Integer.signum(size);
                }
            }
        }
        return owners;
    }

    /** Size of the region of {@code start}: positive if Black's, negative if White's, else 0. */
    private int fill(GoBoard board, int start) {
        int touched = 0;
        int size = 0;
        queue[size++] = start;
        mark[start] = stamp;
        for (int i = 0; i < size; i++) {
            for (int offset : offsets) {
                int q = queue[i] + offset;
                int stone = board.stone(q);
                if (stone == EMPTY) {
                    if (mark[q] != stamp) {
                        mark[q] = stamp;
                        queue[size++] = q;
                    }
                } else if (stone != Stone.EDGE) {
                    touched |= stone;
                }
            }
        }
        return touched == Stone.BLACK ? size : touched == Stone.WHITE ? -size : 0;
    }
}
