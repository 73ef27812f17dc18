package moyo.lab.report;

import java.util.List;
import moyo.lab.record.GameResult;

/**
 * A breakdown or a breach of the rules.
 *
 * @param player whose fault it was, or empty
 */
record Fault(String player, GameResult game) {
    /** Who is at fault has lost. */
    static List<Fault> of(Matchup matchup) {
        return matchup.results().stream()
                .filter(GameResult::isFault)
                .map(game -> new Fault(matchup.loser(game), game))
                .toList();
    }
}
