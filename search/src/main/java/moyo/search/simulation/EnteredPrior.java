package moyo.search.simulation;

import moyo.game.Colour;
import moyo.game.Position;
import moyo.search.evaluation.Evaluator;
import moyo.search.part.NodeKnowledge;
import moyo.search.tree.Structure;

/**
 * Sets the prior value σ(E / τ) of a static evaluation E when a simulation enters a child for the
 * first time: the second reading of Nakamura, Miwa and Chikayama, equation 2, "when a simulation
 * meets an unexplored position". Untried moves have no value and are still tried first, so the
 * evaluation does not change the order of first visits, only the means after them. It costs one
 * evaluation per simulation, not one per move.
 *
 * @param tau the scale of the evaluation; the paper's text has 1
 * @param weight prior weight, in simulations; it also counts in the parent's total
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
