package moyo.go.player;

import java.time.Duration;
import moyo.game.Game;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Stone;
import moyo.go.heuristic.SelfAtari;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;

/**
 * Passes early in a won game, as Fuego 0.4 does: if a search after a pass shows that every point is
 * safe for one side. Neutral points are filled first.
 */
final class EarlyPass {
    /** A point is safe if its ownership, from -1 to 1, is at least this in absolute value. */
    private static final double SAFE = 0.6;

    /** Minimum number of simulations for an estimate of ownership. */
    private static final int ENOUGH = 64;

    /** Returned if the game should go on. */
    static final int PLAY_ON = -1;

    private final GoGame game;
    private final Search<GoPosition> search;
    private final double sure;
    private final GoPosition after;

    EarlyPass(GoGame game, Search<GoPosition> search, double sure) {
        this.game = game;
        this.search = search;
        this.sure = sure;
        after = game.newPosition();
    }

    /**
     * Pass, a neutral point to fill, or {@link #PLAY_ON}.
     *
     * @param spent seconds of the budget already used by the search for a move
     */
    int consider(GoPosition position, Budget budget, double spent, StopSignal stop) {
        after.copyFrom(position);
        after.play(Game.PASS);
        if (after.isOver() || opponentWinsByPassing()) {
            return PLAY_ON;
        }
        Budget third = third(budget, spent);
        search.watchOwners(true);
        search.analyse(after, Analyst.ALL_MOVES, third, stop);
        search.watchOwners(false);
        Snapshot snapshot = search.snapshot();
        if (search.simulations() < ENOUGH
                || 1 - snapshot.value() <= sure
                || snapshot.ownership().isEmpty()) {
            return PLAY_ON;
        }
        int move = pointToFill(position, snapshot);
        return move <= Game.PASS || stillWins(position, move, third, stop) ? move : PLAY_ON;
    }

    /** A third of the budget, because up to two more searches follow on the same clock. */
    private static Budget third(Budget budget, double spent) {
        if (budget instanceof Budget.Simulations s) {
            return new Budget.Simulations(Math.max(1, s.count() / 3));
        } else if (budget instanceof Budget.Time t) {
            return new Budget.Time(third(t.limit(), spent));
        } else if (budget instanceof Budget.Cpu c) {
            Duration third = third(c.limit(), spent);
            return third.isZero() ? new Budget.Simulations(1) : new Budget.Cpu(third);
        }
        return new Budget.Simulations(1000);
    }

    private static Duration third(Duration all, double spent) {
        long limit = all.toNanos();
        long left = Math.max(0, limit - (long) (spent * 1e9));
        return Duration.ofNanos(Math.min(limit / 3, left / 2));
    }

    private boolean opponentWinsByPassing() {
        return game.rules().scoring() == GoRules.Scoring.AREA_AS_IT_STANDS
                && PassRules.isAhead(after);
    }

    /** Pass if every point is safe; a neutral point to fill; otherwise {@link #PLAY_ON}. */
    private int pointToFill(GoPosition position, Snapshot snapshot) {
        int fill = Game.PASS;
        Geometry geometry = game.geometry();
        for (int p : geometry.pointsInOrder()) {
            if (isSafe(snapshot, p)) {
                continue;
            }
            boolean fillable =
                    isNeutral(position, snapshot, p)
                            && position.isLegal(p)
                            && !SelfAtari.is(position.board(), p, Stone.of(position.toMove()));
            if (!fillable) {
                return PLAY_ON;
            }
            fill = p;
        }
        return fill;
    }

    private static boolean isSafe(Snapshot snapshot, int p) {
        return Math.abs(snapshot.ownership().get(p)) >= SAFE;
    }

    /** Whether a point is adjacent to safe points of both sides. */
    private static boolean isNeutral(GoPosition position, Snapshot snapshot, int p) {
        boolean own = false;
        boolean other = false;
        for (int i = 0; i < 4; i++) {
            int q = p + position.board().offset(i);
            if (position.board().stone(q) != Stone.EDGE) {
                own |= snapshot.ownership().get(q) >= SAFE;
                other |= snapshot.ownership().get(q) <= -SAFE;
            }
        }
        return own && other;
    }

    private boolean stillWins(GoPosition position, int move, Budget budget, StopSignal stop) {
        after.copyFrom(position);
        after.play(move);
        search.analyse(after, Analyst.ALL_MOVES, budget, stop);
        return search.simulations() >= ENOUGH && 1 - search.lastValue() > sure;
    }
}
