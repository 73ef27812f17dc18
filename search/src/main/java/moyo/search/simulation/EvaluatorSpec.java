package moyo.search.simulation;

import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Roles;

/**
 * Makes the leaf evaluators of a search, one for each thread. Immutable.
 *
 * @param <P> the positions of the game
 */
@FunctionalInterface
public interface EvaluatorSpec<P extends Position<P>> {
    /**
     * Makes the evaluator of one thread.
     *
     * @param roles the parts of the thread, for evaluators that report playouts to them
     */
    LeafEvaluator<P> forThread(SearchOptions options, Roles<P> roles, Rng rng);
}
