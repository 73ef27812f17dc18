package moyo.lab.desk;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.console.RatingText;
import moyo.lab.console.StandingTable;
import moyo.lab.console.WorkText;
import moyo.lab.record.CpuPerMove;
import moyo.lab.record.ResultsFile;
import moyo.lab.report.ReportWriter;
import moyo.lab.report.figure.Duplicates;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.RunView;
import moyo.lab.run.Matchup;
import moyo.lab.run.Part;
import moyo.lab.run.RunFold;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.session.GameList;

/** Writes the report of a run's folder, as text and as a page. */
public final class RunReport {
    /** Files of folders that are not of a run and have a report of their own. */
    private static final Map<String, String> OTHERS =
            Map.of(
                    "results.csv", "experiments",
                    "tuning.json", "a tuning",
                    "learning.json", "a learning",
                    "training.json", "a training");

    private final Path dir;
    private final RunFolder.Description description;
    private final RunPlan plan;
    private final Part part;
    private final RunFold fold;
    private final List<String> notCounted;
    private final String recordType;

    private RunReport(
            Path dir,
            RunFolder.Description description,
            RunFold fold,
            List<String> notCounted,
            String recordType) {
        this.dir = dir;
        this.description = description;
        plan = description.plan();
        part = description.part();
        this.fold = fold;
        this.notCounted = notCounted;
        this.recordType = recordType;
    }

    /** Reads a folder, finished or not, and creates its report. */
    public static RunReport of(Path dir, GameList games) {
        requireRun(dir);
        RunFolder.Description description = RunFolder.describe(dir);
        ResultsFile.Content content = RunFolder.content(dir, description.plan());
        return new RunReport(
                dir,
                description,
                RunFold.of(content.results()),
                content.warnings(),
                games.ofFacts(description.plan().game()).recordType());
    }

    private static void requireRun(Path dir) {
        OTHERS.forEach(
                (file, what) -> {
                    if (!RunFolder.isRun(dir) && Files.exists(dir.resolve(file))) {
                        throw new BadInput(
                                "'%s' is the folder of %s, whose report is '%s'; its own command renews it"
                                        .formatted(dir, what, dir.resolve("report.html")));
                    }
                });
    }

    /** Creates the report of a run that this process has just played. */
    public static RunReport of(RunFolder folder, String recordType) {
        return new RunReport(
                folder.folder(),
                RunFolder.describe(folder.folder()),
                folder.fold(),
                folder.warnings(),
                recordType);
    }

    /** Writes the page and the CSV and JSON files into the folder. */
    public void write() throws IOException {
        ReportWriter.write(view(), dir);
    }

    /** Returns the page of the report and writes nothing. */
    public String page() {
        return ReportWriter.page(view());
    }

    private List<MatchupResults> matchups() {
        return plan.matchups().stream()
                .map(m -> new MatchupResults(m.a(), m.b(), fold.results(m)))
                .toList();
    }

    private RunView view() {
        return new RunView(
                part.isAll() ? plan.name() : "%s, part %s".formatted(plan.name(), part),
                RunFacts.of(description, cpuTexts()),
                description.lastSession().path("command").asText(),
                matchups(),
                part.games(plan),
                RunFolder.isBusy(dir),
                plan.test().orElse(null),
                notCounted,
                result -> RunFolder.gameFile(plan, recordType, result.id()),
                Instant.now());
    }

    /**
     * Returns for each matchup whether it was played at equal CPU, if the budget of a move is in
     * seconds.
     */
    private List<String> cpuTexts() {
        return plan.rules().time().isBudget()
                ? matchups().stream()
                        .filter(m -> !m.results().isEmpty())
                        .map(m -> CpuPerMove.of(m.results()).text(m.a(), m.b()))
                        .toList()
                : List.of();
    }

    /** Prints warnings about faults, foreign records and repeated games. */
    private void warn(PrintWriter out) {
        if (fold.faults() > 0) {
            out.println("%d of %d games ended by a fault".formatted(fold.faults(), fold.games()));
        }
        if (!notCounted.isEmpty()) {
            out.println(
                    "records that are not of this run: %d; the first: %s"
                            .formatted(notCounted.size(), notCounted.get(0)));
        }
        int repeated = matchups().stream().mapToInt(m -> Duplicates.of(m).size()).sum();
        if (repeated > 0) {
            out.println(
                    "%d of %d games repeat an earlier one: the intervals are too narrow; see --openings"
                            .formatted(repeated, fold.games()));
        }
    }

    /** Prints the result as a table, or the summary as JSON. */
    public void print(PrintWriter out, boolean json) throws IOException {
        if (json) {
            out.print(Files.readString(dir.resolve("summary.json")));
        } else {
            printTable(out);
        }
        out.flush();
    }

    private void printTable(PrintWriter out) {
        if (plan.matchups().size() > 1) {
            RatingText.print(out, plan.matchups(), fold.standings());
        } else {
            Matchup only = plan.matchups().get(0);
            StandingTable.print(out, only, fold.standing(only));
        }
        WorkText.print(out, plan.matchups(), fold.works());
        plan.test()
                .ifPresent(test -> StandingTable.printSprt(out, test, fold.standings().values()));
        cpuTexts().forEach(out::println);
        warn(out);
        out.println("report: " + dir.resolve("report.html"));
    }
}
