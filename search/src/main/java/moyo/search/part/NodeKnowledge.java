package moyo.search.part;

import moyo.game.Position;
import moyo.search.tree.Structure;

/**
 * Supplies prior knowledge of a node when a simulation enters it, from a transposition table or a
 * static evaluation.
 *
 * @param <P> the positions it understands
 */
public interface NodeKnowledge<P extends Position<P>> extends Extension<P> {
    /** Return value: the simulation continues. */
    double GO_ON = Double.POSITIVE_INFINITY;

    /**
     * Called when a simulation enters a node, before the visit is counted. May change the node's
     * prior value and prior weight.
     *
     * @param position the position after the child's move
     * @return {@link #GO_ON}, or a value of {@link moyo.search.expansion.Evaluation} with which the
     *     simulation ends here without an evaluation of the leaf
     */
    double entered(P position, Structure structure, int parent, int child);
}
