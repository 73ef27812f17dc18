package moyo.go.heuristic;

import moyo.go.GoBoard;

/** Iteration over the neighbours of a point. */
final class Neighbours {
    private Neighbours() {}

    /**
     * Whether the block in the first of the directions is not adjacent in an earlier direction, so
     * that each block is visited once.
     *
     * @param directions the remaining directions to neighbours of {@code p} with {@code stone}
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
