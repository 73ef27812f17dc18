package moyo.go.heuristic;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.playout.Heuristic;

/** P: moves that match a 3x3 pattern next to the last move or the own move before it. */
public final class Pattern implements Heuristic<GoPosition> {
    @Override
    public void suggest(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        int last = position.lastMove();
        int previous = position.moveBeforeLast();
        for (int d = board.emptyAround(last); d != 0; d &= d - 1) {
            addIfMatching(board, board.towards(last, d), own, moves);
        }
        if (previous != Game.PASS) {
            for (int d = board.emptyAround(previous); d != 0; d &= d - 1) {
                int p = board.towards(previous, d);
                if (!board.geometry().isNear(p, last)) {
                    addIfMatching(board, p, own, moves);
                }
            }
        }
    }

    private static void addIfMatching(GoBoard board, int p, int own, MoveList moves) {
        if (matches(board, p, own) && !SelfAtari.is(board, p, own)) {
            moves.add(p);
        }
    }

    /** Whether an empty point matches a pattern for {@code own} to play. */
    public static boolean matches(GoBoard board, int p, int own) {
        return PatternTable.matches(board.code(p), own);
    }
}
