package moyo.lab.report.figure;

import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import moyo.lab.record.GameResult;
import moyo.lab.stats.Sprt;
import org.jspecify.annotations.Nullable;

/**
 * The content of the report of a run, finished or not.
 *
 * @param facts what was played and where: board, komi, seed, budget, commit, host
 * @param command the command that repeats the run; may be empty
 * @param matchups one for a match, several for a tournament
 * @param plannedGames the maximum number of games; 0 if unknown
 * @param running whether games are still being played
 * @param sprt the test that may end a match early, or null
 * @param notCounted the records that do not belong to the run, each with its place and the reason
 * @param gameFile returns the path of a game's record relative to the report, with slashes; empty
 *     if there is none
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

    /** Returns every player's name once, in the order of appearance. */
    List<String> players() {
        return matchups.stream().flatMap(m -> Stream.of(m.a(), m.b())).distinct().toList();
    }

    public boolean isTournament() {
        return matchups.size() > 1;
    }
}
