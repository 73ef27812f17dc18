package moyo.lab.play;

import java.util.Optional;
import java.util.Set;
import moyo.game.Position;

/**
 * Somebody who plays game after game in one thread.
 *
 * @param <P> the positions of the game
 */
interface Competitor<P extends Position<P>> extends AutoCloseable {
    /** Sits down for a new game. */
    Seat<P> sit(int colour, long seed) throws Forfeit, Abandoned;

    /** Starts, if that is needed, and says who it is. */
    String introduce() throws Forfeit, Abandoned;

    /** The stones that it takes for dead at the end of its last game, if it has an opinion. */
    default Optional<Set<Integer>> theDead() {
        return Optional.empty();
    }

    /** It has broken down or broken a rule: the next game is to find it as new. */
    void retire();

    /** Makes a game under way end soon; for another thread. */
    void abandon();

    @Override
    void close();
}
