package moyo.search.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import moyo.game.Colour;
import moyo.game.MoveList;

/**
 * A search tree as parallel arrays. A node is an index; its children are a contiguous block at
 * higher indices. All memory is allocated at construction.
 *
 * <p>The mean of a node is the value for the side whose move led to it, so the best child has the
 * highest mean. It averages the results of the node's visits, which are counted exactly, and a
 * prior value with a prior weight.
 *
 * <p>Several threads may use one tree without locks (Enzenberger and Müller 2009). Means are
 * updated without synchronisation on purpose: an update may be lost, but a float is never torn.
 * Children are complete before they are published by a release store, and only one thread may
 * {@link #claim} a node to expand it.
 */
public final class Tree implements Structure {
    public static final int ROOT = 1;

    /** Bytes that a node takes in all arrays together, RAVE included. */
    public static final int BYTES_PER_NODE = 32;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /** Flag in {@code childCount}: some moves of the node got no child. */
    private static final int PARTIAL = 0x8000;

    private static final int UNEXPANDED = 0;
    private static final int CLAIMED = -1;

    /**
     * A proven node has a mean far outside [0, 1], so that every selection rule prefers a won child
     * and avoids a lost one without a test of its own.
     */
    private static final float WON = 1e6f;

    private static final float LOST = -1e6f;
    private static final float PROVEN = 1e5f;

    /** The mean of a node whose visits brought no result. */
    private static final float UNKNOWN = 0.5f;

    /**
     * From this count on, the step of a mean can be smaller than the distance between two floats.
     */
    private static final float MANY = 1 << 20;

    private static final int GOLDEN_RATIO = 0x9E3779B9;

    private final char[] move;
    private final char[] childCount;
    private final int[] firstChild;
    private final int[] visits;
    private final float[] mean;
    private final float[] priorWeight;
    private final float[] childPriorWeights;
    private final float[] raveCount;
    private final float[] raveMean;
    private final float[] probability;

    /** The mean of the squared results. */
    private final float[] square;

    /**
     * Number of unused nodes in front of each block of children (a graph stores positions there).
     */
    private final int spare;

    private final AtomicInteger used = new AtomicInteger();
    private volatile boolean full;

    /**
     * @param capacity maximum number of nodes; when the tree is full, leaves are not expanded
     * @param rave whether RAVE statistics are stored
     * @param probabilities whether move probabilities are stored
     */
    public Tree(int capacity, boolean rave, boolean probabilities) {
        this(capacity, rave, probabilities, 0);
    }

    /**
     * @param spare number of unused nodes in front of each block of children
     */
    public Tree(int capacity, boolean rave, boolean probabilities, int spare) {
        this(capacity, rave, probabilities, spare, false);
    }

    private Tree(int capacity, boolean rave, boolean probabilities, int spare, boolean squares) {
        this.spare = spare;
        int n = capacity + 1;
        move = new char[n];
        childCount = new char[n];
        firstChild = new int[n];
        visits = new int[n];
        mean = new float[n];
        priorWeight = new float[n];
        childPriorWeights = new float[n];
        raveCount = new float[rave ? n : 0];
        raveMean = new float[rave ? n : 0];
        probability = new float[probabilities ? n : 0];
        square = new float[squares ? n : 0];
        used.set(ROOT + 1);
    }

    /** A tree that also stores the {@link #variance} of the results of each node. */
    public static Tree withVariances(int capacity, boolean rave, boolean probabilities) {
        return new Tree(capacity, rave, probabilities, 0, true);
    }

    @Override
    public Tree nodes() {
        return this;
    }

    @Override
    public int parent(int edge) {
        return edge;
    }

    /** Removes all nodes but the root, which becomes an unvisited leaf. */
    @Override
    public void clear() {
        full = false;
        used.set(ROOT + 1);
        reset(ROOT, ROOT + 1);
    }

    /** Clears array by array, which is several times faster than node by node. */
    private void reset(int from, int to) {
        Arrays.fill(move, from, to, (char) 0);
        Arrays.fill(childCount, from, to, (char) 0);
        Arrays.fill(firstChild, from, to, UNEXPANDED);
        Arrays.fill(visits, from, to, 0);
        Arrays.fill(mean, from, to, 0);
        Arrays.fill(priorWeight, from, to, 0);
        Arrays.fill(childPriorWeights, from, to, 0);
        if (raveCount.length > 0) {
            Arrays.fill(raveCount, from, to, 0);
            Arrays.fill(raveMean, from, to, 0);
        }
        if (probability.length > 0) {
            Arrays.fill(probability, from, to, 0);
        }
        if (square.length > 0) {
            Arrays.fill(square, from, to, 0);
        }
    }

