package moyo.search.expansion;

import java.util.function.IntPredicate;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.tree.Structure;
import moyo.search.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * What an {@link Expander} may write: the moves of a new node, then what is known of each. For one
 * thread; nothing allocates.
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

    /** A writer of nodes. */
    public static NodeWriter into(Structure structure, int moveCodes) {
        return new NodeWriter(moveCodes, structure);
    }

    /** Never has room for children: lists the moves of a position, and nothing else is asked. */
    public static NodeWriter listing(int moveCodes) {
        return new NodeWriter(moveCodes, null);
    }

    /**
     * Turns to a claimed node.
     *
     * @param value the node's for the side to move, from 0 to 1
     * @param moves those that may get a child; if none is among the node's, all may
     */
    public void begin(int claimed, double value, IntPredicate moves) {
        node = claimed;
        first = 0;
        worth = value;
        allowed = moves;
        evaluation = null;
        this.moves.clear();
    }

    /** What a leaf evaluator has said of the position. */
    public void setEvaluation(Evaluation said) {
        evaluation = said;
    }

    /** What a leaf evaluator has said of the position; null if it was not asked before. */
    public @Nullable Evaluation evaluation() {
        return evaluation;
    }

    /** The moves that get a child, to be filled in before {@link #open}. */
    public MoveList moves() {
        return moves;
    }

    /**
     * Makes the children, with a random one first: ties go to the first child.
     *
     * @return false if there is no room, or only the moves were asked for; then nothing follows
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

    /** How many children there are. */
    public int size() {
        return moves.size();
    }

    public int move(int index) {
        return moves.get(index);
    }

    /** The value of the node for the side to move, from 0 to 1; 0.5 if nothing is known. */
    public double parentValue() {
        return worth;
    }

    /** A child starts with a mean worth so many results, for itself and for RAVE. */
    public void setPrior(int index, double value, double weight) {
        tree().setPrior(first + index, value, weight);
    }

    /** How likely a child's move is; ignored if the selection rule does not ask for it. */
    public void setProbability(int index, double probability) {
        tree().setProbability(first + index, probability);
    }

    /** Some moves that may be good get no child: if all children lose, that proves nothing. */
    public void leaveOut() {
        tree().leaveOut(node);
    }

    private Tree tree() {
        if (tree == null) {
            throw new IllegalStateException("nothing is written: no child was made");
        }
        return tree;
    }

    /** The first child if children were made, else 0. */
    public int first() {
        return first;
    }
}
