package moyo.search.part;

import moyo.game.Position;

/**
 * May end a playout before the game is over.
 *
 * @param <P> the positions it understands
 */
public interface Cutoff<P extends Position<P>> extends Extension<P> {
    /** Return value: the playout continues. */
    double PLAY_ON = Double.POSITIVE_INFINITY;

    /** Called when a playout begins at this position. */
    default void beginPlayout(P position) {}

    /** Whether {@link #valueAt} is to be called for the following moves of this playout. */
    boolean listens();

    /**
     * Called after each move of a playout while {@link #listens} is true.
     *
     * @param choices the moves from which the policy drew the last one
     * @return {@link #PLAY_ON}, or a value of {@link moyo.search.expansion.Evaluation} with which
     *     the playout ends here
     */
    double valueAt(P position, int move, Choices choices);
}
