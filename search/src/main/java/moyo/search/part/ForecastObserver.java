package moyo.search.part;

import moyo.game.Position;
import moyo.search.tree.Trail;

/**
 * Receives what an evaluator that plays no playouts, such as a network, expects of the end of the
 * game.
 *
 * @param <P> the positions it understands
 */
public interface ForecastObserver<P extends Position<P>> extends Extension<P> {
    /** Whether owners are wanted in the current search; to compute them takes time. */
    boolean wantsOwners();

    /**
     * Called after each evaluation of a leaf.
     *
     * @param trail the moves from the root of the search to the leaf
     * @param score the first player's expected score
     * @param owners by cell, as in {@link moyo.search.watch.Owners}: from 1, certainly the first
     *     player's, to -1; undefined unless {@link #wantsOwners}; empty if the game has no owners
     */
    void forecast(Trail trail, double score, float[] owners);
}
