package moyo.search.tree;

import moyo.game.Colour;

/** Proven wins and losses (MCTS solver): set where the game ends, propagated towards the root. */
public final class Proofs {
    private Proofs() {}

    /**
     * Marks the leaf of a trail, where the game has ended, as proven, and each ancestor that this
     * decides.
     *
     * @param score the first player's score; a draw proves nothing
     */
    public static void prove(Tree tree, Trail trail, double score) {
        if (score == 0) {
            return;
        }
        int depth = trail.treeLength();
        int node = trail.parent(depth);
        boolean firstMovedHere = trail.mover(depth) != Colour.FIRST;
        tree.prove(node, score > 0 == firstMovedHere);
        for (int i = depth - 1; i >= 0; i--) {
            int parent = trail.parent(i);
            if (tree.isWon(node)) {
                tree.prove(parent, false);
            } else if (allChildrenAreLost(tree, parent)) {
                tree.prove(parent, true);
            } else {
                return;
            }
            node = parent;
        }
    }

    private static boolean allChildrenAreLost(Tree tree, int node) {
        if (tree.isPartial(node)) {
            return false;
        }
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCount(node); child++) {
            if (!tree.isLost(child)) {
                return false;
            }
        }
        return true;
    }

    /** The first player's result of the proven node at the end of a trail. */
    public static double value(Tree tree, Trail trail) {
        int depth = trail.treeLength();
        int mover = Colour.other(trail.mover(depth));
        return Colour.valueFor(mover, tree.isWon(trail.parent(depth)) ? 1.0 : 0.0);
    }
}
