package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.ResultsFile;

/**
 * Joins the folders of a run's parts into one folder. The folders are only read; the target gets
 * their games as if it had played them, each game on the disk before the next, so an interrupted
 * merge loses nothing and the same merge continues it.
 */
public final class Merge {
    private static final String OPENINGS = "openings.txt";

    /** The maximum number of conflicting games in an error message. */
    private static final int MOST_CONFLICTS = 5;

    /** A folder and its content at the time of the merge. */
    private record Source(
            Path folder, RunFolder.Description description, ResultsFile.Content content) {
        static Source of(Path folder) {
            RunFolder.Description description = RunFolder.describe(folder);
            return new Source(folder, description, RunFolder.content(folder, description.plan()));
        }

        RunPlan plan() {
            return description.plan();
        }
    }

    /** A game and the folder that it is copied from. */
    private record Found(GameResult result, Path folder) {}

    /**
     * The state of the target after a merge.
     *
     * @param copied the number of games that were copied
     * @param withoutRecord the number of copied games whose folder has no game record
     * @param games the number of games in the target
     * @param missing the number of games of the plan that are not in the target
     * @param missingParts the parts with missing games; empty if nothing is missing or the folders
     *     are not parts of one division
     */
    public record Outcome(
            int copied, int withoutRecord, int games, int missing, List<Part> missingParts) {
        public Outcome {
            missingParts = List.copyOf(missingParts);
        }
    }

    private final Path target;
    private final List<Source> sources;
    private final Optional<Source> before;
    private final RunPlan plan;
    private final Map<GameId, Found> games;
    private int copied;
    private int withoutRecord;

    private Merge(Path target, List<Source> sources, Optional<Source> before) {
        this.target = target;
        this.sources = sources;
        this.before = before;
        List<Source> all = Stream.concat(before.stream(), sources.stream()).toList();
        plan = commonPlan(all);
        games = allGames(all);
    }

    /**
     * Reads the folders and checks that they can be joined; changes nothing.
     *
     * @param folders at least one
     * @param target the folder of the joined run; if it exists, it must be a run of the same plan
     * @throws BadInput if a folder holds another run, or if two folders have different records of a
     *     game
     */
    public static Merge of(List<Path> folders, Path target) {
        return new Merge(
                target,
                folders.stream().map(Source::of).toList(),
                RunFolder.isRun(target) ? Optional.of(Source.of(target)) : Optional.empty());
    }

    /** Returns the plan of all folders, with the largest of their numbers of games. */
    private static RunPlan commonPlan(List<Source> sources) {
        Source first = sources.get(0);
        int most = 0;
        for (Source source : sources) {
            String differences = PlanDifference.ofRuns(first.plan(), source.plan());
            if (!differences.isEmpty()) {
                throw new BadInput(
                        "'%s' holds another run than '%s': %s; only parts of one run can be joined"
                                .formatted(source.folder, first.folder, differences));
            }
            most = Math.max(most, source.plan().games());
        }
        if (!first.plan().sprt().isEmpty()) {
            throw new BadInput(
                    "'%s' holds a sequential test (SPRT), which has no parts that can be joined"
                            .formatted(first.folder));
        }
        return first.plan().withGames(most);
    }

    /** Returns each game once, with the first folder that has it. */
    private static Map<GameId, Found> allGames(List<Source> sources) {
        Map<GameId, Found> games = new LinkedHashMap<>();
        List<String> conflicts = new ArrayList<>();
        for (Source source : sources) {
            for (GameResult result : source.content.results()) {
                Found here = new Found(result, source.folder);
                Found other = games.putIfAbsent(result.id(), here);
                if (other != null && !other.result.isSameGame(result)) {
                    conflicts.add(conflict(other, here));
                }
            }
        }
        if (!conflicts.isEmpty()) {
            throw new BadInput(
                    ("games with different records in two folders: %d; %s%s. Nothing was written."
                                    + " Leave out one of the folders, or remove the line of the"
                                    + " record that should not count from %s of its folder")
                            .formatted(
                                    conflicts.size(),
                                    String.join(
                                            "; ",
                                            conflicts.subList(
                                                    0, Math.min(MOST_CONFLICTS, conflicts.size()))),
                                    conflicts.size() > MOST_CONFLICTS ? "; ..." : "",
                                    ResultsFile.NAME));
        }
        return games;
    }

    private static String conflict(Found one, Found other) {
        GameId id = one.result.id();
        return "%s, pair %d, game %d: %s in '%s', %s in '%s'"
                .formatted(
                        id.matchup(),
                        id.pair(),
                        id.game(),
                        ending(one.result),
                        one.folder,
                        ending(other.result),
                        other.folder);
    }

    /** {@code first by score after 57 moves}. */
    private static String ending(GameResult result) {
        return "%s by %s after %d moves"
                .formatted(result.result().text(), result.reason(), result.plies());
    }

    public RunPlan plan() {
        return plan;
    }

    /** Returns remarks for the user: records that do not count, folders in use, several builds. */
    public List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        for (Source source : sources) {
            remarks.addAll(source.content.warnings());
            if (RunFolder.isBusy(source.folder)) {
                remarks.add(
                        "a process is playing into '%s': merge again when it has ended"
                                .formatted(source.folder));
            }
        }
        List<String> builds =
                games.values().stream().map(found -> found.result.commit()).distinct().toList();
        if (builds.size() > 1) {
            remarks.add("the games were played by several builds: " + String.join(", ", builds));
        }
        return remarks;
    }

    /**
     * Copies the games that the target lacks, in the order of the plan. If it lacks none, the
     * target is not changed.
     *
     * @param session the circumstances of this process
     * @param recordType the type of the game's records
     */
    public Outcome carryOut(Map<String, Object> session, String recordType) {
        if (!isDone()) {
            copy(session, recordType);
        }
        RunFold fold = RunFold.of(games.values().stream().map(Found::result).toList());
        int missing = Part.ALL.missing(plan, fold::has);
        return new Outcome(copied, withoutRecord, fold.games(), missing, missingParts(fold));
    }

    private boolean isDone() {
        return before.map(there -> there.content.results().size() == games.size()).orElse(false);
    }

    private void copy(Map<String, Object> session, String recordType) {
        List<JsonNode> sessions =
                sources.stream().flatMap(s -> s.description.sessions().stream()).toList();
        try (RunFolder folder =
                RunFolder.open(target, plan, Part.ALL, sessions, session, recordType)) {
            keepOpenings(folder);
            for (GameId id : Schedule.games(plan, Part.ALL)) {
                Found found = games.get(id);
                if (found != null && !folder.fold().has(id)) {
                    boolean hasRecord = folder.copy(found.result, found.folder);
                    copied++;
                    withoutRecord += hasRecord ? 0 : 1;
                }
            }
        }
    }

    private void keepOpenings(RunFolder folder) {
        try {
            for (Source source : sources) {
                Path file = source.folder.resolve(OPENINGS);
                if (Files.exists(file) && !Files.exists(target.resolve(OPENINGS))) {
                    folder.keep(OPENINGS, Files.readString(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the openings: " + e.getMessage(), e);
        }
    }

    private List<Part> missingParts(RunFold fold) {
        List<Integer> counts =
                sources.stream().map(s -> s.description.part().count()).distinct().toList();
        if (counts.size() != 1 || Objects.equals(counts.get(0), 1)) {
            return List.of();
        }
        int count = counts.get(0);
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Part(number, count))
                .filter(part -> part.missing(plan, fold::has) > 0)
                .toList();
    }
}
