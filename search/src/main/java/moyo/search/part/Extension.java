package moyo.search.part;

import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * A part that takes one or more roles in the simulations of one thread: {@link NodeKnowledge},
 * {@link Cutoff}, {@link PlayoutObserver}, {@link Observer}. Never allocates in a simulation.
 *
 * @param <P> the positions it understands
 */
public interface Extension<P extends Position<P>> {
    /** Called when a new game begins; the part must forget what it learned in earlier games. */
    default void newGame() {}

    /**
     * Called when a search begins.
     *
     * @return false if the part takes no role in this search
     */
    default boolean beginSearch(P root) {
        return true;
    }

    /** Called when a simulation begins, if the part takes part in the current search. */
    default void beginSimulation(P root) {}

    /**
     * Number of symmetries under which the part reads the keys of every position, playout positions
     * included; 0 for none. A part that needs keys is refused in games without them.
     */
    default int keySymmetries() {
        return 0;
    }

    /**
     * A sentence that says why the part does not work on a graph, where the value of a position is
     * computed from its children; empty if it works.
     */
    default String reasonAgainstGraph() {
        return "";
    }

    /**
     * Counters since construction. Any thread may read them; the latest increments may be missing.
     */
    default Counts counts() {
        return Counts.NONE;
    }
}