    public int capacity() {
        return move.length - 1;
    }

    /** Number of nodes in use; the capacity once an expansion has failed for lack of room. */
    public int size() {
        return Math.min(used.get(), move.length) - ROOT;
    }

    /** Whether an expansion has failed for lack of room. */
    public boolean isFull() {
        return full;
    }

    /** Whether the children of {@code node} are published. */
    public boolean isExpanded(int node) {
        return (int) INTS.getAcquire(firstChild, node) > 0;
    }

    /** The first child of an expanded node; the others follow it. */
    public int firstChild(int node) {
        return firstChild[node];
    }

    public int childCount(int node) {
        return childCount[node] & ~PARTIAL;
    }

    /** Marks a claimed node as partial: some of its moves that may be good got no child. */
    public void leaveOut(int node) {
        childCount[node] = (char) (childCount[node] | PARTIAL);
    }

    /** Whether some moves of a node that may be good got no child. */
    public boolean isPartial(int node) {
        return (childCount[node] & PARTIAL) != 0;
    }

    /**
     * Claims a leaf for expansion; true for exactly one thread, and only if the tree is not full.
     */
    public boolean claim(int node) {
        return !full && lock(node);
    }

    /** Claims a leaf for expansion; true for exactly one thread. */
    public boolean lock(int node) {
        return INTS.compareAndSet(firstChild, node, UNEXPANDED, CLAIMED);
    }

    @Override
    public int makeChildren(int node, MoveList moves) {
        int n = moves.size();
        int first = used.getAndAdd(n + spare) + spare;
        if (first + n > move.length) {
            full = true;
            INTS.setRelease(firstChild, node, UNEXPANDED);
            return 0;
        }
        reset(first - spare, first + n);
        for (int i = 0; i < n; i++) {
            move[first + i] = (char) moves.get(i);
        }
        childCount[node] = (char) n;
        return first;
    }

    @Override
    public void publish(int node, int first) {
        float known = 0;
        for (int child = first; child < first + childCount(node); child++) {
            known += priorWeight[child];
        }
        childPriorWeights[node] = known;
        INTS.setRelease(firstChild, node, first);
    }

    /** The move that leads to a node. */
    public int move(int node) {
        return move[node];
    }

    /** Number of simulations that passed through a node; exact. */
    public int visits(int node) {
        return visits[node];
    }

    /** Visits plus prior weight: the denominator of the mean. */
    public float count(int node) {
        return visits[node] + priorWeight[node];
    }

    /** Visits of a node plus the prior weights of its children: N in the selection formulas. */
    public float total(int node) {
        return visits[node] + childPriorWeights[node];
    }

    /** The weight of a node's prior value, as a number of results. */
    public float priorWeight(int node) {
        return priorWeight[node];
    }

    /** The mean result for the side that moved to a node; far outside [0, 1] if it is proven. */
    public float mean(int node) {
        return mean[node];
    }

    /** The mean in [0, 1]; 1 or 0 if it is proven. */
    public double value(int node) {
        return Math.max(0, Math.min(1, mean[node]));
    }

    public float raveCount(int node) {
        return raveCount[node];
    }

    /**
     * All-moves-as-first mean: result of simulations in which the same side made the move later.
     */
    public float raveMean(int node) {
        return raveMean[node];
    }

    /** Prior probability of a node's move (P in PUCT); 0 if the tree stores no probabilities. */
    public float probability(int node) {
        return probability.length == 0 ? 0 : probability[node];
    }

    /** Whether the tree stores variances of results. */
    public boolean hasVariances() {
        return square.length > 0;
    }

    /**
     * The variance of the results of a visited node, which is not proven; if the tree stores none,
     * that of results that are won or lost: mean (1 - mean).
     */
    public double variance(int node) {
        double mean = value(node);
        return square.length == 0 ? mean * (1 - mean) : Math.max(0, square[node] - mean * mean);
    }

    /** Whether the node is a proven win for the side that moved to it. */
    public boolean isWon(int node) {
        return mean[node] > PROVEN;
    }

