package moyo.go.heuristic;

import moyo.go.GoBoard;

/** Walks around a point. */
final class Neighbours {
    private Neighbours() {}

    /** Whether the block in this direction of {@code p} is not also in an earlier one. */
    static boolean isMetFirst(GoBoard board, int p, int direction) {
        int block = board.block(p + board.offset(direction));
        for (int i = 0; i < direction; i++) {
            if (board.block(p + board.offset(i)) == block) {
                return false;
            }
        }
        return true;
    }
}
