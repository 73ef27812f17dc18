package moyo.search.playout;

import moyo.game.MoveList;
import moyo.game.Position;

/**
 * A simple idea about good moves. Called in playouts for one move after another; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Heuristic<P extends Position<P>> {
    /**
     * Adds its candidates; none if it has nothing to say. A move that is added twice weighs double,
     * and a candidate need not be legal.
     */
    void suggest(P position, MoveList moves);
}
