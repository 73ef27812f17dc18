package moyo.search.part;

import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * Says what a leaf is worth: by playouts, by a static evaluation, by a network. One instance per
 * thread; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface LeafEvaluator<P extends Position<P>> {
    /**
     * Writes the {@link Simulation#evaluation} of a leaf. It may play on from the position and add
     * to the trail, unless it {@link #givesProbabilities}.
     */
    void evaluate(Simulation<P> simulation);

    /**
     * Whether it gives probabilities of moves. Then a leaf gets its children after its first
     * evaluation, with these probabilities; else it gets them before, as soon as it has visits
     * enough, and one of the children is evaluated.
     */
    default boolean givesProbabilities() {
        return false;
    }

    /** A new game begins: what was learned in another must be forgotten. */
    default void newGame() {}

    /** A search begins; the roles of this thread's parts are known. */
    default void beginSearch() {}

    /** What it has counted since it was made; for any thread, though it may miss the latest. */
    default Counts counts() {
        return Counts.NONE;
    }
}
