package moyo.search.watch;

import moyo.game.Position;

/**
 * Determines the owner of each cell of the board at the end of a playout.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Owners<P extends Position<P>> {
    /**
     * Adds 1 for each cell of the first player and -1 for each of the second. Never allocates.
     *
     * @param balance by cell; its length is the number of move codes of the game
     */
    void addTo(P end, int[] balance);

    /** For games without ownership. */
    static <P extends Position<P>> Owners<P> none() {
        return (end, balance) -> {};
    }
}
