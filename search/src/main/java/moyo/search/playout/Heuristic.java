package moyo.search.playout;

import moyo.game.MoveList;
import moyo.game.Position;

/**
 * Suggests moves for a playout by one simple idea. Called for every playout move; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Heuristic<P extends Position<P>> {
    /**
     * Adds its candidates; none if it has no clear preference. A move that is added twice has twice
     * the weight. Candidates need not be legal.
     */
    void suggest(P position, MoveList moves);
}