    /** Whether the node is a proven loss for the side that moved to it. */
    public boolean isLost(int node) {
        return mean[node] < -PROVEN;
    }

    public boolean isProven(int node) {
        return Math.abs(mean[node]) > PROVEN;
    }

    public void prove(int node, boolean won) {
        mean[node] = won ? WON : LOST;
    }

    /** Counts a visit and averages its result into the mean; the mean of a proven node stays. */
    public void add(int node, float value) {
        int n = 1 + (int) INTS.getAndAdd(visits, node, 1);
        float old = mean[node];
        if (Math.abs(old) < PROVEN) {
            mean[node] = moved(old, value - old, n + priorWeight[node]);
            if (square.length > 0) {
                square[node] += (value * value - square[node]) / n;
            }
        }
    }

    /** mean + by / count; rounded at random, without bias, where the step is very small. */
    public float moved(float mean, float by, float count) {
        return count < MANY ? mean + by / count : dithered(mean + (double) by / count);
    }

    /**
     * Rounds up or down with probabilities that keep the expected value. With rounding to nearest,
     * the smaller of the steps for wins and for losses would always vanish, and a mean of 0.9 would
     * become 0.8 in ten million visits.
     */
    private float dithered(double exact) {
        float near = (float) exact;
        double error = exact - near;
        float next = error > 0 ? Math.nextUp(near) : Math.nextDown(near);
        double share = (visits[ROOT] * GOLDEN_RATIO >>> 8) * 0x1p-24;
        return Math.abs(error) > share * Math.abs((double) next - near) ? next : near;
    }

    /** Counts a visit with a result of 0, so that other threads select other nodes meanwhile. */
    public void addVirtualLoss(int node) {
        add(node, 0);
    }

    /** Replaces the virtual loss of a visit by its result. */
    void redeem(int node, float value) {
        float old = mean[node];
        if (Math.abs(old) < PROVEN) {
            mean[node] = moved(old, value, count(node));
            if (square.length > 0) {
                square[node] += value * value / visits[node];
            }
        }
    }

    /** Removes the virtual loss of a visit that ended without a result; the visit stays. */
    void redeemVisit(int node) {
        float n = count(node);
        if (Math.abs(mean[node]) < PROVEN) {
            mean[node] = n > 1 ? mean[node] * n / (n - 1) : UNKNOWN;
            if (square.length > 0) {
                square[node] =
                        visits[node] > 1 ? square[node] * visits[node] / (visits[node] - 1) : 0;
            }
        }
    }

    public void addRave(int node, float value, float weight) {
        float n = raveCount[node] + weight;
        raveMean[node] = moved(raveMean[node], (value - raveMean[node]) * weight, n);
        raveCount[node] = n;
    }

    @Override
    public void foldRave(int node, float value, float weight) {
        float old = mean[node];
        if (Math.abs(old) < PROVEN) {
            float known = priorWeight[node] + weight;
            priorWeight[node] = known;
            mean[node] = moved(old, (value - old) * weight, visits[node] + known);
        }
    }

    /** Sets the prior value and prior weight of a child, and the same for its RAVE statistics. */
    public void setPrior(int child, double value, double weight) {
        mean[child] = (float) value;
        priorWeight[child] = (float) weight;
        if (raveCount.length > 0) {
            raveMean[child] = (float) value;
            raveCount[child] = (float) weight;
        }
    }

    @Override
    public void setPrior(int parent, int child, double value, double weight) {
        setPrior(child, value, weight);
        childPriorWeights[parent] += (float) weight;
    }

    @Override
    public void addKnown(int parent, int node, float value, float weight) {
        if (weight <= 0) {
            return;
        }
        float known = priorWeight[node] + weight;
        float old = mean[node];
        priorWeight[node] = known;
        mean[node] = old + (value - old) * weight / (visits[node] + known);
        childPriorWeights[parent] += weight;
    }

    @Override
    public void replaceByKnown(int parent, int node, float value, float weight) {
        if (weight < visits[node]) {
            return;
        }
        float more = Math.max(0, weight - visits[node]) - priorWeight[node];
        priorWeight[node] += more;
        mean[node] = value;
        childPriorWeights[parent] += more;
    }

    /** Counts a visit without a result; the mean stays. */
    public void addVisit(int node) {
        INTS.getAndAdd(visits, node, 1);
    }

