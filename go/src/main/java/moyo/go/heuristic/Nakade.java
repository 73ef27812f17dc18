package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.Heuristic;

/** N: the middle of a space of three points beside the last move, where the enemy could live. */
public final class Nakade implements Heuristic<GoPosition> {
    @Override
    public void suggest(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        for (int i = 0; i < 4; i++) {
            int p = position.lastMove() + board.offset(i);
            if (board.stone(p) == Stone.EMPTY && !board.hasNeighbour(p, own)) {
                int empty = board.emptyNeighbourCount(p);
                if (empty == 2 && isMiddle(board, p, own)) {
                    moves.add(p);
                } else if (empty == 1) {
                    addMiddleNextTo(board, p, own, moves);
                }
            }
        }
    }

    /** Both empty neighbours are ends. */
    private static boolean isMiddle(GoBoard board, int p, int own) {
        for (int i = 0; i < 4; i++) {
            int q = p + board.offset(i);
            if (board.stone(q) == Stone.EMPTY && !isEnd(board, q, own)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isEnd(GoBoard board, int p, int own) {
        return board.emptyNeighbourCount(p) == 1 && !board.hasNeighbour(p, own);
    }

    /** {@code end} may be an end of the space: then its only empty neighbour is the middle. */
    private static void addMiddleNextTo(GoBoard board, int end, int own, MoveList moves) {
        int middle = end + board.offset(emptyDirection(board, end));
        if (board.emptyNeighbourCount(middle) == 2
                && !board.hasNeighbour(middle, own)
                && isMiddle(board, middle, own)) {
            moves.add(middle);
        }
    }

    private static int emptyDirection(GoBoard board, int p) {
        int direction = 0;
        while (board.stone(p + board.offset(direction)) != Stone.EMPTY) {
            direction++;
        }
        return direction;
    }
}
