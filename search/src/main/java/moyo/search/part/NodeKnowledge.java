package moyo.search.part;

import moyo.game.Position;
import moyo.search.tree.Structure;

/**
 * Knows something of a node from elsewhere: a table of positions, a static evaluation.
 *
 * @param <P> the positions it understands
 */
public interface NodeKnowledge<P extends Position<P>> extends Extension<P> {
    /** The answer of a part that leaves the evaluation to others. */
    double GO_ON = Double.POSITIVE_INFINITY;

    /**
     * Called when a simulation enters a node, before the visit is counted. It may change the node's
     * prior.
     *
     * @param position where the child's move has led
     * @return {@link #GO_ON}, or a value as in {@link moyo.search.expansion.Evaluation}: the
     *     simulation ends here, and the leaf is not evaluated
     */
    double entered(P position, Structure structure, int parent, int child);
}
