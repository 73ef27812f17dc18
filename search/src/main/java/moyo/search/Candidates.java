package moyo.search;

import moyo.game.MoveList;
import moyo.game.Position;

/**
 * Which moves a player considers: the legal ones, less those that are never worth a thought (in Go:
 * filling an own eye).
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Candidates<P extends Position<P>> {
    /** Replaces the content of {@code moves}; never empty unless the game is over. */
    void of(P position, MoveList moves);

    /**
     * Whether the last call left out moves that may be good after all: if all others lose, that
     * proves nothing.
     */
    default boolean leftOut() {
        return false;
    }

    /** Whether the order of the moves means something, so that ties may go to the first. */
    default boolean inOrder() {
        return false;
    }
}
