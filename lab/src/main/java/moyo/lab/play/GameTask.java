package moyo.lab.play;

import java.util.List;
import moyo.lab.record.GameId;

/**
 * A game to be played.
 *
 * @param first the player that moves first
 * @param seed the seed, the same for both games of a pair
 * @param opening the moves of the opening
 */
public record GameTask(GameId id, Entrant first, Entrant second, long seed, List<Integer> opening) {
    public GameTask {
        opening = List.copyOf(opening);
    }
}
