package moyo.lab.play;

import java.util.Map;
import moyo.game.Position;
import moyo.search.count.Counts;

/**
 * One player in one game. For one thread.
 *
 * @param <P> the positions of the game
 */
interface Seat<P extends Position<P>> {
    /**
     * A move for the side to move, or {@link moyo.search.Player#RESIGN}; not yet checked.
     *
     * @param left seconds on the player's clock; infinite without one
     */
    int chooseMove(P position, double left) throws Forfeit, Abandoned;

    /**
     * A move was made that this player did not choose: the opponent's, or one of the opening.
     *
     * @param left seconds on the player's clock, which runs; infinite without one
     */
    void told(int colour, int move, double left) throws Forfeit, Abandoned;

    /**
     * Seconds of the last move in which the player's thread got no processor; 0 if unknown. Called
     * after {@link #chooseMove}.
     */
    default double secondsKeptFromThinking() {
        return 0;
    }

    /** The value in [0, 1] that the player gave its last position; NaN if it said nothing. */
    double value();

    /** What the player says about its last move, maybe empty. */
    String comment();

    /** All simulations of this game so far; 0 if unknown. */
    long simulations();

    /** Processor time of this game so far; NaN if unknown. */
    double cpuSeconds();

    /** What the searches of this game have counted so far; nothing if unknown. */
    Counts counts();

    /**
     * CPU seconds of the moves during which a counter grew, for counters whose use that is; empty
     * if unknown.
     */
    Map<String, Double> timedCpuSeconds();
}
