package moyo.search.selection;

import java.util.List;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * UCB1-TUNED (Auer et al. 2002; Marcolino and Matsubara 2011, eq. 1): the exploration of a child is
 * sqrt(ln n / T min(1/4, V)) with V its variance plus sqrt(2 ln n / T). Results are wins and
 * losses, so the mean of their squares is the mean itself.
 */
public record Ucb1Tuned() implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        double logN = logN(tree, node);
        int best = first;
        double bestBound = Double.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            double bound = bound(tree.mean(child), tree.count(child), logN);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }

    private static double logN(Tree tree, int node) {
        return StrictMath.log(Math.max(1, tree.total(node)));
    }

    /** In the letters of the paper: t is T, the child's visits plus prior weight. */
    static double bound(double mean, double t, double logN) {
        return t == 0
                ? Double.POSITIVE_INFINITY
                : mean + Math.sqrt(logN / t * Math.min(0.25, v(mean, t, logN)));
    }

    private static double v(double mean, double t, double logN) {
        return Math.max(0, mean - mean * mean) + Math.sqrt(2 * logN / t);
    }

    @Override
    public Explanation explain(Tree tree, int node, int child, Trail trail) {
        double mean = tree.mean(child);
        double t = tree.count(child);
        double logN = logN(tree, node);
        return new Explanation(
                "mean + sqrt(ln n / T min(1/4, V)), V = mean - mean² + sqrt(2 ln n / T)",
                List.of(
                        new Explanation.Term("mean", "mean result of the move", mean),
                        new Explanation.Term(
                                "n",
                                "visits of the node plus prior weights of its moves",
                                tree.total(node)),
                        new Explanation.Term("T", "visits of the move plus prior weight", t),
                        new Explanation.Term(
                                "V",
                                "upper bound of the variance",
                                t == 0 ? Double.POSITIVE_INFINITY : v(mean, t, logN))),
                bound(mean, t, logN));
    }
}
