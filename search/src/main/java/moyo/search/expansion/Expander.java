package moyo.search.expansion;

import moyo.game.Position;
import moyo.game.Rng;

/**
 * Lists the moves of a new node and sets their priors. One instance per thread; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Expander<P extends Position<P>> {
    /**
     * Fills {@link NodeWriter#moves}, never empty, calls {@link NodeWriter#open} or {@link
     * NodeWriter#openInOrder}, and, if that returned true, sets the priors of the children.
     *
     * @param position a position that is not over; must not be changed
     */
    void expand(P position, NodeWriter node, Rng rng);
}
