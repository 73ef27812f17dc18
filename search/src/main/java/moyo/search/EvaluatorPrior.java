package moyo.search;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * Gives every new child the value σ(E / τ) of a static evaluation E, as if so many simulations had
 * found it: Q(s) = σ(E(s)), Nakamura, Miwa and Chikayama, equation 2.
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
     * @param weight how many simulations the evaluation stands for
     */
    public EvaluatorPrior(Game<P> game, Evaluator<P> evaluator, double tau, double weight) {
        this.evaluator = evaluator;
        this.tau = tau;
        this.weight = weight;
        child = game.newPosition();
    }

    @Override
    public void introduceChildren(
            P parent, Tree tree, double worth, int first, int count, Rng rng) {
        boolean firstMoves = parent.toMove() == Colour.FIRST;
        for (int move = first; move < first + count; move++) {
            child.copyFrom(parent);
            child.play(tree.move(move));
            double forFirst = evaluator.chance(child, tau);
            tree.setPrior(move, firstMoves ? forFirst : 1 - forFirst, weight);
        }
    }
}
