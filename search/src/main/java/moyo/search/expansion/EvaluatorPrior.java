package moyo.search.expansion;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.evaluation.Evaluator;

/**
 * Gives every new child the prior value σ(E / τ), E its static evaluation: Q(s) = σ(E(s)),
 * Nakamura, Miwa and Chikayama, equation 2. It counts beside the prior that a child already has.
 *
 * @param <P> the positions of the game
 */
public final class EvaluatorPrior<P extends Position<P>> implements Prior<P> {
    private final Evaluator<P> evaluator;
    private final double tau;
    private final double weight;
    private final P child;

    /**
     * @param tau the scale of the evaluation; the paper's text has 1
     * @param weight prior weight, in simulations
     */
    public EvaluatorPrior(Game<P> game, Evaluator<P> evaluator, double tau, double weight) {
        this.evaluator = evaluator;
        this.tau = tau;
        this.weight = weight;
        child = game.newPosition();
    }

    @Override
    public void introduce(P parent, NodeWriter children, Rng rng) {
        for (int i = 0; i < children.size(); i++) {
            child.copyFrom(parent);
            child.play(children.move(i));
            double forFirst = evaluator.chance(child, tau);
            children.addPrior(i, Colour.valueFor(parent.toMove(), forFirst), weight);
        }
    }
}
