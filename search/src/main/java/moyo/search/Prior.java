package moyo.search;

import moyo.game.Position;
import moyo.game.Rng;

/**
 * Says what is known about moves before they are tried. One instance per thread; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Prior<P extends Position<P>> {
    /**
     * Called once at expansion, before anybody sees the children {@code first} and following.
     *
     * @param parent the position of {@code node}
     * @param node the parent of the children
     */
    void introduceChildren(P parent, Tree tree, int node, int first, int count, Rng rng);
}
