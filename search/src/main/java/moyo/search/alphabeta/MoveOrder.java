package moyo.search.alphabeta;

import moyo.game.Position;

/**
 * A game's static move ordering for alpha-beta. One instance per thread; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface MoveOrder<P extends Position<P>> {
    /** The highest promise. */
    int MOST = 1000;

    /** The promise of a legal move, from 0 to {@link #MOST}; higher ones are searched first. */
    int promise(P position, int move);
}
