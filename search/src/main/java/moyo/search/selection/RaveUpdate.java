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
 * that the side to move at a node made later on, with weight 2 if at once, falling to 1 at the end,
 * unless the opponent played there first. Passes of the playout do not count. Where results count
 * in the means themselves, {@link RaveFolding} says how much.
 *
 * @param <P> the positions of the game
 */
public final class RaveUpdate<P extends Position<P>> implements PlayoutObserver<P> {
    private static final int NEVER = Integer.MAX_VALUE;

    /** The first index from the current depth on at which each side played a move. */
    private final int[][] firstPlay;

    private final Structure structure;
    private final Tree tree;
    private final RaveFolding folding;

    public RaveUpdate(int moveCodes, Structure structure, RaveFolding folding) {
        this.structure = structure;
        tree = structure.nodes();
        this.folding = folding;
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
            if (trail.move(i) != Game.PASS) {
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

    /** The child that was entered has the result already. */
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
