package moyo.search.part;

import moyo.game.Position;

/**
 * Learns from finished simulations.
 *
 * @param <P> the positions it understands
 */
public interface Observer<P extends Position<P>> extends Extension<P> {
    /**
     * Called after each simulation, when its value has been backed up.
     *
     * @param simulation its trail and its value; the position may be the end of a playout
     */
    void simulated(Simulation<P> simulation);
}
