package moyo.search.simulation;

import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * One thread's way to the positions that edges of a graph share. A search on a tree has none.
 *
 * @param <P> the positions of the game
 */
public interface Links<P extends Position<P>> {
    /** Lets a leaf share the children of its position if another edge has led there; else false. */
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

    /** What it has counted since it was made. */
    Counts counts();
}
