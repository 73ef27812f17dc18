package moyo.search.selection;

import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/** Picks the child to descend to; owns the loop over the children. Never allocates to choose. */
public interface SelectionRule {
    /**
     * A child of an expanded node.
     *
     * @param trail how the simulation came to {@code node}
     */
    int choose(Tree tree, int node, Trail trail);

    /** The terms of the formula for one child, from the code that {@link #choose} uses. */
    Explanation explain(Tree tree, int node, int child, Trail trail);

    /** Whether it looks at RAVE statistics, so that the tree must keep them. */
    default boolean usesRave() {
        return false;
    }

    /** Whether and how RAVE results count in the means it looks at. */
    default RaveFolding folding() {
        return RaveFolding.NONE;
    }

    /** Whether it looks at probabilities of moves, so that the tree must keep them. */
    default boolean usesProbabilities() {
        return false;
    }
}
