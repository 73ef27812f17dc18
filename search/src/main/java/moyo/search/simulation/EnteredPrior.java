package moyo.search.simulation;

import moyo.game.Colour;
import moyo.game.Position;
import moyo.search.evaluation.Evaluator;
import moyo.search.part.NodeKnowledge;
import moyo.search.tree.Structure;

/**
 * Gives the value σ(E / τ) of a static evaluation E, as if so many simulations had found it, only
 * to a child that a simulation enters for the first time: the other reading of Nakamura, Miwa and
 * Chikayama, equation 2, "when a simulation meets an unexplored position". Untried moves have no
 * value and still come first, so the evaluation cannot change the order in which they are tried,
 * only the means after it; and it costs one evaluation a simulation instead of one for every move.
 *
 * @param tau the scale of the evaluation; the paper's text has 1
 * @param weight how many simulations the evaluation stands for; those of an entered child count in
 *     its parent's total, as if they had been made there
 * @param <P> the positions of the game
 */
public record EnteredPrior<P extends Position<P>>(Evaluator<P> evaluator, double tau, double weight)
        implements NodeKnowledge<P> {
    @Override
    public double entered(P position, Structure structure, int parent, int child) {
        if (structure.nodes().count(child) == 0) {
            int mover = Colour.other(position.toMove());
            double value = Colour.valueFor(mover, evaluator.chance(position, tau));
            structure.setPrior(parent, child, value, weight);
        }
        return GO_ON;
    }
}
