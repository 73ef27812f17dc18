package moyo.search;

/**
 * What one simulation did: its moves from the root on, and the tree nodes the first of them led to.
 */
public final class Trail {
    private final int[] moves;
    private final int[] nodes;
    private int length;
    private int treeLength;

    public Trail(int longestGame) {
        moves = new int[longestGame + 1];
        nodes = new int[longestGame + 1];
    }

    void begin() {
        length = 0;
        treeLength = 0;
    }

    void addTreeMove(int move, int node) {
        nodes[treeLength++] = node;
        moves[length++] = move;
    }

    public void addPlayoutMove(int move) {
        moves[length++] = move;
    }

    /** Another playout starts where the tree was left. */
    void dropPlayout() {
        length = treeLength;
    }

    /** All moves, of the tree and of the playout. */
    public int length() {
        return length;
    }

    public int treeLength() {
        return treeLength;
    }

    public int move(int index) {
        return moves[index];
    }

    /** The node that the tree move at {@code index} led to. */
    public int node(int index) {
        return nodes[index];
    }

    /** The node in which the tree move at {@code index} was chosen. */
    public int parent(int index) {
        return index == 0 ? Tree.ROOT : nodes[index - 1];
    }
}
