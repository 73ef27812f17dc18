package moyo.lab.report.figure;

import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import moyo.lab.record.GameResult;
import moyo.lab.stats.Sprt;
import org.jspecify.annotations.Nullable;

/**
 * All that a report tells of a run, finished or not.
 *
 * @param facts what was played and where: board, komi, seed, budget, commit, host
 * @param command repeats the run when typed; may be empty
 * @param matchups one for a match, several for a tournament
 * @param plannedGames how many there will be at most; 0 if nobody knows
 * @param running whether games are still being played
 * @param sprt the test that may end a match early, or null
 * @param notCounted the records that do not belong to the run, each with its place and the reason
 * @param gameFile where a game's record lies, relative to the report, with slashes; empty if
 *     nowhere
 * @param written the time the report is made
 */
public record RunView(
        String title,
        List<Fact> facts,
        String command,
        List<MatchupResults> matchups,
        int plannedGames,
        boolean running,
        @Nullable Sprt sprt,
        List<String> notCounted,
        Function<GameResult, String> gameFile,
        Instant written) {

    public RunView {
        facts = List.copyOf(facts);
        matchups = List.copyOf(matchups);
        notCounted = List.copyOf(notCounted);
    }

    public int playedGames() {
        return matchups.stream().mapToInt(m -> m.results().size()).sum();
    }

    /** Every player's name once, in the order of appearance. */
    List<String> players() {
        return matchups.stream().flatMap(m -> Stream.of(m.a(), m.b())).distinct().toList();
    }

    public boolean isTournament() {
        return matchups.size() > 1;
    }
}
