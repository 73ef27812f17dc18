package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.lab.follow.LineTail;
import moyo.lab.record.ResultsFile;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunFinder;
import org.jspecify.annotations.Nullable;

/**
 * The lines of the list of runs. A run whose files have not changed is not read again, a finished
 * one only in its summary. Thread-safe.
 */
public final class Briefs {
    private static final String SUMMARY = "summary.json";
    private static final String PLAYED = "playedGames";
    private static final String PLANNED = "plannedGames";

    private final RunFinder finder;
    private final Map<Path, Known> known = new ConcurrentHashMap<>();
    private final Map<Path, LineCount> counts = new ConcurrentHashMap<>();

    private record Known(Stamp stamp, Brief brief) {}

    /** The number of lines of a file that grows. */
    private static final class LineCount {
        private final Path file;
        private LineTail tail;
        private long lines;

        LineCount(Path file) {
            this.file = file;
            tail = new LineTail(file);
        }

        synchronized long read() throws IOException {
            if (tail.isReplaced()) {
                tail = new LineTail(file);
                lines = 0;
            }
            tail.read(line -> lines++);
            return lines;
        }
    }

    public Briefs(RunFinder finder) {
        this.finder = finder;
    }

    /** Forgets runs that are gone. */
    public void keepOnly(List<FoundRun> runs) {
        Set<Path> folders = runs.stream().map(FoundRun::folder).collect(Collectors.toSet());
        known.keySet().retainAll(folders);
        counts.keySet().retainAll(folders);
    }

    /** Returns the line of a run; of a damaged one a line that says so. */
    public Brief of(FoundRun run) {
        try {
            return switch (run.kind()) {
                case GAMES ->
                        remembered(
                                run, List.of("run.json", ResultsFile.NAME, SUMMARY), this::games);
                case EXPERIMENT -> experiment(run);
                case LEARNING -> remembered(run, List.of("trials.csv", "team.txt"), this::learning);
                case TRAINING ->
                        remembered(run, List.of("metrics.jsonl", "state.json"), this::training);
                case TUNING ->
                        remembered(
                                run,
                                List.of("tuning.json", ResultsFile.NAME, SUMMARY),
                                this::tuning);
            };
        } catch (BadInput e) {
            return broken(run, String.valueOf(e.getMessage()));
        } catch (IOException | RuntimeException e) {
            return broken(run, "the folder cannot be read: " + e);
        }
    }

    private static Brief broken(FoundRun run, String problem) {
        return new Brief(run.path(), "damaged", 0, 0, false, "", problem);
    }

    /** Computes a line from files. */
    private interface Reading {
        Brief of(FoundRun run, String updated) throws IOException;
    }

    private Brief remembered(FoundRun run, List<String> files, Reading reading) throws IOException {
        Stamp stamp = Stamp.of(files.stream().map(run.folder()::resolve).toList());
        Known before = known.get(run.folder());
        if (before != null && before.stamp.equals(stamp)) {
            return before.brief;
        }
        Brief brief = reading.of(run, stamp.latest());
        known.put(run.folder(), new Known(stamp, brief));
        return brief;
    }

    private Brief games(FoundRun run, String updated) throws IOException {
        RunFolder.Description description = RunFolder.describe(run.folder());
        RunPlan plan = description.plan();
        Path results = run.folder().resolve(ResultsFile.NAME);
        JsonNode summary =
                Stamp.isFresh(run.folder().resolve(SUMMARY), results)
                        ? Figure.json(run.folder().resolve(SUMMARY))
                        : Figure.json(Path.of(""));
        long games = summary.has(PLAYED) ? summary.path(PLAYED).asLong() : count(run, results);
        int planned = description.part().games(plan);
        return new Brief(
                plan.name(),
                plan.matchups().size() > 1 ? "tournament" : "match",
                games,
                planned,
                games >= planned || isDecided(summary),
                updated,
                "");
    }

    private long count(FoundRun run, Path results) throws IOException {
        return counts.computeIfAbsent(run.folder(), folder -> new LineCount(results)).read();
    }

    private static boolean isDecided(JsonNode summary) {
        for (JsonNode matchup : summary.path("matchups")) {
            if (matchup.path("sprt").path("decision").asText("CONTINUE").equals("CONTINUE")) {
                return false;
            }
        }
        return !summary.path("matchups").isEmpty();
    }

    private Brief experiment(FoundRun run) throws IOException {
        List<FoundRun> parts = finder.partsOf(run);
        long games = 0;
        String updated = "";
        for (FoundRun part : parts) {
            Brief row = of(part);
            games += row.games();
            updated = row.updated().compareTo(updated) > 0 ? row.updated() : updated;
        }
        ExperimentProgress progress =
                ExperimentProgress.of(
                        run, parts, this::of, Figure.json(run.folder().resolve(SUMMARY)));
        return new Brief(
                progress.title(),
                "experiment",
                games,
                progress.planned(),
                progress.finished(),
                updated,
                progress.problem());
    }

    private Brief learning(FoundRun run, String updated) throws IOException {
        LearningSight sight = new LearningSight(run.folder());
        sight.look();
        Map<String, Object> json = sight.json();
        String method = Figure.json(run.folder().resolve("learning.json")).path("method").asText();
        return new Brief(
                ("Learning agents: " + method).replaceAll(": $", ""),
                "learning",
                number(json.get("played")),
                0,
                Boolean.TRUE.equals(json.get("finished")),
                updated,
                "");
    }

    private static long number(@Nullable Object value) {
        return value instanceof Number number ? number.longValue() : 0;
    }

    private Brief training(FoundRun run, String updated) {
        JsonNode setup = Figure.json(run.folder().resolve("training.json"));
        String game = setup.path("name").asText(setup.path("game").path("name").asText());
        return new Brief(
                "Training: " + (game.isEmpty() ? run.path() : game),
                "training",
                0,
                0,
                false,
                updated,
                setup.isObject() ? "" : "its training.json is not as we wrote it");
    }

    private Brief tuning(FoundRun run, String updated) throws IOException {
        JsonNode facts = Figure.json(run.folder().resolve("tuning.json"));
        JsonNode summary = Figure.json(run.folder().resolve(SUMMARY));
        long games = count(run, run.folder().resolve(ResultsFile.NAME));
        long planned = summary.path(PLANNED).asLong();
        return new Brief(
                "Tuning of %s by %s"
                        .formatted(facts.path("player").asText(), facts.path("method").asText()),
                "tuning",
                games,
                planned,
                planned > 0 && games >= planned && !summary.path("running").asBoolean(),
                updated,
                facts.isObject() ? "" : "its tuning.json is not as we wrote it");
    }
}
