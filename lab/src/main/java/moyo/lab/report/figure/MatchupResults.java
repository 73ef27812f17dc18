package moyo.lab.report.figure;

import java.util.List;
import moyo.lab.record.GameResult;

/**
 * Two players and the games they have finished.
 *
 * @param a moves first in game 0 of a pair
 * @param b moves first in game 1
 * @param results in the order in which the games ended, each game once
 */
public record MatchupResults(String a, String b, List<GameResult> results) {
    public MatchupResults {
        results = List.copyOf(results);
        assert results.stream().map(GameResult::id).distinct().count() == results.size()
                : "a game twice";
    }

    /** Returns the heading of the matchup. */
    public String title() {
        return a + " vs " + b;
    }

    /** Returns the player that moved first (side 0) or second (side 1) in one of these games. */
    public String player(GameResult game, int side) {
        return side == game.game() ? a : b;
    }

    /** Returns the winner of one of these games; empty for a draw. */
    public String winner(GameResult game) {
        return switch (game.result()) {
            case FIRST -> player(game, 0);
            case SECOND -> player(game, 1);
            case DRAW -> "";
        };
    }

    /** Returns the loser of one of these games; empty for a draw. */
    String loser(GameResult game) {
        return switch (game.result()) {
            case FIRST -> player(game, 1);
            case SECOND -> player(game, 0);
            case DRAW -> "";
        };
    }
}
