package moyo.lab.report.figure;

import java.util.List;
import moyo.lab.record.GameResult;

/**
 * A crash, a hang or a broken rule.
 *
 * @param player the name of the player at fault, or empty
 */
public record Fault(String player, GameResult game) {
    /** Returns the fault of a game; the player at fault is the loser. */
    public static List<Fault> of(MatchupResults matchup) {
        return matchup.results().stream()
                .filter(GameResult::isFault)
                .map(game -> new Fault(matchup.loser(game), game))
                .toList();
    }
}
