package moyo.go.heuristic;

import moyo.game.Rng;
import moyo.go.GoBoard;
import moyo.go.Stone;

/**
 * The empty points in one random order for a whole playout, as in Fuego: read from the end; filled
 * points are dropped on the way, points of captured stones inserted at random. Cheaper than a new
 * draw for each move, and almost as random.
 */
final class RandomOrder {
    private final int[] points;
    private int size;

    RandomOrder(int capacity) {
        points = new int[capacity];
    }

    void begin(GoBoard board, Rng rng) {
        size = 0;
        for (int i = 0; i < board.emptyCount(); i++) {
            insert(board.empty(i), rng);
        }
    }

    /** Inserts the points of the stones that the last move captured. */
    void played(GoBoard board, Rng rng) {
        for (int i = board.emptyCount() - board.lastRemoved(); i < board.emptyCount(); i++) {
            insert(board.empty(i), rng);
        }
    }

    /** Inserts a point at a random index; the point there moves to the end. */
    private void insert(int point, Rng rng) {
        int at = rng.nextInt(size + 1);
        points[size++] = points[at];
        points[at] = point;
    }

    int size() {
        return size;
    }

    /** The point at {@code index}; 0 if it is filled, and then it is removed. */
    int take(int index, GoBoard board) {
        int point = points[index];
        if (board.stone(point) == Stone.EMPTY) {
            return point;
        }
        points[index] = points[--size];
        return 0;
    }
}
