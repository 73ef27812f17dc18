package moyo.search.selection;

import java.util.List;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * PUCT on means that include RAVE results: mean + c P sqrt(N + 1) / n, where n is visits plus RAVE
 * weight plus prior weight. It needs one division per child, which is fast for nodes with hundreds
 * of children. Every child needs a positive prior weight.
 *
 * @param c the weight of exploration
 */
public record PuctRave(double c, RaveFolding folding) implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        float exploration = exploration(tree, node);
        int best = first;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            float bound = bound(tree, child, exploration);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }

    /** c sqrt(N + 1). */
    private float exploration(Tree tree, int node) {
        return (float) (c * Math.sqrt(tree.visits(node) + 1.0));
    }

    private static float bound(Tree tree, int child, float exploration) {
        return tree.mean(child) + exploration * tree.probability(child) / tree.count(child);
    }

    @Override
    public Explanation explain(Tree tree, int node, int child, Trail trail) {
        return new Explanation(
                "mean + c P sqrt(N + 1) / n",
                List.of(
                        new Explanation.Term(
                                "mean",
                                "mean of results, RAVE results and prior",
                                tree.mean(child)),
                        new Explanation.Term("c", "weight of exploration", c),
                        new Explanation.Term(
                                "P", "probability of the move", tree.probability(child)),
                        new Explanation.Term("N", "visits of the node", tree.visits(node)),
                        new Explanation.Term(
                                "n",
                                "visits of the move plus RAVE weight plus prior weight",
                                tree.count(child))),
                bound(tree, child, exploration(tree, node)));
    }

    @Override
    public RaveFolding folding() {
        return folding;
    }

    @Override
    public boolean usesProbabilities() {
        return true;
    }
}
