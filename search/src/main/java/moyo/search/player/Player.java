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
    /** What {@link #chooseMove} returns instead of a move when the game is lost. */
    int RESIGN = -1;

    /** A game begins that has nothing to do with the moves chosen before. */
    default void newGame() {}

    /** From here on it plays as one that has just been made with this seed. */
    void reseed(long seed);

    /**
     * A legal move for the side to move, or {@link #RESIGN}; {@code position} is not changed and is
     * not over.
     *
     * @param stop when requested, the player answers at once with the best it has
     */
    int chooseMove(P position, Budget budget, StopSignal stop);

    /** As above, without a way to cut it short. */
    default int chooseMove(P position, Budget budget) {
        return chooseMove(position, budget, new StopSignal());
    }

    /** How many simulations the last choice took; 0 if the player makes none. */
    default int simulations() {
        return 0;
    }

    /**
     * What its parts have counted since it was made; nothing if it does not search. For any thread,
     * though it may miss the latest.
     */
    default Counts counts() {
        return Counts.NONE;
    }

    /** The value in [0, 1] of the last position for the side to move there; NaN if unknown. */
    default double lastValue() {
        return Double.NaN;
    }

    /**
     * What the last choice was based on, in a line for people; empty if there is nothing to say.
     */
    default String explainLastMove() {
        return "";
    }
}
