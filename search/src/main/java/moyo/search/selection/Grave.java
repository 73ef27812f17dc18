package moyo.search.selection;

import java.util.List;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * Generalised RAVE (Cazenave 2015): as RAVE, but a node with few visits uses the RAVE statistics of
 * its nearest ancestor with enough visits, the reference node. A child's value is (1 - b) mean + b
 * RAVE mean with b = r / (r + n + bias r n). One instance per thread.
 */
public final class Grave implements SelectionRule {
    private final double bias;
    private final double unseen;
    private final int enough;

    /** For each move the child of the reference node, valid if its stamp is the current one. */
    private final int[] child;

    private final int[] stamp;
    private int now;

    /**
     * @param enough visits from which on a node uses its own RAVE statistics
     * @param bias how fast the weight of RAVE falls as visits grow
     * @param unseen the value of a child without visits, prior or RAVE results
     */
    public Grave(int moveCodes, int enough, double bias, double unseen) {
        this.enough = enough;
        this.bias = bias;
        this.unseen = unseen;
        child = new int[moveCodes];
        stamp = new int[moveCodes];
    }

    @Override
    public int choose(Tree tree, int node, Trail trail) {
        int judge = judge(tree, trail);
        if (judge != node) {
            look(tree, judge);
        }
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        int best = first;
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int c = first; c < end; c++) {
            int witness = judge == node ? c : witness(tree.move(c));
            double value = value(tree, c, witness);
            if (value > bestValue) {
                best = c;
                bestValue = value;
            }
        }
        return best;
    }

    /**
     * The reference node: the deepest node of the trail, this one included, with the same side to
     * move and enough visits; if none has enough, the shallowest with the same side to move.
     */
    private int judge(Tree tree, Trail trail) {
        int depth = trail.treeLength();
        while (depth >= 2 && tree.visits(nodeAt(trail, depth)) < enough) {
            depth -= 2;
        }
        return nodeAt(trail, depth);
    }

    private static int nodeAt(Trail trail, int depth) {
        return trail.parent(depth);
    }

    private void look(Tree tree, int judge) {
        now++;
        int first = tree.firstChild(judge);
        for (int c = first; c < first + tree.childCount(judge); c++) {
            child[tree.move(c)] = c;
            stamp[tree.move(c)] = now;
        }
    }

    private int witness(int move) {
        return stamp[move] == now ? child[move] : 0;
    }

    private double value(Tree tree, int child, int witness) {
        double n = tree.count(child);
        double r = raveCount(tree, witness);
        if (n + r == 0) {
            return unseen;
        }
        double beta = beta(r, n);
        return (1 - beta) * tree.mean(child) + (r == 0 ? 0 : beta * tree.raveMean(witness));
    }

    private static double raveCount(Tree tree, int witness) {
        return witness == 0 ? 0 : tree.raveCount(witness);
    }

    /** The weight of RAVE. */
    private double beta(double r, double n) {
        return r / (r + n + bias * r * n);
    }

    @Override
    public Explanation explain(Tree tree, int node, int c, Trail trail) {
        int judge = judge(tree, trail);
        if (judge != node) {
            look(tree, judge);
        }
        int witness = judge == node ? c : witness(tree.move(c));
        double n = tree.count(c);
        double r = raveCount(tree, witness);
        return new Explanation(
                "(1 - b) mean + b rave, b = r / (r + n + bias r n)",
                List.of(
                        new Explanation.Term("mean", "mean result of the move", tree.mean(c)),
                        new Explanation.Term("n", "visits of the move plus prior weight", n),
                        new Explanation.Term(
                                "rave",
                                "mean RAVE result of the move at the nearest node with enough"
                                        + " visits",
                                r == 0 ? Double.NaN : tree.raveMean(witness)),
                        new Explanation.Term("r", "RAVE results of the move at that node", r),
                        new Explanation.Term(
                                "bias", "how fast the weight of RAVE falls as visits grow", bias),
                        new Explanation.Term(
                                "b", "weight of RAVE", n + r == 0 ? Double.NaN : beta(r, n))),
                value(tree, c, witness));
    }

    @Override
    public boolean usesRave() {
        return true;
    }
}
