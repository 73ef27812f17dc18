package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.Heuristic;

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
        for (int i = 0; i < 4; i++) {
            int q = last + board.offset(i);
            int block = board.block(q);
            if (board.stone(q) == own
                    && board.libertyCount(block) == 1
                    && Neighbours.isMetFirst(board, last, i)) {
                int liberty = board.nextLiberty(block, 0);
                if (!SelfAtari.is(board, liberty, own)) {
                    moves.add(liberty);
                }
                addCounterCaptures(board, block, liberty, moves);
            }
        }
    }

    /** Other liberties that capture an enemy block beside {@code block}. */
    private void addCounterCaptures(GoBoard board, int block, int liberty, MoveList moves) {
        int enemy = Stone.other(board.stone(block));
        counted.clear();
        int s = block;
        do {
            for (int i = 0; i < 4; i++) {
                int q = s + board.offset(i);
                int b = board.block(q);
                if (board.stone(q) == enemy && board.libertyCount(b) == 1 && counted.add(b)) {
                    int capture = board.nextLiberty(b, 0);
                    if (capture != liberty) {
                        moves.add(capture);
                    }
                }
            }
            s = board.nextStone(s);
        } while (s != block);
    }
}
