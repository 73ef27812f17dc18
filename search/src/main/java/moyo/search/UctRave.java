package moyo.search;

/**
 * UCT with RAVE as Fuego computes it. RAVE weighs w = r / (1/I + r/F); a child's value is the mean
 * of n results and w RAVE results, plus c sqrt(ln N / (n + 1)).
 *
 * @param c the weight of exploration
 * @param initial I, the weight of the first RAVE result
 * @param fin F, what the weight of RAVE cannot exceed
 * @param unseen the value of a child of which nothing is known
 */
public record UctRave(double c, double initial, double fin, double unseen)
        implements SelectionRule {
    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        float parent = tree.total(node);
        if (parent == 0) {
            return first;
        }
        float exploration = c == 0 ? 0 : (float) (c * Math.sqrt(StrictMath.log(parent)));
        float inverseInitial = (float) (1 / initial);
        float inverseFinal = (float) (1 / fin);
        int best = first;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            float n = tree.count(child);
            float r = tree.raveCount(child);
            float d = inverseInitial + r * inverseFinal; // w = r / d; all is multiplied by d
            float weight = n * d + r;
            float value =
                    weight == 0
                            ? (float) unseen
                            : (n * d * tree.mean(child) + r * tree.raveMean(child)) / weight;
            float bound = exploration == 0 ? value : value + exploration / (float) Math.sqrt(n + 1);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }

    @Override
    public boolean usesRave() {
        return true;
    }
}
