package moyo.search;

import java.util.Arrays;
import moyo.game.Colour;
import moyo.game.Game;

/**
 * Rapid action value estimation as Fuego does it: the result of a simulation counts for every move
 * that the side to move at a node made later on, with weight 2 if at once, falling to 1 at the end,
 * unless the opponent played there first. Passes of the playout do not count. Where results count
 * in the means themselves, {@link RaveFolding} says how much.
 */
final class RaveUpdate {
    private static final int NEVER = Integer.MAX_VALUE;

    /** The first index from the current depth on at which each side played a move. */
    private final int[][] firstPlay;

    private final RaveFolding folding;

    RaveUpdate(int moveCodes, RaveFolding folding) {
        this.folding = folding;
        firstPlay = new int[2][moveCodes];
        Arrays.fill(firstPlay[Colour.FIRST], NEVER);
        Arrays.fill(firstPlay[Colour.SECOND], NEVER);
    }

    /**
     * @param toMove the side to move at the root
     * @param forFirst the result for the first player
     */
    void update(Tree tree, Trail trail, int toMove, float forFirst) {
        int length = trail.length();
        for (int i = length - 1; i >= trail.treeLength(); i--) {
            if (trail.move(i) != Game.PASS) {
                firstPlay[toMove ^ (i & 1)][trail.move(i)] = i;
            }
        }
        for (int i = trail.treeLength() - 1; i >= 0; i--) {
            int mover = toMove ^ (i & 1);
            firstPlay[mover][trail.move(i)] = i;
            int node = i == 0 ? Tree.ROOT : trail.node(i - 1);
            float value = mover == Colour.FIRST ? forFirst : 1 - forFirst;
            if (folding.isOn()) {
                foldIntoChildren(tree, node, mover, value, i, length);
            } else {
                updateChildren(tree, node, mover, value, i, length);
            }
        }
        for (int i = 0; i < length; i++) {
            firstPlay[toMove ^ (i & 1)][trail.move(i)] = NEVER;
        }
    }

    private void updateChildren(
            Tree tree, int node, int mover, float value, int depth, int length) {
        int[] own = firstPlay[mover];
        int[] other = firstPlay[mover ^ 1];
        float perPly = 1f / (length - depth);
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        for (int child = first; child < end; child++) {
            int move = tree.move(child);
            int at = own[move];
            if (at != NEVER && other[move] > at) {
                tree.addRave(child, value, 2 - (at - depth) * perPly);
            }
        }
    }

    /** The child that was entered has the result already. */
    private void foldIntoChildren(
            Tree tree, int node, int mover, float value, int depth, int length) {
        if (tree.visits(node) >= folding.parentLimit()) {
            return;
        }
        int[] own = firstPlay[mover];
        float perPly = folding.weight() / (length - depth);
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        for (int child = first; child < end; child++) {
            int at = own[tree.move(child)];
            if (at != NEVER && at != depth && tree.count(child) < folding.limit()) {
                tree.foldRave(child, value, folding.weight() - (at - depth) * perPly);
            }
        }
    }
}
