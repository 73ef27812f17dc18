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
 * The playout policy of the player {@code blokus}. It plays the stored reply to the last moves
 * ({@link Replies}) if there is one; otherwise the best of some placements that cover corners which
 * the opponent has just made ({@link Contest}); otherwise it draws large pieces with many corners
 * more often ({@link Preference}). Placements are guessed, and listed only when guessing fails. One
 * instance per thread; never allocates after construction.
 */
public final class InformedPolicy
        implements PlayoutPolicy<BlokusPosition>, PlayoutObserver<BlokusPosition> {
    /** The standard factor of {@link Preference} for each covered cell. */
    public static final double PER_CELL = 3;

    /** The standard factor of {@link Preference} for each corner. */
    public static final double PER_CORNER = 1.8;

    /** The standard number of placements that {@link Contest} compares. */
    public static final int HITS = 8;

    /** The number of guesses before all placements are listed. */
    private static final int GUESSES = 96;

    private final Preference preference;
    private final Contest contest;
    private final Replies replies = new Replies();
    private final boolean usesReplies;

    /**
     * @param preference the weights of shapes
     * @param hits number of placements that {@link Contest} compares
     * @param replies whether to use last good replies
     */
    public InformedPolicy(Preference preference, int hits, boolean replies) {
        this.preference = preference;
        contest = new Contest(preference, hits);
        usesReplies = replies;
    }

    /** The policy with the standard settings of the player {@code blokus}. */
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

    /** True if the side to move must pass and is behind: it cannot gain points any more. */
    @Override
    public boolean isDecided(BlokusPosition position) {
        int colour = position.toMove();
        return position.mustPass()
                && position.points(colour) < position.points(Colour.other(colour));
    }

    /** Learns replies; not from a playout that was cut off. */
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
