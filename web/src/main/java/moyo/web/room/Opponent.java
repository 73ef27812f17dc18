package moyo.web.room;

import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import org.jspecify.annotations.Nullable;

/**
 * A program that plays one side. For one thread at a time; {@link #close} may be called by any.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
interface Opponent<G extends Game<P>, P extends Position<P>> extends AutoCloseable {
    /**
     * Returns a move, or {@link moyo.search.player.Player#RESIGN}.
     *
     * @param clock the clock of the side; null if there is none
     * @throws moyo.game.BadInput if the program cannot answer, with the reason
     */
    int choose(Line<G, P> line, int colour, @Nullable RoomClock clock, StopSignal stop);

    @Override
    void close();
}
