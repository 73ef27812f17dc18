package moyo.search.evaluation;

import moyo.game.Position;

/**
 * Judges a position without playing on. One instance per thread; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Evaluator<P extends Position<P>> {
    /** In units of its own, the more the better for the first player. */
    double evaluate(P position);

    /** The evaluation as a chance of the first player, σ(E / τ). */
    default double chance(P position, double tau) {
        return 1 / (1 + StrictMath.exp(-evaluate(position) / tau));
    }
}
