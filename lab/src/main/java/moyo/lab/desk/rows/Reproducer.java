package moyo.lab.desk.rows;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import moyo.lab.console.ClaimText;
import moyo.lab.console.ComparisonText;
import moyo.lab.console.ReproduceProgress;
import moyo.lab.desk.Circumstances;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.Workplace;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ClaimResult;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Finding;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.paper.Reproduction;
import moyo.lab.report.paper.ReproductionWriter;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;
import moyo.lab.run.Runner;
import moyo.session.GameList;

/**
 * Plays experiments row by row and keeps their report up to date. Games that several rows share are
 * played once, also if the experiment that owns them was not selected.
 */
public final class Reproducer {
    private final Extent extent;
    private final Path dir;
    private final Part part;
    private final Workplace workplace;
    private final List<Experiment> experiments;
    private final Map<Origin, RowRun> runs = new LinkedHashMap<>();
    private final Map<Experiment, List<PlotRun>> plots = new LinkedHashMap<>();
    private volatile boolean interrupted;

    /**
     * Checks the experiments without playing.
     *
     * @param experiments those that are played, and others, which are shown if they were played
     *     into the folder before
     * @param part the part of each row's pairs that is to be played
     * @param records recorded games of the experiments, if there are any
     */
    public Reproducer(
            Workplace workplace,
            List<Experiment> experiments,
            Extent extent,
            Path dir,
            Part part,
            Optional<Records> records) {
        this.workplace = workplace;
        this.experiments = experiments.stream().filter(e -> extent.isShown(e, dir)).toList();
        this.extent = extent;
        this.dir = dir;
        this.part = part;
        Set<Origin> played =
                this.experiments.stream()
                        .flatMap(experiment -> extent.played(experiment).stream())
                        .collect(Collectors.toSet());
        for (Experiment experiment : this.experiments) {
            for (Row row : experiment.rows()) {
                if (!runs.containsKey(row.origin())) {
                    RowRun run = run(experiment, row, records);
                    if (!played.contains(row.origin())) {
                        run.leaveOut(
                                row.leftOut().isEmpty()
                                        ? extent.reasonToLeaveOut(experiment)
                                        : row.leftOut());
                    }
                    runs.put(row.origin(), run);
                }
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

    private RowRun run(Experiment experiment, Row row, Optional<Records> records) {
        GameList games = workplace.games();
        Optional<Scale> recorded =
                extent.isChecked(experiment)
                        ? records.flatMap(all -> RowRun.recordedScale(experiment, row, games, all))
                        : Optional.empty();
        Scale scale = recorded.orElse(extent.scale());
        RowRun run = RowRun.of(experiment, row, scale, dir, part, games, records);
        run.playWhere(workplace.executors()::has);
        return run;
    }

    /** Returns the runs of all rows, each once. */
    List<RowRun> runs() {
        return List.copyOf(runs.values());
    }

    /** Returns the run with the games that a row shows. */
    private RowRun run(Row row) {
        return Objects.requireNonNull(runs.get(row.origin()));
    }

    /** Prints what would be played. */
    public void list() {
        for (Experiment experiment : asked()) {
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
        ReproductionWriter.requireReplaceable(dir);
        int jobs = workplace.circumstances().jobs();
        try (Deadline deadline = new Deadline(extent.minutes(), this::stop);
                Interrupt interrupt = workplace.interrupts().get()) {
            ReproduceProgress progress =
                    new ReproduceProgress(workplace.err(), states(), jobs, deadline::secondsLeft);
            if (progress.total() > 0) {
                announce(progress);
            }
            interrupt.does(() -> interrupted(progress));
            playable().forEach(RowRun::check);
            List<PlayOrder.Step> steps =
                    extent.isCheck()
                            ? PlayOrder.forTime(runs(), jobs * deadline.secondsLeft())
                            : PlayOrder.inTurn(runs(), extent.games());
            int exitCode = play(steps, deadline, progress);
            progress.clear();
            write(false);
            if (exitCode == 0
                    && deadline.isOver()
                    && states().stream().anyMatch(r -> r.missing() > 0)) {
                workplace.say("the time limit is over; the same command goes on");
            }
            return exitCode;
        }
    }

    private void announce(ReproduceProgress progress) {
        runs().stream()
                .flatMap(row -> row.warning(workplace.circumstances().jobsHere()).stream())
                .distinct()
                .forEach(workplace.err()::println);
        workplace.say(
                extent.isCheck()
                        ? "games against the recorded ones, at most %s minutes, into '%s'"
                                .formatted(Numbers.decimal(extent.minutes()), dir)
                        : "%d games to play into '%s'".formatted(progress.total(), dir));
        workplace.err().flush();
    }

    private List<RowRun> playable() {
        return runs().stream().filter(row -> row.obstacle().isEmpty()).toList();
    }

    private List<ReproduceProgress.RowState> states() {
        return runs().stream().map(row -> row.state(extent.games())).toList();
    }

    private int play(List<PlayOrder.Step> steps, Deadline deadline, ReproduceProgress progress)
            throws InterruptedException, IOException {
        int exitCode = 0;
        Set<RowRun> faulty = new HashSet<>();
        for (PlayOrder.Step step : steps) {
            RowRun row = step.row();
            boolean isDone = extent.isCheck() ? step.isDone() : step.isEnough();
            if (isDone || faulty.contains(row) || !row.obstacle().isEmpty()) {
                continue;
            }
            Runner.End end = row.play(workplace, progress.of(row.name()), step::isEnough);
            if (interrupted) {
                return Interrupt.EXIT_CODE;
            }
            if (deadline.isOver()) {
                break;
            }
            if (end == Runner.End.FAULTY) {
                exitCode = 1;
                faulty.add(row);
            }
            if (row.missing() == 0) {
                progress.decided(row.name());
            }
            write(true);
        }
        return exitCode;
    }

    private void stop() {
        runs().forEach(RowRun::stop);
    }

    /** Stops the run; called from another thread. */
    private void interrupted(ReproduceProgress progress) {
        interrupted = true;
        stop();
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
                        extent.id(),
                        results(),
                        facts,
                        circumstances.command(),
                        running,
                        Instant.now()),
                dir);
    }

    private List<Experiment> asked() {
        return experiments.stream().filter(extent::includes).toList();
    }

    /** Returns the results of the experiments so far. */
    public List<ExperimentResult> results() {
        return results(experiments);
    }

    private List<ExperimentResult> results(List<Experiment> of) {
        List<ExperimentResult> results = new ArrayList<>();
        for (Experiment experiment : of) {
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
        List<ExperimentResult> results = results(asked());
        List<ClaimResult> claims = ClaimResult.of(results);
        if (all || claims.isEmpty()) {
            printTables(out, results);
        } else {
            ClaimText.print(out, claims);
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