    /** Counts a visit without a result; the first visit of a node without prior sets 0.5. */
    void addEmptyVisit(int node) {
        if (count(node) == 0) {
            mean[node] = UNKNOWN;
        }
        addVisit(node);
    }

    /** Does nothing if the tree stores no probabilities. */
    public void setProbability(int child, double p) {
        if (probability.length > 0) {
            probability[child] = (float) p;
        }
    }

    @Override
    public void addResult(Trail trail, float forFirst, boolean redeem) {
        int depth = trail.treeLength();
        for (int i = 0; i <= depth; i++) {
            int node = trail.parent(i);
            float value = Colour.valueFor(Colour.other(trail.mover(i)), forFirst);
            if (redeem) {
                redeem(node, value);
            } else {
                add(node, value);
            }
        }
    }

    @Override
    public void addVisit(Trail trail, boolean redeem) {
        for (int i = 0; i <= trail.treeLength(); i++) {
            addVisit(trail.parent(i), redeem);
        }
    }

    private void addVisit(int node, boolean redeem) {
        if (redeem) {
            redeemVisit(node);
        } else {
            addEmptyVisit(node);
        }
    }

    /** With virtual losses, edges need no update: their virtual loss simply stays. */
    @Override
    public void addLosses(Trail trail, boolean redeem) {
        addVisit(ROOT, redeem);
        for (int i = 1; i <= trail.treeLength() && !redeem; i++) {
            add(trail.parent(i), 0);
        }
    }

    // The methods below are for graphs, whose edges are stored as nodes of a tree.

    public void setMean(int node, float value) {
        mean[node] = value;
    }

    public void setVisits(int node, int n) {
        visits[node] = n;
    }

    public void setPriorWeight(int node, float weight) {
        priorWeight[node] = weight;
    }

    /** Adds to the sum of the children's prior weights, after a child's prior weight has grown. */
    public void addChildPriorWeight(int parent, float weight) {
        childPriorWeights[parent] += weight;
    }

    /** Copies the number of children from one node to another, before it is published. */
    public void copyChildCount(int from, int to) {
        childCount[to] = childCount[from];
    }

    /** Publishes the children of {@code with} as the children of the locked {@code node}. */
    public void shareChildren(int node, int with) {
        copyChildCount(with, node);
        INTS.setRelease(firstChild, node, firstChild[with]);
    }

    // The methods below are for the compactor, when no other thread uses the tree.

    void dropChildren(int node) {
        firstChild[node] = UNEXPANDED;
        childCount[node] = 0;
        childPriorWeights[node] = 0;
    }

    void setFirstChild(int node, int first) {
        firstChild[node] = first;
    }

    /** Removes the children whose move fails the test; without any child left, node is a leaf. */
    public void retainChildren(int node, IntPredicate moves) {
        int first = firstChild[node];
        int kept = 0;
        float known = 0;
        for (int child = first; child < first + childCount(node); child++) {
            if (moves.test(move[child])) {
                slide(child, first + kept++, 1);
                known += priorWeight[child];
            }
        }
        if (kept == 0) {
            dropChildren(node);
        } else {
            childCount[node] = (char) (kept | childCount[node] & PARTIAL);
            childPriorWeights[node] = known;
        }
    }

    /** Moves {@code n} nodes to lower indices. */
    void slide(int from, int to, int n) {
        System.arraycopy(move, from, move, to, n);
        System.arraycopy(childCount, from, childCount, to, n);
        System.arraycopy(firstChild, from, firstChild, to, n);
        System.arraycopy(visits, from, visits, to, n);
        System.arraycopy(mean, from, mean, to, n);
        System.arraycopy(priorWeight, from, priorWeight, to, n);
        System.arraycopy(childPriorWeights, from, childPriorWeights, to, n);
        if (raveCount.length > 0) {
            System.arraycopy(raveCount, from, raveCount, to, n);
            System.arraycopy(raveMean, from, raveMean, to, n);
        }
        if (probability.length > 0) {
            System.arraycopy(probability, from, probability, to, n);
        }
        if (square.length > 0) {
            System.arraycopy(square, from, square, to, n);
        }
    }

    /** Marks all nodes from {@code end} on as free. */
    void truncate(int end) {
        used.set(end);
        full = false;
    }
}
