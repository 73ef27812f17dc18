package moyo.app;

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
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Finding;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.paper.Reproduction;
import moyo.lab.report.paper.ReproductionWriter;
import moyo.lab.run.Runner;

/**
 * Plays experiments row by row, and keeps their report up to date. Games that several rows show are
 * played once, even if their own experiment was not asked for.
 */
final class Reproducer {
    private final Scale scale;
    private final Path dir;
    private final Circumstances circumstances;
    private final List<Experiment> experiments;
    private final Map<Origin, RowRun<?, ?>> runs = new LinkedHashMap<>();

    Reproducer(List<Experiment> experiments, Scale scale, Path dir, Circumstances circumstances) {
        this.experiments = experiments;
        this.scale = scale;
        this.dir = dir;
        this.circumstances = circumstances;
        for (Experiment experiment : experiments) {
            for (Row row : experiment.rows()) {
                runs.computeIfAbsent(row.origin(), games -> RowRun.of(experiment, row, scale, dir));
            }
        }
    }

    private List<RowRun<?, ?>> allRuns() {
        return List.copyOf(runs.values());
    }

    /** That of the games that a row shows. */
    private RowRun<?, ?> run(Row row) {
        return Objects.requireNonNull(runs.get(row.origin()));
    }

    /** Says what would be played. */
    void list(PrintWriter out) {
        for (Experiment experiment : experiments) {
            out.println("%s: %s".formatted(experiment.id(), experiment.title()));
            for (Row row : experiment.rows()) {
                out.println(
                        "  %s: %s%s"
                                .formatted(
                                        row.name(),
                                        run(row).description(),
                                        experiment.isBorrowed(row)
                                                ? "; the games of " + row.origin()
                                                : ""));
            }
        }
    }

    /** Returns an exit code. */
    int play(PrintWriter err) throws InterruptedException, IOException {
        ReproduceProgress progress = new ReproduceProgress(err, allRuns(), circumstances.jobs());
        if (progress.total() > 0) {
            allRuns().stream()
                    .flatMap(row -> row.warning(circumstances.jobs()).stream())
                    .distinct()
                    .forEach(err::println);
            err.println("moyo: %d games to play into '%s'".formatted(progress.total(), dir));
            err.flush();
        }
        try (OnInterrupt interrupt = new OnInterrupt()) {
            interrupt.does(() -> interrupted(err, progress));
            int exitCode = play(progress);
            progress.clear();
            write(false);
            return exitCode;
        }
    }

    private int play(ReproduceProgress progress) throws InterruptedException, IOException {
        int exitCode = 0;
        for (RowRun<?, ?> row : allRuns()) {
            if (row.obstacle().isEmpty()) {
                Runner.End end = row.play(circumstances, progress.of(row));
                if (end == Runner.End.STOPPED) {
                    return OnInterrupt.EXIT_CODE;
                }
                exitCode = end == Runner.End.FAULTY ? 1 : exitCode;
                write(true);
            }
        }
        return exitCode;
    }

    private void interrupted(PrintWriter err, ReproduceProgress progress) {
        allRuns().forEach(RowRun::stop);
        progress.clear();
        err.println("moyo: stopped; every finished game is in '%s'".formatted(dir));
        err.println("moyo: to go on: " + circumstances.command());
        err.flush();
    }

    private void write(boolean running) throws IOException {
        List<Fact> facts = new ArrayList<>();
        circumstances
                .known()
                .forEach(
                        (name, value) -> {
                            if (!name.equals("command")) {
                                facts.add(new Fact(name, String.valueOf(value)));
                            }
                        });
        ReproductionWriter.write(
                new Reproduction(
                        scale, results(), facts, circumstances.command(), running, Instant.now()),
                dir);
    }

    List<ExperimentResult> results() {
        List<ExperimentResult> results = new ArrayList<>();
        for (Experiment experiment : experiments) {
            results.add(
                    new ExperimentResult(
                            experiment,
                            experiment.rows().stream().map(row -> run(row).result(row)).toList()));
        }
        return results;
    }

    void print(PrintWriter out, boolean json) throws IOException {
        if (json) {
            out.print(Files.readString(dir.resolve("summary.json")));
            return;
        }
        List<ExperimentResult> results = results();
        results.forEach(result -> ComparisonText.print(out, result));
        if (results.stream()
                .flatMap(result -> result.rows().stream())
                .flatMap(row -> row.lines().stream())
                .anyMatch(line -> line.finding() == Finding.TOO_FEW_GAMES)) {
            out.println("too few games: a larger --scale plays more, see docs/reproduce.md");
        }
        out.println("report: " + dir.resolve("report.html"));
    }
}
