package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.Heuristic;

/**
 * L: the liberties of blocks with two liberties, the last move's block or own ones beside it, where
 * the block would gain two more; the enemy's are taken, the own ones extended to.
 */
public final class LowLiberty implements Heuristic<GoPosition> {
    @Override
    public void suggest(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        int last = position.lastMove();
        int enemyBlock = board.block(last);
        if (board.libertyCount(enemyBlock) == 2) {
            addGainingLiberties(board, enemyBlock, own, moves);
        }
        for (int i = 0; i < 4; i++) {
            int q = last + board.offset(i);
            int block = board.block(q);
            if (board.stone(q) == own
                    && board.libertyCount(block) == 2
                    && Neighbours.isMetFirst(board, last, i)) {
                addGainingLiberties(board, block, own, moves);
            }
        }
    }

    private static void addGainingLiberties(GoBoard board, int block, int own, MoveList moves) {
        int first = board.nextLiberty(block, 0);
        int second = board.nextLiberty(block, first);
        addIfGaining(board, block, first, own, moves);
        addIfGaining(board, block, second, own, moves);
    }

    private static void addIfGaining(GoBoard board, int block, int p, int own, MoveList moves) {
        if (gains(board, block, p) && !SelfAtari.is(board, p, own)) {
            moves.add(p);
        }
    }

    /** Whether a stone of the block's colour on its liberty {@code p} would bring two new ones. */
    static boolean gains(GoBoard board, int block, int p) {
        int stone = board.stone(block);
        int gained = -2;
        for (int i = 0; i < 4; i++) {
            int q = p + board.offset(i);
            if (board.stone(q) == Stone.EMPTY) {
                gained += board.isLiberty(block, q) ? 0 : 1;
            } else if (board.stone(q) == stone && board.block(q) != block) {
                gained += newLiberties(board, board.block(q), block);
            }
            if (gained >= 0) {
                return true;
            }
        }
        return false;
    }

    /** The liberties of {@code other} that {@code block} lacks, counted to two. */
    private static int newLiberties(GoBoard board, int other, int block) {
        int count = 0;
        for (int q = board.nextLiberty(other, 0);
                q != 0 && count < 2;
                q = board.nextLiberty(other, q)) {
            count += board.isLiberty(block, q) ? 0 : 1;
        }
        return count;
    }
}
