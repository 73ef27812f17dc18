package moyo.search;

/**
 * PUCT on means that RAVE is a part of: mean + c P sqrt(N) / n, where the mean of n rests on
 * results, RAVE results and the prior alike. One division for each child makes it fast where there
 * are hundreds of them. Needs priors of some weight.
 *
 * @param c the weight of exploration
 */
public record PuctRave(double c, RaveFolding folding) implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        float exploration = (float) (c * Math.sqrt(tree.visits(node) + 1.0));
        int best = first;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            float bound =
                    tree.mean(child) + exploration * tree.probability(child) / tree.count(child);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
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
