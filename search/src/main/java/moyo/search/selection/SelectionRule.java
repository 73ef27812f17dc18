package moyo.search.selection;

import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/** Selects the child to descend to; contains the loop over the children. Never allocates. */
public interface SelectionRule {
    /**
     * Returns a child of an expanded node.
     *
     * @param trail the path of the simulation to {@code node}
     */
    int choose(Tree tree, int node, Trail trail);

    /** The terms of the formula for one child, from the code that {@link #choose} uses. */
    Explanation explain(Tree tree, int node, int child, Trail trail);

    /** Whether it reads RAVE statistics, so that the tree must store them. */
    default boolean usesRave() {
        return false;
    }

    /** Whether and how RAVE results are averaged into the means. */
    default RaveFolding folding() {
        return RaveFolding.NONE;
    }

    /** Whether it reads move probabilities, so that the tree must store them. */
    default boolean usesProbabilities() {
        return false;
    }
}
