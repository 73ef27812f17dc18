package moyo.search.player;

import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;

/**
 * Chooses moves. Not thread-safe; another thread may use the {@link StopSignal} it handed in.
 *
 * @param <P> the positions it understands
 */
public interface Player<P extends Position<P>> {
    /** The value that {@link #chooseMove} returns if the player resigns. */
    int RESIGN = -1;

    /** Called when a new game begins: state of earlier moves must be discarded. */
    default void newGame() {}

    /** Resets the player to the state of a new player with this seed. */
    void reseed(long seed);

    /**
     * Returns a legal move for the side to move, or {@link #RESIGN}; {@code position} is not over
     * and is not changed.
     *
     * @param stop when requested, the player returns its best move at once
     */
    int chooseMove(P position, Budget budget, StopSignal stop);

    /** Returns a move without a stop signal. */
    default int chooseMove(P position, Budget budget) {
        return chooseMove(position, budget, new StopSignal());
    }

    /** Returns the number of simulations of the last search; 0 if the player does not search. */
    default int simulations() {
        return 0;
    }

    /**
     * Returns the counters of its parts since it was created; none if it does not search. May be
     * called by any thread, and may lag behind.
     */
    default Counts counts() {
        return Counts.NONE;
    }

    /**
     * Returns the value in [0, 1] of the last position for the side to move there; NaN if unknown.
     */
    default double lastValue() {
        return Double.NaN;
    }

    /** Returns an explanation of the last move in one line; empty if there is none. */
    default String explainLastMove() {
        return "";
    }
}
