package moyo.search.expansion;

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
     * Called once at expansion, before anybody sees the children.
     *
     * @param parent the position they follow
     */
    void introduce(P parent, NodeWriter children, Rng rng);

    /** Knows nothing. */
    static <P extends Position<P>> Prior<P> none() {
        return (parent, children, rng) -> {};
    }
}
