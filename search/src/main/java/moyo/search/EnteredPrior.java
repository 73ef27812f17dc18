package moyo.search;

import moyo.game.Colour;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * Gives the value σ(E / τ) of a static evaluation E, as if so many simulations had found it, only
 * to a child that a simulation enters for the first time: the other reading of Nakamura, Miwa and
 * Chikayama, equation 2, "when a simulation meets an unexplored position". Moves that were not
 * tried know nothing and still come first, so the evaluation cannot change the order in which they
 * are tried, only what is made of the results; and it costs one evaluation a simulation instead of
 * one for every move.
 *
 * @param tau the scale of the evaluation; the paper's text has 1
 * @param weight how many simulations the evaluation stands for; those of an entered child count in
 *     its parent's total, as if they had been made there
 * @param <P> the positions of the game
 */
public record EnteredPrior<P extends Position<P>>(Evaluator<P> evaluator, double tau, double weight)
        implements Prior<P> {
    @Override
    public void introduceChildren(
            P parent, Tree tree, double worth, int first, int count, Rng rng) {}

    @Override
    public void introduceEntered(P position, Tree tree, int parent, int child) {
        double forFirst = evaluator.chance(position, tau);
        boolean firstMoved = position.toMove() != Colour.FIRST;
        tree.setPrior(parent, child, firstMoved ? forFirst : 1 - forFirst, weight);
    }
}
