package moyo.search;

import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.agent.TeamCounts;

/**
 * Picks the moves of a playout. Called once for every playout move of a game that goes on; never
 * allocates. One instance per thread: it may keep scratch space.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface PlayoutPolicy<P extends Position<P>> {
    /** A legal move, drawn with {@code rng}. */
    int choose(P position, Rng rng);

    /**
     * Replaces the content of {@code moves} by those among which chance made the last choice; none
     * if it does not tell. Some may be illegal: they would have been refused.
     */
    default void choices(MoveList moves) {
        moves.clear();
    }

    /** Called when a playout begins at {@code position}, before the first choice. */
    default void begin(P position, Rng rng) {}

    /** Called after each playout move, with the position it led to. */
    default void played(P position, int move, Rng rng) {}

    /**
     * Called in a search after each playout that came to its end, so that a policy may learn from
     * it.
     *
     * @param trail all moves from the root of the search on
     * @param rootToMove the side that made the first of them
     * @param value the result for the first player
     */
    default void ended(Trail trail, int rootToMove, double value) {}

    /** A new game begins: what was learned in another must be forgotten. */
    default void newGame() {}

    /** Whether a playout may stop here, because its winner is clear. */
    default boolean isDecided(P position) {
        return false;
    }

    /** Who has made its moves so far, if a team makes them; for any thread. */
    default TeamCounts teamCounts() {
        return TeamCounts.NONE;
    }

    /** Plays {@code position} to its end. */
    default void playOut(P position, Rng rng) {
        begin(position, rng);
        while (!position.isOver() && !isDecided(position)) {
            int move = choose(position, rng);
            position.play(move);
            played(position, move, rng);
        }
    }
}
