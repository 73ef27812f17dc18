package moyo.search;

/** Picks the child to descend to; owns the loop over the children. Never allocates. */
@FunctionalInterface
public interface SelectionRule {
    /**
     * A child of an expanded node.
     *
     * @param trail how the simulation came to {@code node}
     */
    int choose(Tree tree, int node, Trail trail);

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
