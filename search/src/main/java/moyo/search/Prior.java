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
     * @param parent the position they follow
     * @param worth what is known of its value for the side to move, from 0 to 1; 0.5 if nothing is
     */
    void introduceChildren(P parent, Tree tree, double worth, int first, int count, Rng rng);

    /**
     * Called when a simulation enters a child of which nothing is known, neither from results nor
     * beforehand. Most priors have said everything at expansion.
     *
     * @param position where the child's move has led
     */
    default void introduceEntered(P position, Tree tree, int parent, int child) {}
}
