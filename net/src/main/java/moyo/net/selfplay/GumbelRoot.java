package moyo.net.selfplay;

import java.util.List;
import moyo.game.Rng;
import moyo.net.Likeliest;
import moyo.search.selection.Explanation;
import moyo.search.selection.SelectionRule;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * Chooses the root's children by Gumbel AlphaZero (Danihelka et al. 2022): with g(a) drawn from the
 * Gumbel distribution, sequential halving among the moves with the highest g + logit + sigma(q).
 * The same sum decides the move that is played; softmax(logit + sigma(completed q)) is what the
 * policy is to learn. Below the root another rule chooses. For one search at a time.
 */
public final class GumbelRoot implements SelectionRule {
    private static final double UNLIKELY = 1e-8;

    private final SelectionRule below;
    private final Sigma sigma;
    private final double[] gumbel;
    private final double[] completed;
    private final double[] logits;

    private final Likeliest likeliest;

    /** The children: first the candidates, those with the highest g + logit, then the others. */
    private final int[] order;

    private int candidateCount;
    private boolean prepared;
    private boolean noise;
    private HalvingSchedule schedule;
    private int candidates;
    private double rootValue;
    private Rng rng = new Rng(0);

    /**
     * @param mostMoves no node has more children
     */
    public GumbelRoot(SelectionRule below, int mostMoves, HalvingSchedule schedule, Sigma sigma) {
        this.below = below;
        this.sigma = sigma;
        this.schedule = schedule;
        gumbel = new double[mostMoves];
        completed = new double[mostMoves];
        logits = new double[mostMoves];
        likeliest = new Likeliest(mostMoves);
        order = new int[mostMoves];
    }

    /**
     * A search begins.
     *
     * @param candidates how many moves are looked at
     * @param noise whether chance plays a part; without it the best moves by the policy are taken
     */
    public void begin(HalvingSchedule schedule, int candidates, boolean noise, Rng rng) {
        this.schedule = schedule;
        this.candidates = candidates;
        this.noise = noise;
        this.rng = rng;
        prepared = false;
    }

    /** -ln(-ln u). */
    private static double draw(Rng rng) {
        double u = Math.max(rng.nextDouble(), 0x1p-53);
        return -StrictMath.log(-StrictMath.log(u));
    }

    /** The network's value of the root for the side to move, in [0, 1]. */
    public void setRootValue(double value) {
        rootValue = value;
    }

    @Override
    public int choose(Tree tree, int node, Trail trail) {
        if (node != Tree.ROOT) {
            return below.choose(tree, node, trail);
        }
        prepare(tree);
        int first = tree.firstChild(node);
        int done = 0;
        for (int i = 0; i < candidateCount; i++) {
            done += tree.visits(first + order[i]);
        }
        int number = Math.min(done, schedule.simulations() - 1);
        return first + best(tree, candidateCount, schedule.visits(candidateCount, number));
    }

    /**
     * The child with the highest sum among those with so many visits; of all if there is none.
     *
     * @param count so many children of the order are looked at
     */
    private int best(Tree tree, int count, int visits) {
        complete(tree, count);
        int first = tree.firstChild(Tree.ROOT);
        int best = order[0];
        for (int i = 1; i < count; i++) {
            int child = order[i];
            boolean fits = tree.visits(first + child) == visits;
            boolean bestFits = tree.visits(first + best) == visits;
            if (fits == bestFits ? sum(child) > sum(best) : fits) {
                best = child;
            }
        }
        return best;
    }

    /** g + logit + sigma(q). */
    private double sum(int index) {
        return gumbel[index] + logits[index] + completed[index];
    }

    /** Logarithms are dear: g and ln P of the root's children are computed once a search. */
    private void prepare(Tree tree) {
        if (prepared) {
            return;
        }
        int first = tree.firstChild(Tree.ROOT);
        int count = tree.childCount(Tree.ROOT);
        for (int i = 0; i < count; i++) {
            gumbel[i] = noise ? draw(rng) : 0;
            logits[i] = StrictMath.log(Math.max(UNLIKELY, tree.probability(first + i)));
            completed[i] = gumbel[i] + logits[i];
        }
        candidateCount = likeliest.pick(completed, count, Math.min(candidates, count));
        int others = candidateCount;
        for (int i = 0, next = 0; i < count; i++) {
            if (next < candidateCount && likeliest.get(next) == i) {
                order[next++] = i;
            } else {
                order[others++] = i;
            }
        }
        prepared = true;
    }

    /**
     * Fills in sigma(q); a move without visits has the mixed value of the root.
     *
     * @param count so many children of the order are looked at; the others have no visits
     */
    private void complete(Tree tree, int count) {
        prepare(tree);
        int first = tree.firstChild(Tree.ROOT);
        double mixed = mixedValue(tree, count);
        double low = mixed;
        double high = mixed;
        int most = 0;
        for (int i = 0; i < count; i++) {
            int child = order[i];
            int n = tree.visits(first + child);
            completed[child] = n > 0 ? tree.value(first + child) : mixed;
            low = Math.min(low, completed[child]);
            high = Math.max(high, completed[child]);
            most = Math.max(most, n);
        }
        double scale = sigma.factor(most, high - low);
        for (int i = 0; i < count; i++) {
            completed[order[i]] = (completed[order[i]] - low) * scale;
        }
    }

    /** (v + N sum(p q) / sum(p)) / (1 + N), summed over the moves that were visited. */
    private double mixedValue(Tree tree, int count) {
        int first = tree.firstChild(Tree.ROOT);
        double p = 0;
        double pq = 0;
        int n = 0;
        for (int i = 0; i < count; i++) {
            int child = first + order[i];
            if (tree.visits(child) > 0) {
                double weight = Math.max(UNLIKELY, tree.probability(child));
                p += weight;
                pq += weight * tree.value(child);
                n += tree.visits(child);
            }
        }
        return n == 0 ? rootValue : (rootValue + n * pq / p) / (1 + n);
    }

    /** The child to be played: the best of those with most visits. */
    public int bestChild(Tree tree) {
        prepare(tree);
        int first = tree.firstChild(Tree.ROOT);
        int most = 0;
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            most = Math.max(most, tree.visits(child));
        }
        return first + best(tree, tree.childCount(Tree.ROOT), most);
    }

    /**
     * What the policy is to learn: softmax(logit + sigma(completed q)), by child.
     *
     * @return the value of the root after the search, for the side to move
     */
    public double improvedPolicy(Tree tree, double[] policy) {
        int count = tree.childCount(Tree.ROOT);
        complete(tree, count);
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            policy[i] = logits[i] + completed[i];
            highest = Math.max(highest, policy[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            policy[i] = StrictMath.exp(policy[i] - highest);
            sum += policy[i];
        }
        for (int i = 0; i < count; i++) {
            policy[i] /= sum;
        }
        return mixedValue(tree, count);
    }

    @Override
    public boolean usesProbabilities() {
        return true;
    }

    @Override
    public Explanation explain(Tree tree, int node, int child, Trail trail) {
        if (node != Tree.ROOT) {
            return below.explain(tree, node, child, trail);
        }
        complete(tree, tree.childCount(node));
        int i = child - tree.firstChild(node);
        return new Explanation(
                "g + ln P + sigma(q)",
                List.of(
                        new Explanation.Term("g", "drawn from the Gumbel distribution", gumbel[i]),
                        new Explanation.Term(
                                "ln P", "logarithm of the move's probability", logits[i]),
                        new Explanation.Term("sigma(q)", "rescaled mean result", completed[i])),
                sum(i));
    }
}
