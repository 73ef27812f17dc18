package moyo.search;

/**
 * PUCT (Rosin 2011, as Silver et al. 2016 use it): mean + c P sqrt(N) / (1 + n), with P the
 * probability of the move.
 *
 * @param c the weight of exploration
 * @param reduction a child that was never tried is worth this much less than its parent
 */
public record Puct(double c, double reduction) implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        float exploration = (float) (c * Math.sqrt(tree.total(node)));
        float unseen = tree.visits(node) == 0 ? 0.5f : (float) (1 - tree.value(node));
        unseen -= (float) reduction;
        int best = first;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            float n = tree.count(child);
            float bound =
                    (n == 0 ? unseen : tree.mean(child))
                            + exploration * tree.probability(child) / (1 + n);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }

    @Override
    public boolean usesProbabilities() {
        return true;
    }
}
