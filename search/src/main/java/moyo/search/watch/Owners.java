package moyo.search.watch;

import moyo.game.Position;

/**
 * Says who owns each cell of the board when a simulation has ended.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Owners<P extends Position<P>> {
    /**
     * Adds 1 for each cell of the first player and -1 for each of the second. Never allocates.
     *
     * @param balance by cell; as long as there are moves in the game
     */
    void addTo(P end, int[] balance);

    /** For games in which nobody owns anything. */
    static <P extends Position<P>> Owners<P> none() {
        return (end, balance) -> {};
    }
}
