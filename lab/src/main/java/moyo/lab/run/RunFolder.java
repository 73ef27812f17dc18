package moyo.lab.run;

import static java.util.stream.Collectors.toSet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.lab.executor.PlayedGame;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.ResultsFile;
import moyo.lab.record.WholeFile;

/**
 * The folder of a run: {@code run.json} has the plan, {@code results.jsonl} the results, {@code
 * games/} the game records. One process at a time plays into it.
 */
public final class RunFolder implements AutoCloseable {
    private static final String RUN = "run.json";
    private static final String GAMES = "games";

    /** The name of the part in the circumstances of a process; absent if it played all pairs. */
    public static final String PART = "part";

    /** The temporary files that {@link WholeFile} leaves behind when the process is killed. */
    private static final Pattern DRAFT =
            Pattern.compile(
                    "(run\\.json|openings\\.txt|report\\.html|games\\.csv|summary\\.(csv|json)"
                            + "|m[0-9]+-[0-9]+-[01]\\.[a-z]+)\\.[0-9]+\\.new");

    private final Path folder;
    private final RunPlan plan;
    private final Part part;
    private final String recordType;
    private final FolderLock lock;
    private final ResultsFile results;
    private final RunFold fold;
    private final List<String> warnings;

    private RunFolder(
            Path folder,
            RunPlan plan,
            Part part,
            String recordType,
            FolderLock lock,
            ResultsFile results,
            ResultsFile.Content earlier) {
        this.folder = folder;
        this.plan = plan;
        this.part = part;
        this.recordType = recordType;
        this.lock = lock;
        this.results = results;
        fold = RunFold.of(earlier.results());
        warnings = earlier.warnings();
    }

    /**
     * Begins a run, or continues one that has the same plan.
     *
     * @param session the circumstances: command, build, Java, machine
     */
    public static RunFolder open(
            Path folder, RunPlan plan, Map<String, Object> session, String recordType) {
        return open(folder, plan, Part.ALL, session, recordType);
    }

    /**
     * Begins a part of a run, or continues a folder that has the same plan, whatever part it holds.
     */
    public static RunFolder open(
            Path folder, RunPlan plan, Part part, Map<String, Object> session, String recordType) {
        part.check(plan);
        Map<String, Object> known = new LinkedHashMap<>(session);
        if (!part.isAll()) {
            known.put(PART, part.toString());
        }
        return open(folder, plan, part, List.of(), known, recordType);
    }

