package moyo.lab.desk;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import moyo.lab.console.ComparisonText;
import moyo.lab.console.HeadlineText;
import moyo.lab.console.ReproduceProgress;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.HeadlineResult;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.paper.Reproduction;
import moyo.lab.report.paper.ReproductionWriter;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;
import moyo.lab.run.Runner;

/**
 * Plays experiments row by row and keeps their report up to date. Games that several rows share are
 * played once, also if the experiment that owns them was not selected.
 */
public final class Reproducer {
    private final Scale scale;
    private final Path dir;
    private final Part part;
    private final Workplace workplace;
    private final List<Experiment> experiments;
    private final Map<Origin, RowRun> runs = new LinkedHashMap<>();
    private final Map<Experiment, List<PlotRun>> plots = new LinkedHashMap<>();

    /**
     * Checks the experiments without playing.
     *
     * @param part the part of each row's pairs that is to be played
     * @param records recorded games of the experiments, if there are any
     */
    public Reproducer(
            Workplace workplace,
            List<Experiment> experiments,
            Scale scale,
            Path dir,
            Part part,
            Optional<Records> records) {
        this.workplace = workplace;
        this.experiments = List.copyOf(experiments);
        this.scale = scale;
        this.dir = dir;
        this.part = part;
        for (Experiment experiment : experiments) {
            for (Row row : experiment.rows()) {
                runs.computeIfAbsent(
                        row.origin(),
                        games ->
                                RowRun.of(
                                        experiment,
                                        row,
                                        scale,
                                        dir,
                                        part,
                                        workplace.games(),
                                        records));
            }
            plots.put(
                    experiment,
                    experiment.plots().stream()
                            .map(
                                    plot ->
                                            PlotRun.of(
                                                    experiment,
                                                    plot,
                                                    experiment.row(plot.row()).map(this::run),
                                                    workplace.games()))
                            .toList());
        }
    }

    private List<RowRun> allRuns() {
        return List.copyOf(runs.values());
    }

    /** Returns the run with the games that a row shows. */
    private RowRun run(Row row) {
        return Objects.requireNonNull(runs.get(row.origin()));
    }

    /** Prints what would be played. */
    public void list() {
        for (Experiment experiment : experiments) {
            workplace.out().println("%s: %s".formatted(experiment.id(), experiment.title()));
            for (Row row : experiment.rows()) {
                String whose = experiment.isBorrowed(row) ? "; the games of " + row.origin() : "";
                workplace
                        .out()
                        .println("  %s: %s%s".formatted(row.name(), run(row).description(), whose));
            }
            for (Plot plot : experiment.plots()) {
                workplace.out().println("  plot %s: %s".formatted(plot.name(), plot));
            }
        }
    }

    /** Plays the missing games and writes the report; returns an exit code. */
    public int play() throws InterruptedException, IOException {
        int jobs = workplace.circumstances().jobs();
        ReproduceProgress progress = new ReproduceProgress(workplace.err(), states(), jobs);
        if (progress.total() > 0) {
            allRuns().stream()
                    .flatMap(row -> row.warning(jobs).stream())
                    .distinct()
                    .forEach(workplace.err()::println);
            workplace.say("%d games to play into '%s'".formatted(progress.total(), dir));
            workplace.err().flush();
        }
        try (Interrupt interrupt = workplace.interrupts().get()) {
            interrupt.does(() -> interrupted(progress));
            int exitCode = play(progress);
            progress.clear();
            write(false);
            return exitCode;
        }
    }

    private List<ReproduceProgress.RowState> states() {
        return allRuns().stream()
                .map(
                        row ->
                                new ReproduceProgress.RowState(
                                        row.name(), row.missing(), row.fold().results()))
                .toList();
    }

    private int play(ReproduceProgress progress) throws InterruptedException, IOException {
        int exitCode = 0;
        for (RowRun row : allRuns()) {
            if (row.obstacle().isEmpty()) {
                Runner.End end = row.play(workplace, progress.of(row.name()));
                if (end == Runner.End.STOPPED) {
                    return Interrupt.EXIT_CODE;
                }
                exitCode = end == Runner.End.FAULTY ? 1 : exitCode;
                write(true);
            }
        }
        return exitCode;
    }

    /** Stops the run; called from another thread. */
    private void interrupted(ReproduceProgress progress) {
        allRuns().forEach(RowRun::stop);
        progress.clear();
        workplace.sayHowToGoOn(dir);
    }

    private void write(boolean running) throws IOException {
        Circumstances circumstances = workplace.circumstances();
        List<Fact> facts = new ArrayList<>(Circumstances.facts(circumstances.known()));
        if (!part.isAll()) {
            facts.add(0, new Fact(RunFolder.PART, part.toString()));
        }
        ReproductionWriter.write(
                new Reproduction(
                        scale, results(), facts, circumstances.command(), running, Instant.now()),
                dir);
    }

    /** Returns the results of the experiments so far. */
    public List<ExperimentResult> results() {
        List<ExperimentResult> results = new ArrayList<>();
        for (Experiment experiment : experiments) {
            results.add(
                    new ExperimentResult(
                            experiment,
                            experiment.rows().stream().map(row -> run(row).result(row)).toList(),
                            Objects.requireNonNull(plots.get(experiment)).stream()
                                    .map(PlotRun::result)
                                    .toList()));
        }
        return results;
    }

    /**
     * Prints the claims of the papers, or the tables where there are none, or the summary as JSON.
     *
     * @param all prints the tables in any case
     */
    public void print(boolean json, boolean all) throws IOException {
        PrintWriter out = workplace.out();
        if (json) {
            out.print(Files.readString(dir.resolve("summary.json")));
        } else {
            printText(out, all);
        }
        out.flush();
    }

    private void printText(PrintWriter out, boolean all) {
        List<ExperimentResult> results = results();
        List<HeadlineResult> headlines = HeadlineResult.of(results);
        if (all || headlines.isEmpty()) {
            printTables(out, results);
        } else {
            HeadlineText.print(out, headlines);
            out.println("all tables: in the report, or with --all");
        }
        out.println("report: " + dir.resolve("report.html"));
    }

    private static void printTables(PrintWriter out, List<ExperimentResult> results) {
        results.forEach(result -> ComparisonText.print(out, result));
        if (results.stream()
                .flatMap(ExperimentResult::findings)
                .anyMatch(finding -> finding == Finding.TOO_FEW_GAMES)) {
            out.println("too few games: a larger --scale plays more, see docs/reproduce.md");
        }
    }
}
