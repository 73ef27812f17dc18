package moyo.lab.follow;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import moyo.lab.record.GameResult;
import moyo.lab.record.ResultsFile;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.RunView;
import moyo.lab.run.Matchup;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.stats.Decision;

/**
 * Follows the folder of a match or tournament: standings, the newest games, warnings. Needs memory
 * for the ids of the games, not for their moves. Not thread-safe.
 */
public final class RunTail {
    private static final long MOST_BYTES = 4_000_000;

    private final RunPlan plan;
    private final LineTail lines;
    private final ResultsFile.Reader reader;
    private final Map<String, MatchupTail> matchups = new LinkedHashMap<>();
    private final Deque<GameResult> newest = new ArrayDeque<>();
    private final int kept;
    private int games;
    private int faults;

    /**
     * Reads nothing yet.
     *
     * @param kept how many of the newest games are kept
     */
    public RunTail(Path folder, RunPlan plan, int kept) {
        this.plan = plan;
        this.kept = kept;
        Path file = folder.resolve(ResultsFile.NAME);
        lines = new LineTail(file);
        reader = new ResultsFile.Reader(file, RunFolder.objections(plan), this::add);
        plan.matchups().forEach(m -> matchups.put(m.text(), new MatchupTail(m)));
    }

    private void add(GameResult result) {
        Objects.requireNonNull(matchups.get(result.matchup())).add(result);
        newest.addFirst(result.withoutMoves());
        if (newest.size() > kept) {
            newest.removeLast();
        }
        games++;
        faults += result.isFault() ? 1 : 0;
    }

    /** Returns whether the file has been replaced by another, so that this tail is of no use. */
    public boolean isReplaced() throws IOException {
        return lines.isReplaced();
    }

    /**
     * Reads the results that were added since the last call; of a large file a part, so that a
     * caller can show what is read so far.
     *
     * @return whether there was one
     * @throws moyo.game.BadInput if a line is not JSON
     */
    public boolean read() throws IOException {
        return lines.read(reader::read, MOST_BYTES);
    }

    /** Returns whether the last call read a part only. */
    public boolean isBehind() {
        return lines.isBehind();
    }

    public RunPlan plan() {
        return plan;
    }

    /** Returns the number of games that count. */
    public int games() {
        return games;
    }

    /** Returns the number of games that ended by a fault. */
    public int faults() {
        return faults;
    }

    /** Returns the records that do not count. */
    public List<String> warnings() {
        return reader.warnings();
    }

    /** Returns the newest games without their moves, the newest first. */
    public List<GameResult> newest() {
        return List.copyOf(newest);
    }

    /** Returns the figures so far; the list of games is empty in them. */
    public Figures figures(boolean running) {
        List<MatchupFigures> standings =
                matchups.values().stream().map(MatchupTail::figures).toList();
        List<MatchupResults> names = standings.stream().map(MatchupFigures::matchup).toList();
        RunView view =
                new RunView(
                        plan.name(),
                        List.of(),
                        "",
                        names,
                        plan.allGames(),
                        running,
                        plan.test().orElse(null),
                        warnings(),
                        result -> "",
                        Instant.now());
        return new Figures(view, standings, Figures.ratings(view, standings), Map.of());
    }

    /** Returns whether all games are played, or the sequential test of the plan has decided. */
    public boolean isFinished() {
        return games >= plan.allGames()
                || plan.test().isPresent()
                        && figures(false).standings().stream()
                                .anyMatch(
                                        s ->
                                                plan.test().get().decide(s.pairs())
                                                        != Decision.CONTINUE);
    }

    /** Returns the matchup of a result. */
    public Matchup matchup(GameResult result) {
        return plan.matchups().stream()
                .filter(matchup -> matchup.text().equals(result.matchup()))
                .findFirst()
                .orElseThrow();
    }
}
