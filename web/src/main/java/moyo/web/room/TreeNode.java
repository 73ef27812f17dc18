package moyo.web.room;

import java.util.ArrayList;
import java.util.List;
import moyo.sgf.SgfNode;
import org.jspecify.annotations.Nullable;

/** A node of a {@link GameTree}: the position after a move, a set-up, or the start. */
final class TreeNode {
    /** The colour of a node without a move. */
    static final int NO_COLOUR = -1;

    final int id;
    final @Nullable TreeNode parent;
    final SgfNode sgf;
    final List<TreeNode> children = new ArrayList<>(1);
    int colour = NO_COLOUR;
    int move = -1;
    String name = "";
    List<Integer> cells = List.of();

    /** What an analysis said of the move; null if none did. */
    @Nullable Judgement judgement;

    /**
     * What an analysis says of a move.
     *
     * @param rate the first player's winning rate after it
     * @param loss the mover's loss of winning rate
     * @param word best, good, blunder, unsure
     * @param better the better line, by names
     */
    record Judgement(double rate, double loss, String word, List<String> better) {}

    TreeNode(int id, @Nullable TreeNode parent, SgfNode sgf) {
        this.id = id;
        this.parent = parent;
        this.sgf = sgf;
    }

    boolean hasMove() {
        return colour != NO_COLOUR;
    }

    /** This node and all above it, the root first. */
    List<TreeNode> path() {
        List<TreeNode> path = new ArrayList<>();
        for (TreeNode node = this; node != null; node = node.parent) {
            path.add(0, node);
        }
        return path;
    }

    /** This node and its first descendants. */
    List<TreeNode> mainLine() {
        List<TreeNode> line = new ArrayList<>(List.of(this));
        for (TreeNode node = this; !node.children.isEmpty(); ) {
            node = node.children.get(0);
            line.add(node);
        }
        return line;
    }
}
