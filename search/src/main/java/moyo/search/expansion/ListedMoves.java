package moyo.search.expansion;

import moyo.game.Position;
import moyo.game.Rng;

/**
 * An expander of two parts: candidates list the moves, a prior sets their values.
 *
 * @param inOrder whether children keep the order of the candidates, so that ties go to the first
 *     candidate; otherwise a random child comes first
 * @param <P> the positions it understands
 */
public record ListedMoves<P extends Position<P>>(
        Candidates<P> candidates, Prior<P> prior, boolean inOrder) implements Expander<P> {
    /** With a random child first. */
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
