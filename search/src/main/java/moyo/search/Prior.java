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

    /**
     * Called when a simulation enters a child of which nothing is known, neither from results nor
     * beforehand. Most priors have said everything at expansion.
     *
     * @param position where the child's move has led
     */
    default void introduceEntered(P position, Tree tree, int parent, int child) {}
}
