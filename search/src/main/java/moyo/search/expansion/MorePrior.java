package moyo.search.expansion;

import moyo.game.Position;
import moyo.game.Rng;

/**
 * An expander followed by a prior, which adds to the priors of the expander's children.
 *
 * @param <P> the positions it understands
 */
public record MorePrior<P extends Position<P>>(Expander<P> expander, Prior<P> prior)
        implements Expander<P> {
    @Override
    public void expand(P position, NodeWriter node, Rng rng) {
        expander.expand(position, node, rng);
        if (node.first() != 0) {
            prior.introduce(position, node, rng);
        }
    }
}
