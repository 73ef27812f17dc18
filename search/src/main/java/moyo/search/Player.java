package moyo.search;

import moyo.game.Position;

/**
 * Chooses moves. One thread calls; {@link #stop} alone may come from another.
 *
 * @param <P> the positions it understands
 */
public interface Player<P extends Position<P>> {
    /** A game begins that has nothing to do with the moves chosen before. */
    default void newGame() {}

    /** A legal move for the side to move; {@code position} is not changed and is not over. */
    int chooseMove(P position, Budget budget);

    /** Asks a running {@link #chooseMove} to answer now with the best it has. */
    default void stop() {}

    /**
     * What the last choice was based on, in a line for people; empty if there is nothing to say.
     */
    default String explainLastMove() {
        return "";
    }
}
