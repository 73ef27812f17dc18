package moyo.search.tree;

/**
 * The moves of one simulation from the root on, who made them, and the nodes that the tree moves
 * led to.
 */
public final class Trail {
    private final int[] moves;
    private final int[] nodes;
    private int toMove;
    private int length;
    private int treeLength;

    public Trail(int longestGame) {
        moves = new int[longestGame + 1];
        nodes = new int[longestGame + 1];
    }

    /**
     * Clears the trail at the start of a simulation.
     *
     * @param rootToMove the side to move at the root
     */
    public void begin(int rootToMove) {
        toMove = rootToMove;
        length = 0;
        treeLength = 0;
    }

    public void addTreeMove(int move, int node) {
        nodes[treeLength++] = node;
        moves[length++] = move;
    }

    public void addPlayoutMove(int move) {
        moves[length++] = move;
    }

    /** Removes the playout moves, before another playout from the same leaf. */
    public void dropPlayout() {
        length = treeLength;
    }

    /** The number of all moves, in the tree and in the playout. */
    public int length() {
        return length;
    }

    /** The number of moves in the tree. */
    public int treeLength() {
        return treeLength;
    }

    /** The number of moves of the playout. */
    public int playoutLength() {
        return length - treeLength;
    }

    public int move(int index) {
        return moves[index];
    }

    /** The side that makes the move at {@code index}; sides alternate strictly. */
    public int mover(int index) {
        return toMove ^ (index & 1);
    }

    /** The node that the tree move at {@code index} led to. */
    public int node(int index) {
        return nodes[index];
    }

    /**
     * The node in which the tree move at {@code index} was chosen; for index treeLength, the leaf.
     */
    public int parent(int index) {
        return index == 0 ? Tree.ROOT : nodes[index - 1];
    }
}
