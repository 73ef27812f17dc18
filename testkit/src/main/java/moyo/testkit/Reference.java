package moyo.testkit;

import java.util.Set;

/**
 * A game written a second time, as plainly as possible and without regard to speed: the naïve
 * implementation that {@link GameContract} compares the fast one with. Starts at the beginning of a
 * game.
 */
public interface Reference {
    int toMove();

    boolean isOver();

    double score();

    /** Empty when the game is over. */
    Set<Integer> legalMoves();

    void play(int move);

    /**
     * All that distinguishes this position for a table: pieces, side to move and what else limits
     * the next move. Two positions must have equal keys exactly when their states are equal.
     */
    Object state();
}
