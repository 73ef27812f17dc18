package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.playout.Heuristic;

/** N: the middle of a three-point eye space next to the last move. */
public final class Nakade implements Heuristic<GoPosition> {
    @Override
    public void suggest(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        int last = position.lastMove();
        for (int d = board.emptyNeighbours(last); d != 0; d &= d - 1) {
            int p = board.towards(last, d);
            int empty = board.emptyNeighbours(p);
            int rest = empty & empty - 1;
            if (empty == 0 || (rest & rest - 1) != 0 || board.hasNeighbour(p, own)) {
                continue;
            }
            int middle = rest == 0 ? board.towards(p, empty) : p;
            if (isMiddle(board, middle, own)) {
                moves.add(middle);
            }
        }
    }

    /** Whether a point has exactly two empty neighbours, both ends, and no own neighbour. */
    private static boolean isMiddle(GoBoard board, int p, int own) {
        int empty = board.emptyNeighbours(p);
        int second = empty & empty - 1;
        return second != 0
                && (second & second - 1) == 0
                && !board.hasNeighbour(p, own)
                && isEnd(board, board.towards(p, empty), own)
                && isEnd(board, board.towards(p, second), own);
    }

    /** Whether a point has exactly one empty neighbour and no own neighbour. */
    private static boolean isEnd(GoBoard board, int p, int own) {
        int empty = board.emptyNeighbours(p);
        return empty != 0 && (empty & empty - 1) == 0 && !board.hasNeighbour(p, own);
    }
}
