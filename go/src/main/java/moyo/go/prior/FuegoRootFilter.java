package moyo.go.prior;

import moyo.game.MoveList;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.heuristic.FuegoCandidates;
import moyo.go.status.Benson;
import moyo.go.status.Ladder;
import moyo.search.expansion.Candidates;

/**
 * The moves that Fuego 0.4 considers at the root: those of the tree without moves into safe
 * territory, losing ladders and first-line moves far from any stone. For one search.
 *
 * <p>One rule of Fuego is not implemented: where every point is safe for one side under alternating
 * play, Fuego also drops moves into the opponent's territory, to pass earlier. The result differed
 * in 119 of 10,013 positions compared; in games played by a search only in the last fifth of the
 * game.
 */
public final class FuegoRootFilter implements Candidates<GoPosition> {
    /** A first-line move is kept only if a stone is within this Manhattan distance. */
    private static final int NEAR = 4;

    /** Shorter ladders are kept: they may be good sacrifices, and the search reads them itself. */
    private static final int LONG_LADDER = 6;

    private final Benson ownLife;
    private final Benson enemyLife;
    private final Ladder ladder;

    public FuegoRootFilter(Geometry geometry) {
        ownLife = new Benson(geometry);
        enemyLife = new Benson(geometry);
        ladder = new Ladder(geometry);
    }

    @Override
    public void of(GoPosition position, MoveList moves) {
        FuegoCandidates.inTree(position, moves);
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        ownLife.solveByFamilies(board, own);
        enemyLife.solveByFamilies(board, Stone.other(own));
        for (int i = moves.size() - 2; i >= 0; i--) {
            int p = moves.get(i);
            if (isInSafeTerritory(board, p, own)
                    || runsIntoLadder(board, p, own)
                    || isFarFirstLine(board, p)) {
                moves.removeInOrder(i);
            }
        }
    }

    /** Own territory next to enemy stones is kept: dead stones must be captured to count. */
    private boolean isInSafeTerritory(GoBoard board, int p, int own) {
        return enemyLife.isTerritory(p)
                || ownLife.isTerritory(p) && !board.hasNeighbour(p, Stone.other(own));
    }

    private boolean runsIntoLadder(GoBoard board, int p, int own) {
        for (int d = board.neighbours(p, own); d != 0; d &= d - 1) {
            int q = board.towards(p, d);
            if (board.libertyCount(board.block(q)) == 1 && ladder.read(board, q) >= LONG_LADDER) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFarFirstLine(GoBoard board, int p) {
        Geometry geometry = board.geometry();
        if (geometry.line(p) != 1) {
            return false;
        }
        for (int q : geometry.pointsInOrder()) {
            int distance =
                    Math.abs(geometry.x(p) - geometry.x(q))
                            + Math.abs(geometry.y(p) - geometry.y(q));
            if (distance <= NEAR && board.stone(q) != Stone.EMPTY) {
                return false;
            }
        }
        return true;
    }
}
