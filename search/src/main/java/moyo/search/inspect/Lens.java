package moyo.search.inspect;

import java.util.ArrayList;
import java.util.List;
import moyo.search.selection.SelectionRule;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/** Reads the statistics of a tree or graph into views. */
final class Lens {
    private final Structure structure;
    private final Tree tree;
    private final SelectionRule rule;

    /**
     * @param rule for this lens alone, because a rule may have scratch space
     */
    Lens(Structure structure, SelectionRule rule) {
        this.structure = structure;
        this.rule = rule;
        tree = structure.nodes();
    }

    /** The children of an expanded node in the order of the tree. */
    List<ChildView> children(int node, int chosen, Trail trail, Sharing sharing) {
        List<ChildView> views = new ArrayList<>();
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCount(node); child++) {
            views.add(
                    new ChildView(
                            tree.move(child),
                            tree.visits(child),
                            value(child),
                            tree.priorWeight(child),
                            probability(child),
                            rule.explain(tree, node, child, trail),
                            tree.isExpanded(child),
                            tree.isProven(child),
                            sharing.isShared(child),
                            child == chosen));
        }
        return views;
    }

    /** The mean for the side that moved to a node; NaN without results and prior. */
    double value(int node) {
        return tree.count(node) > 0 || tree.isProven(node) ? tree.value(node) : Double.NaN;
    }

    private double probability(int child) {
        return rule.usesProbabilities() ? tree.probability(child) : Double.NaN;
    }

    /** A new child, before its first visit. */
    PriorView prior(int child) {
        double weight = tree.priorWeight(child);
        return new PriorView(
                tree.move(child),
                weight > 0 ? tree.value(child) : Double.NaN,
                weight,
                probability(child));
    }

    /** The child that the rule selects next. */
    int next(int node, Trail trail) {
        return rule.choose(tree, node, trail);
    }

    /** Looks for positions to which several edges lead now. */
    Sharing sharing() {
        return new Sharing(structure);
    }

    /** Which edges lead to a position that other edges lead to, at one moment. */
    static final class Sharing {
        private final Tree tree;

        /** Number of edges to a position, by its first child; empty for a tree. */
        private final int[] edges;

        Sharing(Structure structure) {
            tree = structure.nodes();
            boolean isGraph = structure.parent(Tree.ROOT) != Tree.ROOT;
            edges = new int[isGraph ? Tree.ROOT + tree.size() : 0];
            if (isGraph) {
                count();
            }
        }

        /** Follows every edge once. */
        private void count() {
            int[] waiting = new int[edges.length];
            int n = 0;
            waiting[n++] = Tree.ROOT;
            while (n > 0) {
                int edge = waiting[--n];
                if (!tree.isExpanded(edge) || edges[tree.firstChild(edge)]++ > 0) {
                    continue;
                }
                for (int i = 0; i < tree.childCount(edge); i++) {
                    waiting[n++] = tree.firstChild(edge) + i;
                }
            }
        }

        boolean isShared(int edge) {
            return edges.length > 0 && tree.isExpanded(edge) && edges[tree.firstChild(edge)] > 1;
        }
    }
}
