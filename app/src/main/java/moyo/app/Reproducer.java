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
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.ExperimentResult;
import moyo.lab.experiment.Finding;
import moyo.lab.experiment.Scale;
import moyo.lab.report.Fact;
import moyo.lab.report.Reproduction;
import moyo.lab.report.ReproductionWriter;
import moyo.lab.run.Runner;

/** Plays experiments row by row, and keeps their report up to date. */
final class Reproducer {
    private final Scale scale;
    private final Path dir;
    private final Circumstances circumstances;
    private final Map<Experiment, List<RowRun<?, ?>>> rows = new LinkedHashMap<>();

    Reproducer(List<Experiment> experiments, Scale scale, Path dir, Circumstances circumstances) {
        this.scale = scale;
        this.dir = dir;
        this.circumstances = circumstances;
        for (Experiment experiment : experiments) {
            List<RowRun<?, ?>> runs = new ArrayList<>();
            experiment.rows().forEach(row -> runs.add(RowRun.of(experiment, row, scale, dir)));
            rows.put(experiment, runs);
        }
    }

    private List<RowRun<?, ?>> allRows() {
        List<RowRun<?, ?>> all = new ArrayList<>();
        rows.values().forEach(all::addAll);
        return all;
    }

    /** Says what would be played. */
    void list(PrintWriter out) {
        rows.forEach(
                (experiment, runs) -> {
                    out.println("%s: %s".formatted(experiment.id(), experiment.title()));
                    runs.forEach(row -> out.println("  " + row.description()));
                });
    }

    /** Returns an exit code. */
    int play(PrintWriter err) throws InterruptedException, IOException {
        ReproduceProgress progress = new ReproduceProgress(err, allRows(), circumstances.jobs());
        if (progress.total() > 0) {
            allRows().stream()
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
        for (RowRun<?, ?> row : allRows()) {
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
        allRows().forEach(RowRun::stop);
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
        rows.forEach(
                (experiment, runs) ->
                        results.add(
                                new ExperimentResult(
                                        experiment, runs.stream().map(RowRun::result).toList())));
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
