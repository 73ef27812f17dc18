package moyo.go.player;

import moyo.game.Game;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules.Scoring;
import moyo.go.net.NetworkOwnership;
import moyo.go.status.Ownership;
import moyo.go.status.OwnershipEstimator;
import moyo.net.kernel.Network;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.tree.Tree;

/**
 * A player that searches with a network, and passes when nothing is left to play for. It judges
 * life and death by the network's ownership.
 */
final class NetworkStyle extends PassingPlayer implements OwnershipEstimator {
    /** A move with a lower value loses as a pass does. */
    private static final double LOST = 0.15;

    /** A move in place of a pass may be worth this much less than the search thinks the pass is. */
    private static final double CONCESSION = 0.2;

    private final boolean asItStands;
    private final NetworkOwnership ownership;
    private final Ending ending;

    NetworkStyle(GoGame game, Network network, Search<GoPosition> search) {
        super(search);
        asItStands = game.rules().scoring() == Scoring.AREA_AS_IT_STANDS;
        ownership = new NetworkOwnership(network, game.size());
        ending = new Ending(ownership, game.rules().scoring());
    }

    @Override
    public int chooseMove(GoPosition position, Budget budget, StopSignal stop) {
        double now = position.passes() == 1 ? ending.score(position) : Double.NaN;
        if (now > 0) {
            return passAtOnce(position, now);
        }
        show(null);
        int move = search.chooseMove(position, budget, stop);
        remember();
        if (move == Game.PASS) {
            return instead(position);
        }
        if (move != RESIGN && ending.isReached(position)) {
            explanation += "; nothing is left to play for";
            return Game.PASS;
        }
        return move;
    }

    /** A pass, or the second best move if the pass could lose a game that is not lost. */
    private int instead(GoPosition position) {
        int other = search.secondBest();
        double hope = valueOf(other);
        double least = asItStands ? LOST : Math.max(LOST, valueOf(Game.PASS) - CONCESSION);
        boolean mayLose = !(ending.score(position) >= 0);
        if (other != Game.PASS && mayLose && (Double.isNaN(hope) ? asItStands : hope >= least)) {
            explanation += "; a pass could lose";
            return other;
        }
        return Game.PASS;
    }

    /** The mean result of a move at the root; NaN if it has no visits. */
    private double valueOf(int move) {
        Tree tree = search.tree();
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            if (tree.move(child) == move && tree.visits(child) > 0) {
                return tree.value(child);
            }
        }
        return Double.NaN;
    }

    @Override
    public Ownership estimate(GoPosition position) {
        return ownership.estimate(position);
    }
}
