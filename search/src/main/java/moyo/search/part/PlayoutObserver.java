package moyo.search.part;

import moyo.game.Position;
import moyo.search.tree.Trail;

/**
 * Receives the result of every playout, for instance for RAVE or ownership statistics.
 *
 * @param <P> the positions it understands
 */
public interface PlayoutObserver<P extends Position<P>> extends Extension<P> {
    /**
     * Called after each playout; a leaf may have several.
     *
     * @param end the last position
     * @param trail all moves from the root of the search to the end of the playout
     * @param score the first player's score at the end; NaN if the playout was cut off
     * @param value the first player's result, or another value of {@link
     *     moyo.search.expansion.Evaluation}
     */
    void playedOut(P end, Trail trail, double score, double value);
}
