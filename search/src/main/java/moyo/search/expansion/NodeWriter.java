package moyo.search.expansion;

import java.util.function.IntPredicate;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.tree.Structure;
import moyo.search.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * The interface through which an {@link Expander} writes a new node: its moves, then their priors
 * and probabilities. For one thread; never allocates.
 */
public final class NodeWriter {
    /** No restriction. */
    public static final IntPredicate ALL_MOVES = move -> true;

    private static final double UNKNOWN = 0.5;

    private final MoveList moves;
    private final @Nullable Structure structure;
    private final @Nullable Tree tree;
    private int node;
    private int first;
    private double worth = UNKNOWN;
    private IntPredicate allowed = ALL_MOVES;
    private @Nullable Evaluation evaluation;

    private NodeWriter(int moveCodes, @Nullable Structure structure) {
        moves = new MoveList(moveCodes);
        this.structure = structure;
        tree = structure == null ? null : structure.nodes();
    }

    /** A writer of nodes of a tree or graph. */
    public static NodeWriter into(Structure structure, int moveCodes) {
        return new NodeWriter(moveCodes, structure);
    }

    /** A writer that only lists the moves of a position and makes no children. */
    public static NodeWriter listing(int moveCodes) {
        return new NodeWriter(moveCodes, null);
    }

    /**
     * Prepares the expansion of a claimed node.
     *
     * @param value the value of the node for the side to move, from 0 to 1
     * @param moves the moves that may get a child; if no move of the node passes, all get one
     */
    public void begin(int claimed, double value, IntPredicate moves) {
        node = claimed;
        first = 0;
        worth = value;
        allowed = moves;
        evaluation = null;
        this.moves.clear();
    }

    /** Sets the evaluation of the position. */
    public void setEvaluation(Evaluation said) {
        evaluation = said;
    }

    /** The evaluation of the position; null if it was not evaluated before the expansion. */
    public @Nullable Evaluation evaluation() {
        return evaluation;
    }

    /** The moves that get a child, to be filled in before {@link #open}. */
    public MoveList moves() {
        return moves;
    }

    /**
     * Makes the children. A random one is put first, because selection rules break ties in favour
     * of the first child.
     *
     * @return false if there is no room or the writer only lists moves; then no prior may be
     *     written
     */
    public boolean open(Rng rng) {
        restrict();
        if (structure == null) {
            return false;
        }
        moves.swap(0, rng.nextInt(moves.size()));
        return make(structure);
    }

    /** As {@link #open}, with the children in the order of the moves. */
    public boolean openInOrder() {
        restrict();
        return structure != null && make(structure);
    }

    private void restrict() {
        if (allowed == ALL_MOVES) {
            return;
        }
        boolean any = false;
        for (int i = 0; i < moves.size(); i++) {
            any |= allowed.test(moves.get(i));
        }
        for (int i = moves.size() - 1; any && i >= 0; i--) {
            if (!allowed.test(moves.get(i))) {
                moves.removeInOrder(i);
            }
        }
    }

    private boolean make(Structure into) {
        first = into.makeChildren(node, moves);
        return first != 0;
    }

    /** Number of children. */
    public int size() {
        return moves.size();
    }

    public int move(int index) {
        return moves.get(index);
    }

    /**
     * The value of the node for the side to move, from 0 to 1; 0.5 if it has no visits or prior.
     */
    public double parentValue() {
        return worth;
    }

    /** Sets the prior value and prior weight of a child, and the same for its RAVE statistics. */
    public void setPrior(int index, double value, double weight) {
        tree().setPrior(first + index, value, weight);
    }

    /** Adds to the prior of a child: the weights are added, the value is their weighted mean. */
    public void addPrior(int index, double value, double weight) {
        double known = tree().priorWeight(first + index);
        if (known == 0) {
            setPrior(index, value, weight);
            return;
        }
        double sum = known + weight;
        double mean = (known * tree().value(first + index) + weight * value) / sum;
        setPrior(index, mean, sum);
    }

    /** Sets the prior probability of a child; ignored if the selection rule does not use it. */
    public void setProbability(int index, double probability) {
        tree().setProbability(first + index, probability);
    }

    /** Marks the node as partial: some moves got no child, so lost children prove no loss. */
    public void leaveOut() {
        tree().leaveOut(node);
    }

    private Tree tree() {
        if (tree == null) {
            throw new IllegalStateException("a prior was written, but no child was made");
        }
        return tree;
    }

    /** The first child if children were made, else 0. */
    public int first() {
        return first;
    }
}
