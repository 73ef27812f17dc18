package moyo.search;

/**
 * UCB1 (Auer et al. 2002): mean + c sqrt(ln N / n); what was never tried comes first.
 *
 * @param c the weight of exploration; the literature has sqrt(2)
 */
public record Ucb1(double c) implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        double exploration = c * StrictMath.sqrt(StrictMath.log(Math.max(1, tree.total(node))));
        int best = first;
        double bestBound = Double.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            float n = tree.count(child);
            double bound =
                    n == 0
                            ? Double.POSITIVE_INFINITY
                            : tree.mean(child) + exploration / Math.sqrt(n);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }
}
