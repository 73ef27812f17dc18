package moyo.go.player;

import moyo.game.Colour;
import moyo.go.GoPosition;
import moyo.go.GoRules.Scoring;
import moyo.go.net.NetworkOwnership;
import moyo.go.status.FinalScore;
import moyo.go.status.LifeAndDeath;
import moyo.go.status.Settled;

/**
 * The sense for the end of a game of a player with a network: when to pass. The network's ownership
 * tells which stones are dead; where the rules remove dead stones, playouts, by which the
 * laboratory counts games, must see the same winner before the player relies on it.
 */
final class Ending {
    /** The least probability with which a side must own a point at a closer and at a quick look. */
    private static final double SURE = 0.95;

    private static final double LIKELY = 0.8;

    /** The end is not near while more than this share of the board is empty. */
    private static final double MOSTLY_EMPTY = 0.6;

    private static final long SEED = 1;

    private final NetworkOwnership network;
    private final Scoring scoring;

    Ending(NetworkOwnership network, Scoring scoring) {
        this.network = network;
        this.scoring = scoring;
    }

    /**
     * What the side to move is sure to get if the game ends here: the lower of the scores by the
     * network and by playouts; NaN if the network does not know which stones are dead.
     */
    double score(GoPosition position) {
        if (scoring == Scoring.AREA_AS_IT_STANDS) {
            return own(position, position.score());
        }
        LifeAndDeath judgement = judge(position);
        return Settled.areBlocks(judgement, SURE)
                ? Math.min(own(position, FinalScore.of(judgement)), scoreByPlayouts(position))
                : Double.NaN;
    }

    /**
     * Whether nothing is left to play for and a pass gives nothing away: it does not lose a game
     * that is won.
     */
    boolean isReached(GoPosition position) {
        if (!mayBeNear(position)) {
            return false;
        }
        LifeAndDeath judgement = judge(position);
        if (!Settled.is(judgement, SURE)) {
            return false;
        }
        if (scoring == Scoring.AREA_AS_IT_STANDS) {
            return PassRules.isAhead(position);
        }
        return own(position, FinalScore.of(judgement)) <= 0 || scoreByPlayouts(position) > 0;
    }

    private boolean mayBeNear(GoPosition position) {
        int points = position.game().geometry().pointCount();
        return position.board().emptyCount() <= MOSTLY_EMPTY * points
                && Settled.is(LifeAndDeath.judge(position, network::glance), LIKELY);
    }

    private LifeAndDeath judge(GoPosition position) {
        return LifeAndDeath.judge(position, network);
    }

    private static double scoreByPlayouts(GoPosition position) {
        return own(position, FinalScore.of(LifeAndDeath.judge(position, SEED)));
    }

    /** A score of Black from the view of the side to move. */
    private static double own(GoPosition position, double score) {
        return Colour.scoreFor(position.toMove(), score);
    }
}
