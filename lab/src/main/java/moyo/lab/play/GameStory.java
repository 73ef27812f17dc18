package moyo.lab.play;

import java.util.List;
import moyo.game.Colour;
import moyo.lab.record.GameResult;
import moyo.session.FinishedGame;

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

    /** What a record file tells of it. */
    public FinishedGame finished() {
        int winner =
                switch (result.result()) {
                    case FIRST -> Colour.FIRST;
                    case SECOND -> Colour.SECOND;
                    case DRAW -> FinishedGame.NOBODY;
                };
        return new FinishedGame(
                "Moyo:" + Build.version(),
                event,
                "pair %d, game %d".formatted(result.pair(), result.game()),
                firstName,
                secondName,
                result.first(),
                result.second(),
                result.seed(),
                result.when().substring(0, 10),
                moves,
                comments,
                winner,
                result.reason(),
                result.score(),
                result.detail());
    }
}
