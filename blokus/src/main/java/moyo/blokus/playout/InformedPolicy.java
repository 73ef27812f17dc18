package moyo.blokus.playout;

import moyo.blokus.BlokusPosition;
import moyo.blokus.Side;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.search.part.PlayoutObserver;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.tree.Trail;

/**
 * Playouts that know something: what answered well before is played again ({@link Replies});
 * otherwise it contests the corners that the opponent has just made, with as many cells as it can
 * ({@link Contest}); otherwise it prefers large pieces with many corners. Like uniform playouts it
 * guesses as long as there is much to guess, and takes the best of some guesses. One instance per
 * thread; nothing allocates.
 */
public final class InformedPolicy
        implements PlayoutPolicy<BlokusPosition>, PlayoutObserver<BlokusPosition> {
    /** How much likelier one cell more is, and one corner more, and how many hits are enough. */
    public static final double PER_CELL = 3;

    public static final double PER_CORNER = 1.8;
    public static final int HITS = 8;

    /** How often to guess before all placements are listed. */
    private static final int GUESSES = 96;

    private final Preference preference;
    private final Contest contest;
    private final Replies replies = new Replies();
    private final boolean usesReplies;

    /**
     * @param preference how likely each shape is when nothing else is known
     * @param hits how many placements are compared before the best is played
     */
    public InformedPolicy(Preference preference, int hits, boolean replies) {
        this.preference = preference;
        contest = new Contest(preference, hits);
        usesReplies = replies;
    }

    /** As the player {@code blokus} uses it. */
    public static InformedPolicy standard() {
        return new InformedPolicy(new Preference(PER_CELL, PER_CORNER), HITS, true);
    }

    @Override
    public int choose(BlokusPosition position, Rng rng) {
        if (position.mustPass()) {
            return Game.PASS;
        }
        int colour = position.toMove();
        Side own = position.side(colour);
        Side other = position.side(Colour.other(colour));
        if (usesReplies) {
            int reply = replies.find(colour, own, other);
            if (reply != 0) {
                return reply;
            }
        }
        contest.look(own, other);
        if (!own.isListed()) {
            int corners = own.survey();
            int placement = contest.guess(own, corners, rng);
            if (placement == 0) {
                placement = own.guess(corners, preference, GUESSES, rng);
            }
            if (placement != 0) {
                return placement;
            }
            own.list(corners);
        }
        return contest.best(own, own.listed(), rng);
    }

    /** A side that can place nothing more and is behind has lost. */
    @Override
    public boolean isDecided(BlokusPosition position) {
        int colour = position.toMove();
        return position.mustPass()
                && position.points(colour) < position.points(Colour.other(colour));
    }

    /** A playout that was cut off teaches nothing. */
    @Override
    public void playedOut(BlokusPosition end, Trail trail, double score, double value) {
        if (usesReplies && !Double.isNaN(score)) {
            replies.learn(trail, value);
        }
    }

    @Override
    public void newGame() {
        replies.forget();
    }
}
