package moyo.lab.play;

import java.util.Map;
import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * A player in one game. Not thread-safe.
 *
 * @param <P> the positions of the game
 */
interface GamePlayer<P extends Position<P>> {
    /**
     * Returns a move for the side to move, or {@link moyo.search.Player#RESIGN}; the move may be
     * illegal.
     *
     * @param left seconds on the player's clock; infinite without one
     */
    int chooseMove(P position, double left) throws Forfeit, Abandoned;

    /**
     * Called with a move that this player did not choose: one of the opponent or of the opening.
     *
     * @param left seconds on the player's clock, which runs; infinite without one
     */
    void told(int colour, int move, double left) throws Forfeit, Abandoned;

    /**
     * Returns the seconds of the last move in which the player's thread got no processor; 0 if
     * unknown. Called after {@link #chooseMove}.
     */
    default double secondsKeptFromThinking() {
        return 0;
    }

    /** Returns the player's value of its last position, in [0, 1]; NaN if unknown. */
    double value();

    /** Returns the player's comment on its last move, may be empty. */
    String comment();

    /** Returns the number of simulations of this game so far; 0 if unknown. */
    long simulations();

    /** Returns the CPU seconds of this game so far; NaN if unknown. */
    double cpuSeconds();

    /** Returns the counters of the searches of this game so far; no counters if unknown. */
    Counts counts();

    /**
     * Returns the CPU seconds of the moves during which a counter grew, for counters that are
     * timed; empty if unknown.
     */
    Map<String, Double> timedCpuSeconds();
}
