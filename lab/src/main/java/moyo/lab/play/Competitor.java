package moyo.lab.play;

import java.util.Optional;
import java.util.Set;
import moyo.game.Position;

/**
 * A player or an engine that plays games one after the other in one thread.
 *
 * @param <P> the positions of the game
 */
interface Competitor<P extends Position<P>> extends AutoCloseable {
    /** Begins a new game. */
    GamePlayer<P> newGame(int colour, long seed) throws Forfeit, Abandoned;

    /** Starts the engine if necessary, and returns its name and version. */
    String introduce() throws Forfeit, Abandoned;

    /**
     * Returns the stones that it considers dead at the end of its last game; empty if it does not
     * tell.
     */
    default Optional<Set<Integer>> theDead() {
        return Optional.empty();
    }

    /** Called after a fault: the next game starts with a new process or player. */
    void retire();

    /** Makes the current game end soon; called from another thread. */
    void abandon();

    @Override
    void close();
}
