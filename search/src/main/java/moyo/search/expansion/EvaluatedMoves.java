package moyo.search.expansion;

import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * Sets the children's probabilities to those of the leaf evaluator, for instance a network; equal
 * probabilities if it has none.
 *
 * @param <P> the positions it understands
 */
public record EvaluatedMoves<P extends Position<P>>(Candidates<P> candidates)
        implements Expander<P> {
    @Override
    public void expand(P position, NodeWriter node, Rng rng) {
        candidates.of(position, node.moves());
        if (!node.openInOrder()) {
            return;
        }
        MoveList moves = node.moves();
        Evaluation said = node.evaluation();
        if (said == null || !said.hasProbabilities()) {
            for (int i = 0; i < moves.size(); i++) {
                node.setProbability(i, 1.0 / moves.size());
            }
            return;
        }
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            sum += said.probability(moves.get(i));
        }
        for (int i = 0; i < moves.size(); i++) {
            double weight = said.probability(moves.get(i));
            node.setProbability(i, sum > 0 ? weight / sum : 1.0 / moves.size());
        }
    }
}
