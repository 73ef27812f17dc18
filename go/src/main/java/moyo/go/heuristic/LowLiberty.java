package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.playout.Heuristic;

/**
 * L: moves on a liberty of a block with two liberties (the last move's block, or own blocks
 * adjacent to it) where that block would gain two liberties: extensions of own blocks, reductions
 * of the enemy's.
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
        for (int d = board.neighbours(last, own); d != 0; d &= d - 1) {
            int block = board.block(board.towards(last, d));
            if (board.libertyCount(block) == 2 && Neighbours.isMetFirst(board, last, own, d)) {
                addGainingLiberties(board, block, own, moves);
            }
        }
    }

    private static void addGainingLiberties(GoBoard board, int block, int own, MoveList moves) {
        int first = board.firstLiberty(block);
        int second = board.nextLiberty(block, first);
        addIfGaining(board, block, first, own, moves);
        addIfGaining(board, block, second, own, moves);
    }

    private static void addIfGaining(GoBoard board, int block, int p, int own, MoveList moves) {
        if (gains(board, block, p) && !SelfAtari.is(board, p, own)) {
            moves.add(p);
        }
    }

    /** Whether a stone of the block's colour on its liberty {@code p} gains two new liberties. */
    static boolean gains(GoBoard board, int block, int p) {
        int stone = board.stone(block);
        int gained = -2;
        for (int d = board.emptyNeighbours(p); d != 0; d &= d - 1) {
            gained += board.isLiberty(block, board.towards(p, d)) ? 0 : 1;
        }
        for (int d = board.neighbours(p, stone); d != 0 && gained < 0; d &= d - 1) {
            int other = board.block(board.towards(p, d));
            gained += other == block ? 0 : newLiberties(board, other, block);
        }
        return gained >= 0;
    }

    /** Number of liberties of {@code other} that {@code block} does not have, at most two. */
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
