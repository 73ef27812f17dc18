package moyo.search.graph;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * Edges that lead to the same position share its children: Monte Carlo graph search (Czech, Korus
 * and Kersting 2021; the notes on graph search of KataGo). The statistics of edges, which selection
 * rules read, are a {@link Tree}; every edge counts its own visits. The node in front of each block
 * of children stores the position that they share.
 *
 * <p>The value R of a position is not averaged during backup but computed from its own evaluations
 * and its edges. With U playouts that began at the position and N visits of each edge: R = (sum of
 * the U results + sum of N (1 - R of the child)) / (U + sum of N). So a parent counts only the
 * visits of its own edges, however many edges lead to a child, and computing R twice, or in two
 * threads, does no harm. Priors are not part of R.
 */
public final class Graph implements Structure {
    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /** Nodes per slot of the map: enough slots unless positions have very few moves. */
    private static final int NODES_PER_SLOT = 8;

    private final Tree edges;
    private final PositionMap positions;

    /** Mean result of the playouts that began at a position, or at an unexpanded edge. */
    private final float[] own;

    /** For a position the number of these playouts; for an edge the number of its results. */
    private final int[] results;

    /** The prior value of an edge. */
    private final float[] known;

    public Graph(int capacity, boolean rave, boolean probabilities) {
        edges = new Tree(capacity, rave, probabilities, 1);
        own = new float[capacity + 1];
        results = new int[capacity + 1];
        known = new float[capacity + 1];
        positions = new PositionMap(capacity / NODES_PER_SLOT);
    }

    @Override
    public Tree nodes() {
        return edges;
    }

    @Override
    public void clear() {
        edges.clear();
        reset(Tree.ROOT, Tree.ROOT + 1);
        positions.clear();
    }

    private void reset(int from, int to) {
        Arrays.fill(own, from, to, 0);
        Arrays.fill(results, from, to, 0);
        Arrays.fill(known, from, to, 0);
    }

    /** The map from positions to their children. */
    PositionMap positions() {
        return positions;
    }

    /** The node of the position that an expanded edge leads to. */
    @Override
    public int parent(int edge) {
        return edges.firstChild(edge) - 1;
    }

    @Override
    public int makeChildren(int edge, MoveList moves) {
        int first = edges.makeChildren(edge, moves);
        if (first != 0) {
            reset(first - 1, first + moves.size());
        }
        return first;
    }

    /** Publishes the children; the playouts that began at the edge now belong to the position. */
    @Override
    public void publish(int edge, int first) {
        int position = first - 1;
        edges.copyChildCount(edge, position);
        edges.publish(position, first);
        for (int child = first; child < first + edges.childCount(position); child++) {
            known[child] = edges.mean(child);
        }
        lead(edge, position);
    }

    /** Links a leaf to an existing position; false if another thread has claimed the leaf. */
    boolean link(int edge, int first) {
        boolean locked = edges.lock(edge);
        if (locked) {
            lead(edge, first - 1);
        }
        return locked;
    }

    private void lead(int edge, int position) {
        if (results[edge] > 0) {
            addOwn(position, own[edge], results[edge]);
        }
        compute(position);
        edges.shareChildren(edge, position);
    }

    private void addOwn(int position, float value, int weight) {
        int n = weight + (int) INTS.getAndAdd(results, position, weight);
        own[position] = edges.moved(own[position], (value - own[position]) * weight, n);
    }

    @Override
    public void addResult(Trail trail, float forFirst, boolean redeem) {
        int depth = trail.treeLength();
        addVisits(trail, redeem);
        int mover = Colour.other(trail.mover(depth));
        addPlayout(trail.parent(depth), Colour.valueFor(mover, forFirst));
        updateAll(trail);
    }

    @Override
    public void addVisit(Trail trail, boolean redeem) {
        addVisits(trail, redeem);
        updateAll(trail);
    }

    /** Never called: {@code interrupt=paper} is refused with a graph. */
    @Override
    public void addLosses(Trail trail, boolean redeem) {
        throw new IllegalStateException("a graph cannot count a loss for both sides");
    }

    /** Counts visits from the root on, so that a position never has more visits than its edges. */
    private void addVisits(Trail trail, boolean redeem) {
        for (int i = 0; i <= trail.treeLength(); i++) {
            int edge = trail.parent(i);
            if (!redeem) {
                edges.addVisit(edge);
            }
            INTS.getAndAdd(results, edge, 1);
        }
    }

    private void updateAll(Trail trail) {
        for (int i = trail.treeLength(); i >= 0; i--) {
            update(trail.parent(i));
        }
    }

    /**
     * Adds the result of a playout that began at the end of an edge, after its visit was counted.
     */
    private void addPlayout(int edge, float value) {
        if (edges.isExpanded(edge)) {
            addOwn(parent(edge), value, 1);
        } else {
            own[edge] = edges.moved(own[edge], value - own[edge], results[edge]);
        }
    }

    /** Recomputes an edge after a change below it. */
    private void update(int edge) {
        if (edges.isExpanded(edge)) {
            compute(parent(edge));
        }
        blend(edge);
    }

    /** Brings the means of a position's children up to date: other edges may have changed them. */
    void refreshChildren(int position) {
        int first = edges.firstChild(position);
        int end = first + edges.childCount(position);
        for (int child = first; child < end; child++) {
            if (edges.isExpanded(child)) {
                blend(child);
            }
        }
    }

    private void compute(int position) {
        int n = results[position];
        int all = n;
        double sum = (double) n * own[position];
        int first = edges.firstChild(position);
        int end = first + edges.childCount(position);
        for (int child = first; child < end; child++) {
            int visits = edges.visits(child);
            if (visits > 0) {
                all += visits;
                n += results[child];
                sum += results[child] * (1.0 - result(child));
            }
        }
        if (n > 0) {
            edges.setMean(position, (float) (sum / n));
        }
        edges.setVisits(position, all);
    }

    /** Number of results of an edge, or of playouts that began at a position. */
    int results(int node) {
        return results[node];
    }

    /** R of the position at the end of an edge, for the side that moved there. */
    float result(int edge) {
        return edges.isExpanded(edge) ? edges.mean(parent(edge)) : own[edge];
    }

    /**
     * Sets the mean of an edge from R and the prior value; virtual losses count as results of 0.
     */
    private void blend(int edge) {
        float count = edges.count(edge);
        if (count > 0) {
            double sum =
                    (double) results[edge] * result(edge)
                            + (double) edges.priorWeight(edge) * known[edge];
            edges.setMean(edge, (float) (sum / count));
        }
    }

    /** True if the shared position has more visits than this edge. */
    boolean isBehind(int edge, int underWay) {
        return edges.visits(parent(edge)) > edges.visits(edge) - underWay;
    }

    @Override
    public void setPrior(int parent, int child, double value, double weight) {
        edges.setPrior(parent, child, value, weight);
        known[child] = (float) value;
        blend(child);
    }

    @Override
    public void addKnown(int parent, int edge, float value, float weight) {
        if (weight > 0) {
            foldRave(edge, value, weight);
            edges.addChildPriorWeight(parent, weight);
        }
    }

    /** Never called: {@code table-tree=replace} is refused with a graph. */
    @Override
    public void replaceByKnown(int parent, int node, float value, float weight) {
        throw new IllegalStateException("in a graph values are computed from children");
    }

    @Override
    public void foldRave(int edge, float value, float weight) {
        float n = edges.priorWeight(edge) + weight;
        known[edge] = edges.moved(known[edge], (value - known[edge]) * weight, n);
        edges.setPriorWeight(edge, n);
        blend(edge);
    }
}
