package moyo.web.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.desk.RunReport;
import moyo.session.GameList;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunFinder;
import moyo.web.runs.find.RunKind;

/** The report of a run; its games are linked to the board of the page. */
final class ReportPage {
    /** A report is a page of its own: its style is inline, and it has no scripts. */
    static final String SECURITY =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
                    + "form-action 'none'; frame-ancestors 'none'";

    private static final String FILE = "report.html";
    private static final long MOST_BYTES = 50_000_000;

    /** A run with more games is not read as a whole for a page. */
    private static final long MOST_BYTES_OF_RESULTS = 30_000_000;

    private static final Pattern GAME =
            Pattern.compile("<a href=\"((?:[^\":?#]*/)?games/[^\":?#]+)\"");
    private static final Pattern REPORT = Pattern.compile("<a href=\"([^\":?#]+)/report\\.html\"");

    private final RunFinder finder;
    private final GameList games;

    ReportPage(RunFinder finder, GameList games) {
        this.finder = finder;
        this.games = games;
    }

    static boolean isThere(FoundRun run) {
        return Files.isRegularFile(run.folder().resolve(FILE))
                || run.kind() == RunKind.GAMES
                        && Files.isRegularFile(run.folder().resolve("results.jsonl"));
    }

    /**
     * Returns the report. That of a match is made anew if games were added since it was written;
     * nothing is written.
     *
     * @throws BadInput if there is none
     */
    synchronized String of(FoundRun run) {
        Path file = run.folder().resolve(FILE);
        try {
            String text =
                    isStale(run, file) ? RunReport.of(run.folder(), games).page() : read(file);
            return linked(run, text);
        } catch (IOException e) {
            throw new BadInput("the report of '%s' cannot be read".formatted(run.id()), e);
        }
    }

    private static String read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("there is no report yet");
        }
        if (Files.size(file) > MOST_BYTES) {
            throw new BadInput("the report is too large for the page; open its file");
        }
        return Files.readString(file);
    }

    private static boolean isStale(FoundRun run, Path file) throws IOException {
        Path results = run.folder().resolve("results.jsonl");
        if (run.kind() != RunKind.GAMES
                || !Files.isRegularFile(results)
                || Files.size(results) > MOST_BYTES_OF_RESULTS) {
            return false;
        }
        return !Files.isRegularFile(file)
                || Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(results))
                        < 0;
    }

    private String linked(FoundRun run, String text) {
        String games =
                GAME.matcher(text)
                        .replaceAll(
                                link ->
                                        "<a href=\"/#/lab/%s/game/%s\""
                                                .formatted(
                                                        run.id(), link.group(1).replace('/', '~')));
        return REPORT.matcher(games).replaceAll(link -> report(run, link));
    }

    /** The report of a row of an experiment. */
    private String report(FoundRun run, MatchResult link) {
        Optional<FoundRun> row = finder.at(run.path() + "/" + link.group(1));
        return row.map(r -> "<a href=\"/api/runs/%s/report\"".formatted(r.id())).orElse("<a");
    }
}
