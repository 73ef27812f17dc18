package moyo.go.heuristic;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.prior.FuegoRootFilter;

/** Which moves Fuego 0.4 considers in the tree; {@link FuegoRootFilter} takes more care. */
public final class FuegoCandidates {
    private FuegoCandidates() {}

    /**
     * Every legal point that is not a simple eye of the side to move, row by row from A1 on; pass
     * comes last. The order matters: where children are equally good, the first is tried.
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
     * Surrounded by one own block, or by two that share a second such point. Diagonals do not
     * matter, so a false eye is one only if its blocks are connected.
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
