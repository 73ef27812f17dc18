package moyo.search.selection;

import java.util.List;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * PUCT (Rosin 2011, as Silver et al. 2016 use it): mean + c P sqrt(N) / (1 + n), with P the
 * probability of the move.
 *
 * @param c the weight of exploration
 * @param reduction first-play urgency: an untried child has the parent's value minus this
 */
public record Puct(double c, double reduction) implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        float exploration = exploration(tree, node);
        float unseen = unseen(tree, node);
        int best = first;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            float bound = bound(tree, child, exploration, unseen);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }

    /** c sqrt(N). */
    private float exploration(Tree tree, int node) {
        return (float) (c * Math.sqrt(tree.total(node)));
    }

    /** The value of an untried child. */
    private float unseen(Tree tree, int node) {
        float parent = tree.visits(node) == 0 ? 0.5f : (float) (1 - tree.value(node));
        return parent - (float) reduction;
    }

    private static float bound(Tree tree, int child, float exploration, float unseen) {
        float n = tree.count(child);
        return (n == 0 ? unseen : tree.mean(child))
                + exploration * tree.probability(child) / (1 + n);
    }

    @Override
    public Explanation explain(Tree tree, int node, int child, Trail trail) {
        float n = tree.count(child);
        float unseen = unseen(tree, node);
        return new Explanation(
                "mean + c P sqrt(N) / (1 + n)",
                List.of(
                        new Explanation.Term(
                                "mean",
                                n == 0
                                        ? "value of an untried move: the node's minus the reduction"
                                        : "mean result of the move",
                                n == 0 ? unseen : tree.mean(child)),
                        new Explanation.Term("c", "weight of exploration", c),
                        new Explanation.Term(
                                "P", "probability of the move", tree.probability(child)),
                        new Explanation.Term(
                                "N",
                                "visits of the node plus prior weights of its moves",
                                tree.total(node)),
                        new Explanation.Term("n", "visits of the move plus prior weight", n)),
                bound(tree, child, exploration(tree, node), unseen));
    }

    @Override
    public boolean usesProbabilities() {
        return true;
    }
}
