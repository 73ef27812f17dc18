package moyo.go.heuristic;

import moyo.go.GoBoard;

/** Walks around a point. */
final class Neighbours {
    private Neighbours() {}

    /**
     * Whether the block in the first of the directions is not also in an earlier one.
     *
     * @param directions what is left of the neighbours of {@code p} that hold {@code stone}
     */
    static boolean isMetFirst(GoBoard board, int p, int stone, int directions) {
        int block = board.block(board.towards(p, directions));
        int earlier = board.neighbours(p, stone) & ~directions;
        for (; earlier != 0; earlier &= earlier - 1) {
            if (board.block(board.towards(p, earlier)) == block) {
                return false;
            }
        }
        return true;
    }
}
