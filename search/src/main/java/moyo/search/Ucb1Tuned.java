package moyo.search;

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
        double logN = StrictMath.log(Math.max(1, tree.total(node)));
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

    /** The letters are the paper's. */
    static double bound(double mean, double t, double logN) {
        if (t == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double v = Math.max(0, mean - mean * mean) + Math.sqrt(2 * logN / t);
        return mean + Math.sqrt(logN / t * Math.min(0.25, v));
    }
}
