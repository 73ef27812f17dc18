package moyo.search.expansion;

import moyo.game.Position;
import moyo.game.Rng;

/**
 * Sets the prior values, weights or probabilities of new children. One instance per thread; never
 * allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Prior<P extends Position<P>> {
    /**
     * Called once per expansion, before the children are published.
     *
     * @param parent the position of the expanded node
     */
    void introduce(P parent, NodeWriter children, Rng rng);

    /** Sets no priors. */
    static <P extends Position<P>> Prior<P> none() {
        return (parent, children, rng) -> {};
    }
}
