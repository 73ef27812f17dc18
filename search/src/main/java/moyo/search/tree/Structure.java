package moyo.search.tree;

import moyo.game.MoveList;

/**
 * What the simulator needs of a search tree or graph: a {@link Tree}, or a graph in which edges to
 * the same position share its children. Shared by the threads of a search.
 *
 * <p>Selection rules always read a {@link Tree} of statistics; this interface hides where tree and
 * graph differ. An edge is a node of {@link #nodes}: a move with its statistics.
 */
public interface Structure {
    /** The statistics of all edges. */
    Tree nodes();

    /** Removes everything but the root, which becomes an unvisited leaf. */
    void clear();

    /** The node whose children follow an expanded edge: the edge itself, or a shared position. */
    int parent(int edge);

    /**
     * Makes the children of a claimed edge, which other threads do not see before {@link #publish}.
     *
     * @return the first of them, or 0 if there is no room; then the edge is a leaf again
     */
    int makeChildren(int edge, MoveList moves);

    /** Makes the children of a claimed edge visible to all threads. */
    void publish(int edge, int first);

    /**
     * Sets the prior value and prior weight of a published child. Threads that enter it at the same
     * time may count the weight twice in the parent's total.
     */
    void setPrior(int parent, int child, double value, double weight);

    /** Averages a table entry into a node's mean and prior weight, not into its RAVE statistics. */
    void addKnown(int parent, int node, float value, float weight);

    /**
     * Replaces the node's statistics by a table entry if the entry's weight is at least the node's
     * visits.
     */
    void replaceByKnown(int parent, int node, float value, float weight);

    /** Averages a RAVE result into the mean; its weight is added to the prior weight. */
    void foldRave(int node, float value, float weight);

    /**
     * Adds a result to the root and to every edge of a simulation.
     *
     * @param forFirst the first player's result in [0, 1]
     * @param redeem whether the visits were counted as virtual losses before
     */
    void addResult(Trail trail, float forFirst, boolean redeem);

    /** Counts a visit without a result. */
    void addVisit(Trail trail, boolean redeem);

    /** Counts a visit that is a loss for both sides: 0 for every edge, no result for the root. */
    void addLosses(Trail trail, boolean redeem);
}
