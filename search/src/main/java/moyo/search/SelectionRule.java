package moyo.search;

/** Picks the child to descend to; owns the loop over the children. Stateless, never allocates. */
@FunctionalInterface
public interface SelectionRule {
    /** A child of an expanded node. */
    int choose(Tree tree, int node);
}
