package moyo.testkit;

import java.util.Set;

/**
 * A second, naïve implementation of a game, as simple as possible, with which {@link GameContract}
 * compares the fast one. A new instance is at the start of a game.
 */
public interface Reference {
    int toMove();

    boolean isOver();

    double score();

    /** The legal moves; empty if the game is over. */
    Set<Integer> legalMoves();

    void play(int move);

    /**
     * The state that keys represent: pieces, side to move and restrictions on the next move. Two
     * positions must have equal keys exactly if their states are equal.
     */
    Object state();
}
