package moyo.search;

import java.util.Arrays;

/**
 * A tree in which nodes that lead to the same position share its children: Monte Carlo graph search
 * (Czech, Korus and Kersting 2021; the notes on graph search of KataGo). A node here is an edge: it
 * counts its own visits. In front of each block of children lies one node more, the position.
 *
 * <p>What a position is worth is never averaged in but computed from what is below it, for U
 * playouts that began there and edges with N visits each: R = (sum of the U results + sum of N (1 -
 * R of the child)) / (U + sum of N). However many ways lead to a child, its parent pays for its own
 * visits only; and computing it twice, or from two threads, does no harm. Priors are no part of R.
 */
final class Graph extends Tree {
    /** Its share of the map of positions included, at most. */
    static final int BYTES_PER_NODE = Tree.BYTES_PER_NODE + 17;

    /** One slot for so many nodes: more than enough unless positions have few moves each. */
    private static final int NODES_PER_SLOT = 8;

    private final PositionMap positions;

    /** The mean of the playouts that began at a position, or at an edge without children. */
    private final float[] own;

    /** How many playouts that were; of an edge all results that came through it. */
    private final int[] results;

    /** The mean of an edge's prior. */
    private final float[] known;

    Graph(int capacity, boolean rave, boolean probabilities) {
        super(capacity, rave, probabilities, 1);
        own = new float[capacity + 1];
        results = new int[capacity + 1];
        known = new float[capacity + 1];
        positions = new PositionMap(capacity / NODES_PER_SLOT);
    }

    @Override
    void clear() {
        super.clear();
        positions.clear();
    }

    @Override
    void reset(int from, int to) {
        super.reset(from, to);
        Arrays.fill(own, from, to, 0);
        Arrays.fill(results, from, to, 0);
        Arrays.fill(known, from, to, 0);
    }

    /** Where all edges to a position find its children. */
    PositionMap positions() {
        return positions;
    }

    /** The position that an expanded edge leads to: a node with the same children. */
    int position(int edge) {
        return firstChild(edge) - 1;
    }

    /** The playouts that began at the edge are the position's from now on. */
    @Override
    void publish(int edge, int first) {
        int position = first - 1;
        childCount[position] = childCount[edge];
        super.publish(position, first);
        for (int child = first; child < first + childCount(position); child++) {
            known[child] = mean[child];
        }
        lead(edge, position);
    }

    /** Lets a locked edge lead to a position that another edge has made. */
    void link(int edge, int first) {
        int position = first - 1;
        childCount[edge] = childCount[position];
        lead(edge, position);
    }

    private void lead(int edge, int position) {
        if (results[edge] > 0) {
            addOwn(position, own[edge], results[edge]);
        }
        compute(position);
        INTS.setRelease(firstChild, edge, position + 1);
    }

    private void addOwn(int position, float value, int weight) {
        int n = weight + (int) INTS.getAndAdd(results, position, weight);
        own[position] = moved(own[position], (value - own[position]) * weight, n);
    }

    /** A visit of the edge has ended. What it was worth, the position or a playout tells. */
    void addResult(int edge) {
        INTS.getAndAdd(results, edge, 1);
    }

    /** A playout began where this edge, whose result was counted, leads to. */
    void addPlayout(int edge, float value) {
        if (isExpanded(edge)) {
            addOwn(position(edge), value, 1);
        } else {
            own[edge] = moved(own[edge], value - own[edge], results[edge]);
        }
    }

    /** Something has changed below an edge. */
    void update(int edge) {
        if (isExpanded(edge)) {
            compute(position(edge));
        }
        blend(edge);
    }

    /** Other ways may have led to the children's positions meanwhile. */
    void refreshChildren(int position) {
        int first = firstChild(position);
        int end = first + childCount(position);
        for (int child = first; child < end; child++) {
            if (isExpanded(child)) {
                blend(child);
            }
        }
    }

    private void compute(int position) {
        int n = results[position];
        int all = n;
        double sum = (double) n * own[position];
        int first = firstChild(position);
        int end = first + childCount(position);
        for (int child = first; child < end; child++) {
            if (visits[child] > 0) {
                all += visits[child];
                n += results[child];
                sum += results[child] * (1.0 - result(child));
            }
        }
        if (n > 0) {
            mean[position] = (float) (sum / n);
        }
        visits[position] = all;
    }

    /** How many results came through an edge, or are a position's own. */
    int results(int node) {
        return results[node];
    }

    /** R of the position that an edge leads to, for the side that moved there. */
    float result(int edge) {
        return isExpanded(edge) ? mean[position(edge)] : own[edge];
    }

    /** The mean is made of the prior and of results; visits that go on count as losses. */
    private void blend(int edge) {
        float count = count(edge);
        if (count > 0) {
            double sum = (double) results[edge] * result(edge) + (double) prior[edge] * known[edge];
            mean[edge] = (float) (sum / count);
        }
    }

    /** So much was found out about the position by other ways that this edge may catch up. */
    boolean isBehind(int edge, int underWay) {
        return visits[position(edge)] > visits[edge] - underWay;
    }

    @Override
    void setPrior(int parent, int child, double value, double weight) {
        super.setPrior(parent, child, value, weight);
        known[child] = (float) value;
        blend(child);
    }

    @Override
    void foldRave(int edge, float value, float weight) {
        float n = prior[edge] + weight;
        known[edge] = moved(known[edge], (value - known[edge]) * weight, n);
        prior[edge] = n;
        blend(edge);
    }
}
