package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.search.playout.Heuristic;

/** AC: captures the block of the last move if it is in atari. */
public final class AtariCapture implements Heuristic<GoPosition> {
    @Override
    public void suggest(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int block = board.block(position.lastMove());
        if (board.libertyCount(block) == 1) {
            moves.add(board.firstLiberty(block));
        }
    }
}
