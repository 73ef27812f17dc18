package moyo.search.selection;

import java.util.List;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * UCB1 (Auer et al. 2002): mean + c sqrt(ln N / n); untried children come first.
 *
 * @param c the weight of exploration; the literature has sqrt(2)
 */
public record Ucb1(double c) implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        double exploration = exploration(tree, node);
        int best = first;
        double bestBound = Double.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            double bound = bound(tree, child, exploration);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }

    /** c sqrt(ln N). */
    private double exploration(Tree tree, int node) {
        return c * StrictMath.sqrt(StrictMath.log(Math.max(1, tree.total(node))));
    }

    private static double bound(Tree tree, int child, double exploration) {
        float n = tree.count(child);
        return n == 0 ? Double.POSITIVE_INFINITY : tree.mean(child) + exploration / Math.sqrt(n);
    }

    @Override
    public Explanation explain(Tree tree, int node, int child, Trail trail) {
        return new Explanation(
                "mean + c sqrt(ln N / n)",
                List.of(
                        new Explanation.Term("mean", "mean result of the move", tree.mean(child)),
                        new Explanation.Term("c", "weight of exploration", c),
                        new Explanation.Term(
                                "N",
                                "visits of the node plus prior weights of its moves",
                                tree.total(node)),
                        new Explanation.Term(
                                "n", "visits of the move plus prior weight", tree.count(child))),
                bound(tree, child, exploration(tree, node)));
    }
}
