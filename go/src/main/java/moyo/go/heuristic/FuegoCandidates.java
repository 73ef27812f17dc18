package moyo.go.heuristic;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.prior.FuegoRootFilter;

/** The moves that Fuego 0.4 considers in the tree; {@link FuegoRootFilter} has the root's. */
public final class FuegoCandidates {
    private FuegoCandidates() {}

    /**
     * Every legal point that is not a simple eye of the side to move, row by row from A1 on, then
     * pass. The order matters: of children with equal bounds the first is selected.
     */
    public static void inTree(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        moves.clear();
        for (int p : board.geometry().pointsInOrder()) {
            if (board.stone(p) == Stone.EMPTY
                    && position.isPlayable(p)
                    && !isSimpleEye(board, p, own)) {
                moves.add(p);
            }
        }
        moves.add(Game.PASS);
    }

    /**
     * Whether a point is surrounded by one own block, or by two own blocks that share another such
     * point. Diagonals do not count: a false eye is a simple eye only if its blocks are connected.
     */
    static boolean isSimpleEye(GoBoard board, int p, int own) {
        if (!board.isSurroundedBy(p, own)) {
            return false;
        }
        int first = 0;
        int second = 0;
        for (int i = 0; i < 4; i++) {
            int b = board.block(p + board.offset(i));
            if (b != 0 && b != first && b != second) {
                if (second != 0) {
                    return false;
                } else if (first != 0) {
                    second = b;
                } else {
                    first = b;
                }
            }
        }
        return second == 0 || shareAnotherEye(board, first, second, p, own);
    }

    private static boolean shareAnotherEye(GoBoard board, int a, int b, int p, int own) {
        for (int q = board.nextLiberty(a, 0); q != 0; q = board.nextLiberty(a, q)) {
            if (q != p && board.isLiberty(b, q) && board.isSurroundedBy(q, own)) {
                return true;
            }
        }
        return false;
    }
}
