package moyo.search.selection;

import java.util.Arrays;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.expansion.Evaluation;
import moyo.search.part.PlayoutObserver;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * Rapid action value estimation as Fuego does it: the result of a simulation counts for every move
 * that the side to move at a node made at or after it, unless the opponent made the same move
 * earlier. Its weight falls linearly from 2 for the next move to 1 at the end of the playout.
 * Passes in playouts do not count. {@link RaveFolding} defines the weights if results are averaged
 * into the means.
 *
 * @param <P> the positions of the game
 */
public final class RaveUpdate<P extends Position<P>> implements PlayoutObserver<P> {
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int NONE = -1;

    /** For each side and move, the first index in the trail at or after the current depth. */
    private final int[][] firstPlay;

    private final Structure structure;
    private final Tree tree;
    private final RaveFolding folding;

    /** The move that does not count in playouts. */
    private final int skipped;

    /**
     * @param hasPass whether move code 0 is a pass
     */
    public RaveUpdate(int moveCodes, boolean hasPass, Structure structure, RaveFolding folding) {
        this.structure = structure;
        tree = structure.nodes();
        this.folding = folding;
        skipped = hasPass ? Game.PASS : NONE;
        firstPlay = new int[2][moveCodes];
        Arrays.fill(firstPlay[Colour.FIRST], NEVER);
        Arrays.fill(firstPlay[Colour.SECOND], NEVER);
    }

    @Override
    public void playedOut(P end, Trail trail, double score, double value) {
        if (Evaluation.isResult(value)) {
            update(trail, (float) value);
        }
    }

    /**
     * @param forFirst the result for the first player
     */
    void update(Trail trail, float forFirst) {
        int length = trail.length();
        for (int i = length - 1; i >= trail.treeLength(); i--) {
            if (trail.move(i) != skipped) {
                firstPlay[trail.mover(i)][trail.move(i)] = i;
            }
        }
        for (int i = trail.treeLength() - 1; i >= 0; i--) {
            int mover = trail.mover(i);
            firstPlay[mover][trail.move(i)] = i;
            int node = trail.parent(i);
            float value = Colour.valueFor(mover, forFirst);
            if (folding.isOn()) {
                foldIntoChildren(node, mover, value, i, length);
            } else {
                updateChildren(node, mover, value, i, length);
            }
        }
        for (int i = 0; i < length; i++) {
            firstPlay[trail.mover(i)][trail.move(i)] = NEVER;
        }
    }

    private void updateChildren(int node, int mover, float value, int depth, int length) {
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

    /** Skips the child that the simulation entered: it has the result already. */
    private void foldIntoChildren(int node, int mover, float value, int depth, int length) {
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
                structure.foldRave(child, value, folding.weight() - (at - depth) * perPly);
            }
        }
    }
}
