package moyo.search.expansion;

import moyo.game.Position;
import moyo.game.Rng;

/**
 * Says which moves a new node has and what is known of each. One instance per thread; never
 * allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Expander<P extends Position<P>> {
    /**
     * Fills {@link NodeWriter#moves}, never empty, calls {@link NodeWriter#open} or {@link
     * NodeWriter#openInOrder}, and, if that returned true, tells what is known of the children.
     *
     * @param position is not over and is not changed
     */
    void expand(P position, NodeWriter node, Rng rng);
}
