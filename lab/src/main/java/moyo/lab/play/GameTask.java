package moyo.lab.play;

import java.util.List;
import moyo.lab.record.GameId;

/**
 * A game to be played.
 *
 * @param first who moves first
 * @param seed both games of a pair have the same
 * @param opening moves that are given
 */
public record GameTask(GameId id, Entrant first, Entrant second, long seed, List<Integer> opening) {
    public GameTask {
        opening = List.copyOf(opening);
    }
}
