package moyo.search.expansion;

import moyo.game.MoveList;
import moyo.game.Position;

/**
 * Lists the moves that a player considers: the legal moves without those that are never useful (in
 * Go: filling an own eye).
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Candidates<P extends Position<P>> {
    /** Replaces the content of {@code moves}; never empty unless the game is over. */
    void of(P position, MoveList moves);
}
