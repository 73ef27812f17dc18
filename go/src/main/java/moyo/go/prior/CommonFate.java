package moyo.go.prior;

import java.util.Arrays;
import moyo.go.Geometry;
import moyo.go.GoBoard;

/**
 * Distances in the common fate graph (Graepel et al. 2001): a block counts as one point, any other
 * step costs 1.
 */
final class CommonFate {
    /** Distance beyond the measured range. */
    static final int FAR = Integer.MAX_VALUE;

    /** Stamp of off-board points, which are never visited. */
    private static final int BEYOND = Integer.MAX_VALUE;

    private final int[] distance;
    private final int[] stamps;
    private final int[] queue;
    private final int[] points;
    private int stamp;
    private int size;

    CommonFate(Geometry geometry) {
        distance = new int[geometry.arrayLength()];
        stamps = new int[geometry.arrayLength()];
        points = geometry.points();
        Arrays.fill(stamps, BEYOND);
        forget();
        queue = new int[geometry.arrayLength()];
    }

    /** Resets all stamps. */
    private void forget() {
        for (int p : points) {
            stamps[p] = 0;
        }
        stamp = 1;
    }

    /** Computes distances from the stone on {@code from}, up to {@code farthest}. */
    void measure(GoBoard board, int from, int farthest) {
        if (++stamp == BEYOND) {
            forget();
        }
        size = 0;
        visit(board, from, 0);
        for (int i = 0; i < size && distance[queue[i]] < farthest; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int q = queue[i] + board.offset(direction);
                if (stamps[q] < stamp) {
                    visit(board, q, distance[queue[i]] + 1);
                }
            }
        }
    }

    /** Visits an empty point, or the whole block of a stone. */
    private void visit(GoBoard board, int p, int at) {
        int q = p;
        do {
            stamps[q] = stamp;
            distance[q] = at;
            queue[size++] = q;
            q = board.block(q) == 0 ? p : board.nextStone(q);
        } while (q != p);
    }

    /** The distance of a point from the last start, or {@link #FAR}. */
    int distance(int p) {
        return stamps[p] == stamp ? distance[p] : FAR;
    }
}
