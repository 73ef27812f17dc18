package moyo.search.tree;

import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;

/**
 * Finds the new root position in the tree of the last search: the old root, a child of it, or a
 * reply to the chosen move. Positions are compared by their keys, so the result is right whatever
 * commands came in between.
 *
 * @param <P> the positions of the game; those without keys are never found
 */
public final class Reuse<P extends Position<P>> {
    private final Tree tree;
    private final P root;
    private final P scratch;
    private final P afterChosen;
    private boolean known;
    private int chosen;

    public Reuse(Game<P> game, Tree tree) {
        this.tree = tree;
        root = game.newPosition();
        scratch = game.newPosition();
        afterChosen = game.newPosition();
    }

    public void forget() {
        known = false;
    }

    /**
     * Sets the position of the root; the tree is reused only if {@code complete}, with all moves.
     */
    public void remember(P position, boolean complete) {
        root.copyFrom(position);
        known = complete;
        chosen = 0;
    }

    /** Sets the child of the root that was chosen to be played. */
    public void expect(int child) {
        chosen = child;
    }

    /** Makes the node of {@code position} the root; false, without any change, if there is none. */
    public boolean findAgain(P position) {
        int node = known ? find(position) : 0;
        if (node != 0) {
            Compactor.keep(tree, node, 0);
        }
        return node != 0;
    }

    private int find(P position) {
        if (!(position instanceof Keyed)) {
            return 0;
        }
        if (isSame(root, position)) {
            return Tree.ROOT;
        }
        int node = findBelow(Tree.ROOT, root, position);
        if (node == 0 && chosen != 0) {
            afterChosen.copyFrom(root);
            afterChosen.play(tree.move(chosen));
            node = afterChosen.isOver() ? 0 : findBelow(chosen, afterChosen, position);
        }
        return node;
    }

    private int findBelow(int parent, P from, P position) {
        if (!tree.isExpanded(parent) || position.moveNumber() != from.moveNumber() + 1) {
            return 0;
        }
        int first = tree.firstChild(parent);
        for (int child = first; child < first + tree.childCount(parent); child++) {
            scratch.copyFrom(from);
            scratch.play(tree.move(child));
            if (!scratch.isOver() && isSame(scratch, position)) { // a game may be resumed
                return child;
            }
        }
        return 0;
    }

    private boolean isSame(P a, P b) {
        return a.moveNumber() == b.moveNumber()
                && a instanceof Keyed x
                && b instanceof Keyed y
                && x.key(0) == y.key(0)
                && x.checkKey(0) == y.checkKey(0);
    }
}
