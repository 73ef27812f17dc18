package moyo.search.tree;

import moyo.game.MoveList;

/**
 * Where simulations descend and where their results are kept: a {@link Tree}, or a graph in which
 * edges that lead to the same position share its children. Shared by the threads of a search.
 *
 * <p>What selection rules read is always a {@link Tree} of statistics; what the two do differently
 * is behind this interface. An edge is a node of {@link #nodes} that a move leads to.
 */
public interface Structure {
    /** The statistics of all edges. */
    Tree nodes();

    /** Forgets everything; the root is a leaf. */
    void clear();

    /** The node whose children follow an expanded edge: the edge itself, or a shared position. */
    int parent(int edge);

    /**
     * Makes children, unseen by others, for a claimed edge.
     *
     * @return the first of them, or 0 if there is no room; then the edge is a leaf again
     */
    int makeChildren(int edge, MoveList moves);

    /** Lets everybody see the children of a claimed edge. */
    void publish(int edge, int first);

    /**
     * Gives a published child a prior mean worth {@code weight} results. Threads that enter it at
     * the same time may count the weight twice in the parent's total.
     */
    void setPrior(int parent, int child, double value, double weight);

    /** Adds a table entry to the prior of a node, but not to its RAVE statistics. */
    void addKnown(int parent, int node, float value, float weight);

    /**
     * Replaces the node's statistics by a table entry if the entry's weight is at least the node's
     * visits.
     */
    void replaceByKnown(int parent, int node, float value, float weight);

    /** Averages a RAVE result into the mean; its weight joins the prior's. */
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

    /** Counts a visit that nobody won: the root gets no result, every other edge a loss. */
    void addLosses(Trail trail, boolean redeem);
}
