package moyo.search.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import moyo.game.Colour;
import moyo.game.MoveList;

/**
 * A search tree as parallel arrays. A node is an index; its children are a contiguous block that
 * lies behind it. All is allocated at construction.
 *
 * <p>The mean of a node is seen from the side whose move led to it, so the best child has the
 * highest mean. A mean rests on visits, which are counted exactly, and on a prior of any weight.
 *
 * <p>Several threads may use one tree without locks (Enzenberger and Müller 2009). Means are racy
 * on purpose: an update may be lost, none is torn. Children are complete before they are published
 * by a release store, and only one thread may {@link #claim} a node to expand it.
 */
public final class Tree implements Structure {
    public static final int ROOT = 1;

    /** Bytes that a node takes in all arrays together, RAVE included. */
    public static final int BYTES_PER_NODE = 32;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    /** The bit of a number of children that tells that there might have been more. */
    private static final int PARTIAL = 0x8000;

    private static final int UNEXPANDED = 0;
    private static final int CLAIMED = -1;

    /**
     * A proof is a mean that no results can reach: every rule then prefers or shuns the node
     * without knowing why.
     */
    private static final float WON = 1e6f;

    private static final float LOST = -1e6f;
    private static final float PROVEN = 1e5f;

    /** The mean of a node that was visited without a result. */
    private static final float UNKNOWN = 0.5f;

    /** From so many results on, a mean moves by less than the distance of two floats. */
    private static final float MANY = 1 << 20;

    private static final int GOLDEN_RATIO = 0x9E3779B9;

    private final char[] move;
    private final char[] childCount;
    private final int[] firstChild;
    private final int[] visits;
    private final float[] mean;
    private final float[] prior;
    private final float[] childPriors;
    private final float[] raveCount;
    private final float[] raveMean;
    private final float[] probability;

    /** Nodes in front of each block of children that are no children. */
    private final int spare;

    private final AtomicInteger used = new AtomicInteger();
    private volatile boolean full;

    /**
     * @param capacity the most nodes it can hold; when it is full, leaves stay leaves
     * @param rave whether there is room for RAVE statistics
     * @param probabilities whether there is room for the probabilities of moves
     */
    public Tree(int capacity, boolean rave, boolean probabilities) {
        this(capacity, rave, probabilities, 0);
    }

    /**
     * @param spare nodes in front of each block of children that are no children
     */
    public Tree(int capacity, boolean rave, boolean probabilities, int spare) {
        this.spare = spare;
        int n = capacity + 1;
        move = new char[n];
        childCount = new char[n];
        firstChild = new int[n];
        visits = new int[n];
        mean = new float[n];
        prior = new float[n];
        childPriors = new float[n];
        raveCount = new float[rave ? n : 0];
        raveMean = new float[rave ? n : 0];
        probability = new float[probabilities ? n : 0];
        used.set(ROOT + 1);
    }

    @Override
    public Tree nodes() {
        return this;
    }

    @Override
    public int parent(int edge) {
        return edge;
    }

    /** Forgets everything; the root is a leaf. */
    @Override
    public void clear() {
        full = false;
        used.set(ROOT + 1);
        reset(ROOT, ROOT + 1);
    }

    /** Array by array: that is several times faster than node by node. */
    private void reset(int from, int to) {
        Arrays.fill(move, from, to, (char) 0);
        Arrays.fill(childCount, from, to, (char) 0);
        Arrays.fill(firstChild, from, to, UNEXPANDED);
        Arrays.fill(visits, from, to, 0);
        Arrays.fill(mean, from, to, 0);
        Arrays.fill(prior, from, to, 0);
        Arrays.fill(childPriors, from, to, 0);
        if (raveCount.length > 0) {
            Arrays.fill(raveCount, from, to, 0);
            Arrays.fill(raveMean, from, to, 0);
        }
        if (probability.length > 0) {
            Arrays.fill(probability, from, to, 0);
        }
    }

    public int capacity() {
        return move.length - 1;
    }

    /** How many nodes are in use; all of them once children found no room. */
    public int size() {
        return Math.min(used.get(), move.length) - ROOT;
    }

