package moyo.go.heuristic;

import moyo.go.GoBoard;
import moyo.go.Stone;

/** Self-atari as Fuego computes it: a fast approximation that treats captures specially. */
public final class SelfAtari {
    private SelfAtari() {}

    /** Whether putting {@code stone} on the empty point {@code p} is self-atari. */
    public static boolean is(GoBoard board, int p, int stone) {
        return onlyLiberty(board, p, stone) != 0;
    }

    /**
     * The only liberty that the new block would have: an empty point, or an enemy stone that the
     * move captures; 0 if the move is no self-atari.
     */
    static int onlyLiberty(GoBoard board, int p, int stone) {
        int empty = board.emptyNeighbours(p);
        if ((empty & empty - 1) != 0) {
            return 0; // at least two liberties
        }
        int liberty = empty == 0 ? 0 : board.towards(p, empty);
        int own = board.neighbours(p, stone);
        for (int d = own; d != 0; d &= d - 1) {
            int block = board.block(board.towards(p, d));
            int count = board.libertyCount(block);
            if (count > 2) {
                return 0;
            }
            int other = count == 2 ? otherLiberty(board, block, p) : liberty;
            if (liberty != 0 && other != liberty) {
                return 0;
            }
            liberty = other;
        }
        boolean captures = false;
        for (int d = board.neighbours(p, Stone.other(stone)); d != 0; d &= d - 1) {
            int q = board.towards(p, d);
            if (board.libertyCount(board.block(q)) == 1) {
                captures = true;
                if (liberty != 0 && liberty != q) {
                    return 0;
                }
                liberty = q;
            }
        }
        if (liberty == 0 || captures && (own == 0 || freesOwn(board, p, liberty, stone))) {
            return 0;
        }
        return liberty;
    }

    /** The liberty of a block with two liberties that is not {@code p}. */
    private static int otherLiberty(GoBoard board, int block, int p) {
        int first = board.firstLiberty(block);
        return first != p ? first : board.nextLiberty(block, first);
    }

    /**
     * Whether the captured block has another stone adjacent to a block that the move joins and
     * whose only liberty is the move's point.
     */
    private static boolean freesOwn(GoBoard board, int p, int captured, int stone) {
        int s = board.nextStone(captured);
        while (s != captured) {
            for (int d = board.neighbours(s, stone); d != 0; d &= d - 1) {
                int block = board.block(board.towards(s, d));
                if (board.libertyCount(block) <= 1 && touches(board, p, block)) {
                    return true;
                }
            }
            s = board.nextStone(s);
        }
        return false;
    }

    private static boolean touches(GoBoard board, int p, int block) {
        for (int i = 0; i < 4; i++) {
            if (board.block(p + board.offset(i)) == block) {
                return true;
            }
        }
        return false;
    }
}
