package moyo.search.evaluation;

import moyo.game.Position;

/**
 * A static evaluation of positions. One instance per thread; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Evaluator<P extends Position<P>> {
    /** The evaluation in units of its own; higher is better for the first player. */
    double evaluate(P position);

    /** The evaluation as a winning probability of the first player, σ(E / τ). */
    default double chance(P position, double tau) {
        return 1 / (1 + StrictMath.exp(-evaluate(position) / tau));
    }
}
