package moyo.search.alphabeta;

import moyo.game.Position;

/**
 * What a game knows of good moves before any is tried, for searches that do better if they try good
 * moves first. One instance per thread; never allocates.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface MoveOrder<P extends Position<P>> {
    /** The most that can be said of a move. */
    int MOST = 1000;

    /** How much a legal move promises, from 0 to {@link #MOST}. */
    int promise(P position, int move);
}
