package moyo.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import moyo.game.MoveList;

/**
 * A search tree as parallel arrays. A node is an index; its children are a contiguous block. 30
 * bytes a node, all allocated at construction.
 *
 * <p>The mean of a node is seen from the side whose move led to it, so the best child has the
 * highest mean. Counts are floats: a prior may be worth any weight.
 *
 * <p>Several threads may use one tree without locks (Enzenberger and Müller 2009). Statistics are
 * racy on purpose: an update may be lost, none is torn. Children are complete before they are
 * published by a release store, and only one thread may {@link #claim} a node to expand it.
 */
public final class Tree {
    public static final int ROOT = 1;

    /** Bytes that a node takes in all arrays together. */
    public static final int BYTES_PER_NODE = 28;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int UNEXPANDED = 0;
    private static final int CLAIMED = -1;

    private final char[] move;
    private final int[] firstChild;
    private final char[] childCount;
    private final float[] count;
    private final float[] mean;
    private final float[] raveCount;
    private final float[] raveMean;
    private final float[] visits;
    private final AtomicInteger used = new AtomicInteger();

    /**
     * @param capacity the most nodes it can hold; when it is full, leaves stay leaves
     */
    public Tree(int capacity) {
        int n = capacity + 1;
        move = new char[n];
        firstChild = new int[n];
        childCount = new char[n];
        count = new float[n];
        mean = new float[n];
        raveCount = new float[n];
        raveMean = new float[n];
        visits = new float[n];
        clear();
    }

    /** Forgets everything; the root is a leaf. */
    public void clear() {
        used.set(ROOT + 1);
        reset(ROOT, 0);
        Arrays.fill(firstChild, ROOT, ROOT + 1, UNEXPANDED);
    }

    private void reset(int node, int ofMove) {
        move[node] = (char) ofMove;
        firstChild[node] = UNEXPANDED;
        childCount[node] = 0;
        count[node] = 0;
        mean[node] = 0;
        raveCount[node] = 0;
        raveMean[node] = 0;
        visits[node] = 0;
    }

    public int capacity() {
        return move.length - 1;
    }

    /** How many nodes are in use. */
    public int size() {
        return Math.min(used.get(), move.length) - ROOT;
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
        return childCount[node];
    }

    /** True for the one thread that may expand {@code node} now. */
    boolean claim(int node) {
        return INTS.compareAndSet(firstChild, node, UNEXPANDED, CLAIMED);
    }

    /**
     * Makes children, unseen by others, for a claimed node.
     *
     * @return the first of them, or 0 if the tree is full; then the node is a leaf again
     */
    int makeChildren(int node, MoveList moves) {
        int n = moves.size();
        int first = used.getAndAdd(n);
        if (first < 0 || first + n > move.length) {
            used.addAndGet(-n);
            INTS.setRelease(firstChild, node, UNEXPANDED);
            return 0;
        }
        for (int i = 0; i < n; i++) {
            reset(first + i, moves.get(i));
        }
        childCount[node] = (char) n;
        return first;
    }

    /** Lets everybody see the children of a claimed node. */
    void publish(int node, int first) {
        INTS.setRelease(firstChild, node, first);
    }

    /** The move that leads to a node. */
    public int move(int node) {
        return move[node];
    }

    /** How much the mean of a node rests on, priors included. */
    public float count(int node) {
        return count[node];
    }

    /** The mean result of a node for the side that moved to it. */
    public float mean(int node) {
        return mean[node];
    }

    public float raveCount(int node) {
        return raveCount[node];
    }

    /** The mean result of playing a node's move at any time later, for the same side. */
    public float raveMean(int node) {
        return raveMean[node];
    }

    /** How often a node's position was reached, with the priors of its children. */
    public float visits(int node) {
        return visits[node];
    }

    /** Averages {@code weight} results of this value in. */
    void add(int node, float value, float weight) {
        float n = count[node] + weight;
        mean[node] += (value - mean[node]) * weight / n;
        count[node] = n;
    }

    void addRave(int node, float value, float weight) {
        float n = raveCount[node] + weight;
        raveMean[node] += (value - raveMean[node]) * weight / n;
        raveCount[node] = n;
    }

    void addVisits(int node, float number) {
        visits[node] += number;
    }

    /** A child starts with a mean worth so many results, for itself and for RAVE. */
    public void setPrior(int child, double value, double weight) {
        mean[child] = (float) value;
        count[child] = (float) weight;
        raveMean[child] = (float) value;
        raveCount[child] = (float) weight;
    }
}
