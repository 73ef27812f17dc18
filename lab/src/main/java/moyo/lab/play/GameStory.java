package moyo.lab.play;

import java.util.List;
import moyo.lab.record.GameResult;

/**
 * A finished game with everything a record file may tell.
 *
 * @param event the name of the run
 * @param firstName the player who moved first, as people call it
 * @param moves as numbers
 * @param comments one for each move, maybe empty
 */
public record GameStory(
        String event,
        String firstName,
        String secondName,
        List<Integer> moves,
        List<String> comments,
        GameResult result) {
    public GameStory {
        moves = List.copyOf(moves);
        comments = List.copyOf(comments);
    }
}
