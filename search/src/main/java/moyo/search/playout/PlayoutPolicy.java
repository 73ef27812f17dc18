package moyo.search.playout;

import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.part.Choices;
import moyo.search.part.Extension;

/**
 * Chooses the moves of a playout. Called once per playout move while the game is not over; never
 * allocates. One instance per thread, which may have scratch space. A policy that learns from
 * playouts also implements {@link moyo.search.part.PlayoutObserver}.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface PlayoutPolicy<P extends Position<P>> extends Choices, Extension<P> {
    /** A legal move, drawn with {@code rng}. */
    int choose(P position, Rng rng);

    @Override
    default void choices(MoveList moves) {
        moves.clear();
    }

    /** Called when a playout begins at {@code position}, before the first choice. */
    default void begin(P position, Rng rng) {}

    /** Called after each playout move, with the position after it. */
    default void played(P position, int move, Rng rng) {}

    /** Whether a playout may end here because the winner is certain. */
    default boolean isDecided(P position) {
        return false;
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
