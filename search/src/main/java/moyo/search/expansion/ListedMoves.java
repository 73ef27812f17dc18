package moyo.search.expansion;

import moyo.game.Position;
import moyo.game.Rng;

/**
 * An expander of two parts: candidates list the moves, a prior tells what is known of them.
 *
 * @param inOrder whether the order of the candidates means something, so that ties go to the first
 * @param <P> the positions it understands
 */
public record ListedMoves<P extends Position<P>>(
        Candidates<P> candidates, Prior<P> prior, boolean inOrder) implements Expander<P> {
    /** Without an order. */
    public ListedMoves(Candidates<P> candidates, Prior<P> prior) {
        this(candidates, prior, false);
    }

    @Override
    public void expand(P position, NodeWriter node, Rng rng) {
        candidates.of(position, node.moves());
        if (inOrder ? node.openInOrder() : node.open(rng)) {
            prior.introduce(position, node, rng);
        }
    }
}
