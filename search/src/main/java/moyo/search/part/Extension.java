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
    /** A new game begins: what was learned in another must be forgotten. */
    default void newGame() {}

    /**
     * A search begins.
     *
     * @return false if the part takes no role in this search
     */
    default boolean beginSearch(P root) {
        return true;
    }

    /** A simulation begins in which the part takes its roles. */
    default void beginSimulation(P root) {}

    /**
     * Under how many symmetries it asks for the keys of every position, those of playouts included;
     * 0 for none. Only games whose positions have keys are given to a part that asks for them.
     */
    default int keySymmetries() {
        return 0;
    }

    /**
     * Why the part cannot work on a graph, in a sentence; empty if it can. In a graph the value of
     * a position is computed from its children.
     */
    default String reasonAgainstGraph() {
        return "";
    }

    /** What it has counted since it was made; for any thread, though it may miss the latest. */
    default Counts counts() {
        return Counts.NONE;
    }
}
