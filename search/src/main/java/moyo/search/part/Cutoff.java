package moyo.search.part;

import moyo.game.Position;

/**
 * May end a playout before the game is over.
 *
 * @param <P> the positions it understands
 */
public interface Cutoff<P extends Position<P>> extends Extension<P> {
    /** The answer of a part that lets the playout go on. */
    double PLAY_ON = Double.POSITIVE_INFINITY;

    /** A playout begins at this position. */
    default void beginPlayout(P position) {}

    /** Whether it wants to hear of the moves that follow in this playout. */
    boolean listens();

    /**
     * Called after each move of a playout, while it {@link #listens}.
     *
     * @param choices among which moves the policy chose
     * @return {@link #PLAY_ON}, or a value as in {@link moyo.search.expansion.Evaluation}: the
     *     playout stops here
     */
    double valueAt(P position, int move, Choices choices);
}