    /** Whether children were wanted for which there was no room. */
    public boolean isFull() {
        return full;
    }

    /** Whether children of {@code node} can be read. */
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

    /** Notes that a claimed node has moves that may be good and got no child. */
    public void leaveOut(int node) {
        childCount[node] = (char) (childCount[node] | PARTIAL);
    }

    /** Whether a node has moves that may be good and got no child. */
    public boolean isPartial(int node) {
        return (childCount[node] & PARTIAL) != 0;
    }

    /** True for the one thread that may expand {@code node} now. */
    public boolean claim(int node) {
        return !full && lock(node);
    }

    /** True for the one thread that may give children to {@code node} now. */
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
            known += prior[child];
        }
        childPriors[node] = known;
        INTS.setRelease(firstChild, node, first);
    }

    /** The move that leads to a node. */
    public int move(int node) {
        return move[node];
    }

    /** How many simulations came through a node; exact. */
    public int visits(int node) {
        return visits[node];
    }

    /** How much the mean of a node rests on: visits and the weight of its prior. */
    public float count(int node) {
        return visits[node] + prior[node];
    }

    /** The visits of a node and the priors of all its children: the N of the formulas. */
    public float total(int node) {
        return visits[node] + childPriors[node];
    }

    /** The weight of a node's prior mean, in results. */
    public float priorWeight(int node) {
        return prior[node];
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

    /** The mean result of playing a node's move at any time later, for the same side. */
    public float raveMean(int node) {
        return raveMean[node];
    }

    /** How likely a node's move was thought to be before it was tried; 0 if that is not kept. */
    public float probability(int node) {
        return probability.length == 0 ? 0 : probability[node];
    }

    /** Whether the side that moved to a node wins whatever follows. */
    public boolean isWon(int node) {
        return mean[node] > PROVEN;
    }

    /** Whether the side that moved to a node loses whatever it does. */
    public boolean isLost(int node) {
        return mean[node] < -PROVEN;
    }

    public boolean isProven(int node) {
        return Math.abs(mean[node]) > PROVEN;
    }

    public void prove(int node, boolean won) {
        mean[node] = won ? WON : LOST;
    }

    /** Averages a result in; a proven node only counts it. */
    public void add(int node, float value) {
        int n = 1 + (int) INTS.getAndAdd(visits, node, 1);
        float old = mean[node];
        if (Math.abs(old) < PROVEN) {
            mean[node] = moved(old, value - old, n + prior[node]);
        }
    }

    public float moved(float mean, float by, float count) {
        return count < MANY ? mean + by / count : dithered(mean + (double) by / count);
    }

    /**
     * Rounds up or down, each in proportion: otherwise the smaller steps, of wins or of losses, are
     * always lost, and a mean of 0.9 becomes one of 0.8 in ten million visits.
     */
    private float dithered(double exact) {
        float near = (float) exact;
        double error = exact - near;
        float next = error > 0 ? Math.nextUp(near) : Math.nextDown(near);
        double share = (visits[ROOT] * GOLDEN_RATIO >>> 8) * 0x1p-24;
        return Math.abs(error) > share * Math.abs((double) next - near) ? next : near;
    }

    /** Counts a visit under way as a loss, so that other threads look elsewhere. */
    public void addVirtualLoss(int node) {
        add(node, 0);
    }

    /** The visit that was counted as a loss has ended with this result. */
    void redeem(int node, float value) {
        float old = mean[node];
        if (Math.abs(old) < PROVEN) {
            mean[node] = moved(old, value, count(node));
        }
    }

    /** The visit that was counted as a loss has told nothing. */
    void redeemVisit(int node) {
        float n = count(node);
        if (Math.abs(mean[node]) < PROVEN) {
            mean[node] = n > 1 ? mean[node] * n / (n - 1) : UNKNOWN;
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
            float known = prior[node] + weight;
            prior[node] = known;
            mean[node] = moved(old, (value - old) * weight, visits[node] + known);
        }
    }

    /** A child starts with a mean worth so many results, for itself and for RAVE. */
    public void setPrior(int child, double value, double weight) {
        mean[child] = (float) value;
        prior[child] = (float) weight;
        if (raveCount.length > 0) {
            raveMean[child] = (float) value;
            raveCount[child] = (float) weight;
        }
    }

    @Override
    public void setPrior(int parent, int child, double value, double weight) {
        setPrior(child, value, weight);
        childPriors[parent] += (float) weight;
    }

    @Override
    public void addKnown(int parent, int node, float value, float weight) {
        if (weight <= 0) {
            return;
        }
        float known = prior[node] + weight;
        float old = mean[node];
        prior[node] = known;
        mean[node] = old + (value - old) * weight / (visits[node] + known);
        childPriors[parent] += weight;
    }

    @Override
    public void replaceByKnown(int parent, int node, float value, float weight) {
        if (weight < visits[node]) {
            return;
        }
        float more = Math.max(0, weight - visits[node]) - prior[node];
        prior[node] += more;
        mean[node] = value;
        childPriors[parent] += more;
    }

    /** Counts a visit, but no result. */
    public void addVisit(int node) {
        INTS.getAndAdd(visits, node, 1);
    }

    /** Counts a visit that tells nothing; of an unknown node nothing is known still. */
    void addEmptyVisit(int node) {
        if (count(node) == 0) {
            mean[node] = UNKNOWN;
        }
        addVisit(node);
    }

    /** Ignored by a tree whose rule does not ask for probabilities. */
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

    /** A virtual loss that is not redeemed is such a loss. */
    @Override
    public void addLosses(Trail trail, boolean redeem) {
        addVisit(ROOT, redeem);
        for (int i = 1; i <= trail.treeLength() && !redeem; i++) {
            add(trail.parent(i), 0);
        }
    }

    // What follows is for graphs, whose edges are the nodes of a tree.

    public void setMean(int node, float value) {
        mean[node] = value;
    }

    public void setVisits(int node, int n) {
        visits[node] = n;
    }

    public void setPriorWeight(int node, float weight) {
        prior[node] = weight;
    }

    /** A published child's prior weighs more by this in its parent's total. */
    public void addChildPrior(int parent, float weight) {
        childPriors[parent] += weight;
    }

    /** Gives a node as many children as another has, before it is published. */
    public void copyChildCount(int from, int to) {
        childCount[to] = childCount[from];
    }

    /** Lets everybody see that a locked node has the children of another. */
    public void shareChildren(int node, int with) {
        copyChildCount(with, node);
        INTS.setRelease(firstChild, node, firstChild[with]);
    }

    // What follows is for the compactor, when no other thread uses the tree.

    void dropChildren(int node) {
        firstChild[node] = UNEXPANDED;
        childCount[node] = 0;
        childPriors[node] = 0;
    }

    void setFirstChild(int node, int first) {
        firstChild[node] = first;
    }

    /** Keeps only the children with these moves; none of them drops all. */
    public void retainChildren(int node, IntPredicate moves) {
        int first = firstChild[node];
        int kept = 0;
        float known = 0;
        for (int child = first; child < first + childCount(node); child++) {
            if (moves.test(move[child])) {
                slide(child, first + kept++, 1);
                known += prior[child];
            }
        }
        if (kept == 0) {
            dropChildren(node);
        } else {
            childCount[node] = (char) (kept | childCount[node] & PARTIAL);
            childPriors[node] = known;
        }
    }

    /** Copies {@code n} nodes to the front of where they are. */
    void slide(int from, int to, int n) {
        System.arraycopy(move, from, move, to, n);
        System.arraycopy(childCount, from, childCount, to, n);
        System.arraycopy(firstChild, from, firstChild, to, n);
        System.arraycopy(visits, from, visits, to, n);
        System.arraycopy(mean, from, mean, to, n);
        System.arraycopy(prior, from, prior, to, n);
        System.arraycopy(childPriors, from, childPriors, to, n);
        if (raveCount.length > 0) {
            System.arraycopy(raveCount, from, raveCount, to, n);
            System.arraycopy(raveMean, from, raveMean, to, n);
        }
        if (probability.length > 0) {
            System.arraycopy(probability, from, probability, to, n);
        }
    }

    /** Everything from {@code end} on is free. */
    void truncate(int end) {
        used.set(end);
        full = false;
    }
}
