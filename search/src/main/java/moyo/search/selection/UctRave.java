package moyo.search.selection;

import java.util.List;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * UCT with RAVE as Fuego computes it. RAVE weighs w = r / (1/I + r/F); a child's value is the mean
 * of n results and w RAVE results, plus c sqrt(ln N / (n + 1)).
 *
 * @param c the weight of exploration
 * @param initial I, the weight of the first RAVE result
 * @param fin F, the limit of the weight of RAVE
 * @param unseen the value of a child without visits, prior or RAVE results
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
        float exploration = exploration(parent);
        float inverseInitial = (float) (1 / initial);
        float inverseFinal = (float) (1 / fin);
        int best = first;
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int child = first; child < end; child++) {
            float n = tree.count(child);
            float value = value(tree, child, n, inverseInitial, inverseFinal);
            float bound = exploration == 0 ? value : value + exploration / (float) Math.sqrt(n + 1);
            if (bound > bestBound) {
                best = child;
                bestBound = bound;
            }
        }
        return best;
    }

    /** c sqrt(ln N). */
    private float exploration(float parent) {
        return c == 0 ? 0 : (float) (c * Math.sqrt(StrictMath.log(parent)));
    }

    /** The mean of n results and w RAVE results. */
    private float value(Tree tree, int child, float n, float inverseInitial, float inverseFinal) {
        float r = tree.raveCount(child);
        float d = inverseInitial + r * inverseFinal; // w = r / d; all is multiplied by d
        float weight = n * d + r;
        return weight == 0
                ? (float) unseen
                : (n * d * tree.mean(child) + r * tree.raveMean(child)) / weight;
    }

    @Override
    public Explanation explain(Tree tree, int node, int child, Trail trail) {
        float n = tree.count(child);
        float r = tree.raveCount(child);
        float parent = tree.total(node);
        float value = value(tree, child, n, (float) (1 / initial), (float) (1 / fin));
        float exploration = parent == 0 ? 0 : exploration(parent) / (float) Math.sqrt(n + 1);
        return new Explanation(
                "(n mean + w rave) / (n + w) + c sqrt(ln N / (n + 1)), w = r / (1/I + r/F)",
                List.of(
                        new Explanation.Term("mean", "mean result of the move", tree.mean(child)),
                        new Explanation.Term("n", "visits of the move plus prior weight", n),
                        new Explanation.Term(
                                "rave", "mean RAVE result of the move", tree.raveMean(child)),
                        new Explanation.Term("r", "RAVE results of the move", r),
                        new Explanation.Term("w", "weight of RAVE", r / (1 / initial + r / fin)),
                        new Explanation.Term("I", "weight of the first RAVE result", initial),
                        new Explanation.Term("F", "highest weight of RAVE", fin),
                        new Explanation.Term("value", "mean of results and RAVE results", value),
                        new Explanation.Term("c", "weight of exploration", c),
                        new Explanation.Term(
                                "N", "visits of the node plus prior weights of its moves", parent),
                        new Explanation.Term("explore", "c sqrt(ln N / (n + 1))", exploration)),
                exploration == 0 ? value : value + exploration);
    }

    @Override
    public boolean usesRave() {
        return true;
    }
}
