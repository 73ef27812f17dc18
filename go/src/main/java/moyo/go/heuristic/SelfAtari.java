package moyo.go.heuristic;

import moyo.go.GoBoard;
import moyo.go.Stone;

/** Self-atari as Fuego computes it: a quick judgement, with its own view of captures. */
public final class SelfAtari {
    private SelfAtari() {}

    /** Whether putting {@code stone} on the empty point {@code p} is self-atari. */
    public static boolean is(GoBoard board, int p, int stone) {
        return onlyLiberty(board, p, stone) != 0;
    }

    /**
     * The one liberty that the new block would have: an empty point, or an enemy stone that the
     * move captures; 0 if the move is no self-atari.
     */
    static int onlyLiberty(GoBoard board, int p, int stone) {
        if (board.emptyNeighbourCount(p) >= 2) {
            return 0;
        }
        int liberty = 0;
        boolean captures = false;
        boolean touchesOwn = false;
        for (int i = 0; i < 4; i++) {
            int q = p + board.offset(i);
            int neighbour = board.stone(q);
            int found = 0;
            if (neighbour == Stone.EMPTY) {
                found = q;
            } else if (neighbour == stone) {
                touchesOwn = true;
                int b = board.block(q);
                int count = board.libertyCount(b);
                if (count > 2) {
                    return 0;
                }
                found = count == 2 ? otherLiberty(board, b, p) : 0;
            } else if (neighbour != Stone.EDGE && board.libertyCount(board.block(q)) == 1) {
                captures = true;
                found = q;
            }
            if (found != 0) {
                if (liberty != 0 && liberty != found) {
                    return 0;
                }
                liberty = found;
            }
        }
        if (liberty == 0 || captures && (!touchesOwn || freesOwn(board, p, liberty, stone))) {
            return 0;
        }
        return liberty;
    }

    /** The liberty of a block with two liberties that is not {@code p}. */
    private static int otherLiberty(GoBoard board, int block, int p) {
        int first = board.nextLiberty(block, 0);
        return first != p ? first : board.nextLiberty(block, first);
    }

    /**
     * Whether the captured block has another stone beside one of the blocks that the move joins and
     * that have no liberty but the move's point.
     */
    private static boolean freesOwn(GoBoard board, int p, int captured, int stone) {
        int s = board.nextStone(captured);
        while (s != captured) {
            for (int i = 0; i < 4; i++) {
                int n = s + board.offset(i);
                if (board.stone(n) == stone
                        && board.libertyCount(board.block(n)) <= 1
                        && touches(board, p, board.block(n))) {
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
