package moyo.web.room.opponent;

import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.line.Line;
import org.jspecify.annotations.Nullable;

/**
 * A program that plays one side. {@link #choose} is for one thread at a time; the other methods may
 * be called by any.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
interface Opponent<G extends Game<P>, P extends Position<P>> extends AutoCloseable {
    /**
     * Returns a move, or {@link moyo.search.player.Player#RESIGN}.
     *
     * @param clock the clock of the side; null if there is none
     * @param stop requests the best move so far
     * @throws moyo.game.BadInput if the program cannot answer, with the reason
     */
    int choose(Line<G, P> line, int colour, @Nullable RoomClock clock, StopSignal stop);

    /**
     * Returns the win rate that the program gave itself when it chose its last move; NaN if it says
     * nothing of it.
     */
    default double value() {
        return Double.NaN;
    }

    /** The answer is not wanted any more; called after {@code stop} was requested. */
    void interrupt();

    /**
     * Gives up the search tree or the process, unless it is thinking; the next {@link #choose}
     * makes another.
     */
    void rest();

    @Override
    void close();
}
