package moyo.search.part;

import moyo.game.Position;

/**
 * Receives every completed simulation, for instance for a transposition table.
 *
 * @param <P> the positions it understands
 */
public interface Observer<P extends Position<P>> extends Extension<P> {
    /**
     * Called after the value of a simulation has been backed up.
     *
     * @param simulation holds the trail and the value; its position may be the end of a playout
     */
    void simulated(Simulation<P> simulation);
}
