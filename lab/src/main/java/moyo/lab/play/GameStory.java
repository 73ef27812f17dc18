package moyo.lab.play;

import java.util.List;
import moyo.game.Colour;
import moyo.lab.record.GameResult;
import moyo.session.FinishedGame;

/**
 * A finished game with everything that its record file contains.
 *
 * @param event the name of the run
 * @param firstName the name of the player that moved first
 * @param moves the moves as numbers of the game
 * @param comments a comment for each move, may be empty
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

    /** Returns the content of the record file. */
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
