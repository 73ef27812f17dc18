package moyo.lab.report.figure;

import java.util.List;
import moyo.lab.record.GameResult;

/**
 * A breakdown or a breach of the rules.
 *
 * @param player whose fault it was, or empty
 */
public record Fault(String player, GameResult game) {
    /** Who is at fault has lost. */
    public static List<Fault> of(MatchupResults matchup) {
        return matchup.results().stream()
                .filter(GameResult::isFault)
                .map(game -> new Fault(matchup.loser(game), game))
                .toList();
    }
}
