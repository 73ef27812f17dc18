package moyo.search.part;

import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * Evaluates a leaf: by playouts, a static evaluation or a network. One instance per thread; never
 * allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface LeafEvaluator<P extends Position<P>> {
    /**
     * Writes the {@link Simulation#evaluation} of the leaf. The game may be over at the leaf
     * (unless {@code solver} is on): the value is then the result. It may play moves on the
     * simulation's position and add them to the trail, unless it {@link #givesProbabilities}.
     */
    void evaluate(Simulation<P> simulation);

    /**
     * Whether it computes move probabilities. If so, a leaf is expanded after its first evaluation,
     * with these probabilities. If not, a leaf is expanded during selection, once it has enough
     * visits, and one of its children is evaluated.
     */
    default boolean givesProbabilities() {
        return false;
    }

    /**
     * Called when a new game begins; the evaluator must forget what it learned in earlier games.
     */
    default void newGame() {}

    /** Called when a search begins, after the active roles of this thread have been selected. */
    default void beginSearch() {}

    /**
     * Counters since construction. Any thread may read them; the latest increments may be missing.
     */
    default Counts counts() {
        return Counts.NONE;
    }
}