    /**
     * The same for the target of a merge.
     *
     * @param earlier the circumstances of processes that played into other folders
     */
    static RunFolder open(
            Path folder,
            RunPlan plan,
            Part part,
            List<JsonNode> earlier,
            Map<String, Object> session,
            String recordType) {
        try {
            RunFile file = new RunFile(folder.resolve(RUN));
            check(folder, file, plan); // before anything is created
            Files.createDirectories(folder.resolve(GAMES));
            FolderLock lock = FolderLock.take(folder);
            try {
                check(folder, file, plan); // again, now under the lock
                deleteDrafts(folder);
                deleteDrafts(folder.resolve(GAMES));
                Path resultsFile = folder.resolve(ResultsFile.NAME);
                int games = Math.max(plan.games(), file.plannedGames());
                ResultsFile.Content content =
                        ResultsFile.read(resultsFile, new PlanCheck(plan, games));
                Set<GameId> done = content.results().stream().map(GameResult::id).collect(toSet());
                boolean isMissing = part.missing(plan, done::contains) > 0;
                file.begin(plan, earlier, session, isMissing);
                ResultsFile results = ResultsFile.open(resultsFile);
                return new RunFolder(folder, plan, part, recordType, lock, results, content);
            } catch (IOException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw new BadInput(
                    "cannot write into '%s': %s".formatted(folder, FileTrouble.reason(e)), e);
        }
    }

    /**
     * Throws {@code BadInput} if the folder holds another run or files that are not of a run.
     * Changes nothing.
     */
    private static void check(Path folder, RunFile file, RunPlan plan) throws IOException {
        file.check(plan);
        Optional<Path> strange = file.exists() ? Optional.empty() : foreignFile(folder);
        if (strange.isPresent() && !file.exists()) { // no other process has just begun the run
            throw new BadInput(
                    "'%s' has no %s but other files, such as '%s'; choose another folder"
                            .formatted(folder, RUN, strange.get().getFileName()));
        }
    }

    /** Returns a file that a run killed at its start cannot have left. */
    private static Optional<Path> foreignFile(Path folder) throws IOException {
        for (Path place : List.of(folder, folder.resolve(GAMES))) {
            if (Files.isDirectory(place)) {
                try (Stream<Path> files = Files.list(place)) {
                    Optional<Path> strange = files.filter(file -> !isOurs(file)).findFirst();
                    if (strange.isPresent()) {
                        return strange;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isOurs(Path file) {
        return switch (file.getFileName().toString()) {
            case GAMES -> Files.isDirectory(file);
            case FolderLock.NAME -> file.toFile().length() == 0;
            default -> isDraft(file);
        };
    }

    private static boolean isDraft(Path file) {
        return DRAFT.matcher(file.getFileName().toString()).matches();
    }

    /** Deletes temporary files that a kill may have left. */
    private static void deleteDrafts(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            for (Path file : files.filter(RunFolder::isDraft).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** Returns the results of earlier processes; a {@link Runner} adds its games. */
    public RunFold fold() {
        return fold;
    }

    /** Returns the records of the folder that do not count, each with its line and the reason. */
    public List<String> warnings() {
        return warnings;
    }

    public Path folder() {
        return folder;
    }

    /** Returns the part of the plan that is to be played into the folder. */
    public Part part() {
        return part;
    }

    /** Returns the number of games of the part that have no result. */
    public int missingGames() {
        return part.missing(plan, fold::has);
    }

    /** Writes the game's record, then its result, so that every result has a record. */
    void add(PlayedGame game) {
        add(game.result(), file -> WholeFile.write(file, game.record()));
    }

    /**
     * Copies a game of another folder; returns false if the other folder has no record of it, only
     * a result.
     */
    boolean copy(GameResult result, Path from) {
        Path record = from.resolve(gameFile(plan, recordType, result.id()));
        boolean isThere = Files.exists(record);
        if (isThere) {
            add(result, file -> WholeFile.write(file, Files.readAllBytes(record)));
        } else {
            results.add(result);
        }
        return isThere;
    }

    /** Writes a file. */
    private interface Writer {
        void write(Path file) throws IOException;
    }

    private void add(GameResult result, Writer record) {
        try {
            record.write(folder.resolve(gameFile(plan, recordType, result.id())));
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write into '%s': %s; the results so far are saved"
                            .formatted(folder, e.getMessage()),
                    e);
        }
        results.add(result);
    }

    /**
     * Adds results of the plan that were played elsewhere and are not here yet. They have no game
     * records.
     */
    public void takeOver(List<GameResult> elsewhere) {
        PlanCheck check = new PlanCheck(plan, plan.games());
        for (GameResult result : elsewhere) {
            if (check.apply(result).isEmpty() && fold.add(result)) {
                results.add(result);
            }
        }
    }

    /**
     * The plan of a run and the circumstances of its processes.
     *
     * @param sessions the circumstances of each process that played, in order of time
     */
    public record Description(RunPlan plan, List<JsonNode> sessions) {
        public Description {
            sessions = List.copyOf(sessions);
        }

        /** Returns the circumstances of the last process that played. */
        public JsonNode lastSession() {
            return sessions.isEmpty()
                    ? MissingNode.getInstance()
                    : sessions.get(sessions.size() - 1);
        }

        /**
         * Returns the part that the folder is to hold: the part of every process that played, or
         * the whole run if they played different ones.
         */
        public Part part() {
            List<String> parts =
                    sessions.stream()
                            .map(session -> session.path(PART).asText(Part.ALL.toString()))
                            .distinct()
                            .toList();
            return parts.size() == 1 ? Part.parse(parts.get(0)) : Part.ALL;
        }
    }

    /**
     * Returns the path of a game's record relative to the run's folder: {@code
     * games/m1-0007-0.sgf}.
     */
    public static String gameFile(RunPlan plan, String recordType, GameId id) {
        int matchup = 0;
        for (int i = 0; i < plan.matchups().size(); i++) {
            if (plan.matchups().get(i).text().equals(id.matchup())) {
                matchup = i + 1;
            }
        }
        return "%s/m%d-%04d-%d.%s".formatted(GAMES, matchup, id.pair(), id.game(), recordType);
    }

    /** Returns whether the folder is that of a run. */
    public static boolean isRun(Path folder) {
        return new RunFile(folder.resolve(RUN)).exists();
    }

    /** Throws {@code BadInput} if the folder holds a run of another plan. */
    public static void check(Path folder, RunPlan plan) {
        new RunFile(folder.resolve(RUN)).check(plan);
    }

    /** Reads {@code run.json} of a folder. */
    public static Description describe(Path folder) {
        return new RunFile(folder.resolve(RUN)).read();
    }

    /** Returns whether a process is playing into the folder. */
    public static boolean isBusy(Path folder) {
        return FolderLock.isTaken(folder);
    }

    /** Writes a text file beside the results, atomically. */
    public void keep(String name, String text) {
        try {
            WholeFile.write(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write into '%s': %s".formatted(folder, e.getMessage()), e);
        }
    }

    /** Reads the results of a folder, finished or not; changes nothing. */
    public static List<GameResult> results(Path folder) {
        return content(folder).results();
    }

    /** Reads the results and the warnings about records that do not belong to the folder's plan. */
    public static ResultsFile.Content content(Path folder) {
        RunFile file = new RunFile(folder.resolve(RUN));
        return file.exists()
                ? content(folder, file.read().plan())
                : ResultsFile.read(folder.resolve(ResultsFile.NAME), result -> Optional.empty());
    }

    /** Reads the same with a plan that the caller has read. */
    public static ResultsFile.Content content(Path folder, RunPlan plan) {
        return ResultsFile.read(folder.resolve(ResultsFile.NAME), objections(plan));
    }

    /** Returns what tells why a result is not a game of a plan; it returns empty if it is. */
    public static Function<GameResult, Optional<String>> objections(RunPlan plan) {
        return new PlanCheck(plan, plan.games());
    }

    @Override
    public void close() {
        results.close();
        lock.close();
    }
}
