package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.playout.Heuristic;

/**
 * AD: for each own block that the last move put in atari, extends unless that is self-atari, or
 * captures an enemy block beside it that is in atari itself.
 */
public final class AtariDefend implements Heuristic<GoPosition> {
    private final BlockMarker counted;

    public AtariDefend(int arrayLength) {
        counted = new BlockMarker(arrayLength);
    }

    @Override
    public void suggest(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        int last = position.lastMove();
        for (int d = board.neighbours(last, own); d != 0; d &= d - 1) {
            int block = board.block(board.towards(last, d));
            if (board.libertyCount(block) == 1 && Neighbours.isMetFirst(board, last, own, d)) {
                int liberty = board.firstLiberty(block);
                if (!SelfAtari.is(board, liberty, own)) {
                    moves.add(liberty);
                }
                addCounterCaptures(board, block, liberty, moves);
            }
        }
    }

    /** Adds moves that capture an enemy block adjacent to {@code block}. */
    private void addCounterCaptures(GoBoard board, int block, int liberty, MoveList moves) {
        int enemy = Stone.other(board.stone(block));
        counted.clear();
        int s = block;
        do {
            for (int d = board.neighbours(s, enemy); d != 0; d &= d - 1) {
                int b = board.block(board.towards(s, d));
                if (board.libertyCount(b) == 1 && counted.add(b)) {
                    int capture = board.firstLiberty(b);
                    if (capture != liberty) {
                        moves.add(capture);
                    }
                }
            }
            s = board.nextStone(s);
        } while (s != block);
    }
}
