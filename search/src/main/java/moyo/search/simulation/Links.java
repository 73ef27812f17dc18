package moyo.search.simulation;

import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * One thread's access to the positions that edges of a graph share. A search on a tree has no
 * links.
 *
 * @param <P> the positions of the game
 */
public interface Links<P extends Position<P>> {
    /** Links a leaf to its position if the graph has it, and returns whether it has. */
    boolean link(P position, int edge);

    /** Called after an edge got children of its own. */
    void expanded(P position, int edge);

    /**
     * Whether a simulation ends at an expanded edge because the position has more visits than the
     * edge: the visit counts, no evaluation is needed.
     */
    boolean stopsAt(int edge);

    /** Brings the means of a node's children up to date: other edges may have changed them. */
    void refresh(int parent);

    /** Counters since construction. */
    Counts counts();
}
