package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import moyo.game.BadInput;
import moyo.lab.play.GameStory;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.record.Json;
import moyo.lab.record.ResultsFile;
import moyo.lab.record.WholeFile;

/**
 * The folder of a run: {@code run.json} says what it is, {@code results.jsonl} what came of it,
 * {@code games/} has the games. One process at a time plays into it.
 */
public final class RunFolder implements AutoCloseable {
    private static final String RUN = "run.json";
    private static final String GAMES = "games";

    private final Path folder;
    private final RunPlan plan;
    private final String recordType;
    private final FileChannel lock;
    private final ResultsFile results;
    private final List<GameResult> earlier;

    private RunFolder(
            Path folder,
            RunPlan plan,
            String recordType,
            FileChannel lock,
            ResultsFile results,
            List<GameResult> earlier) {
        this.folder = folder;
        this.plan = plan;
        this.recordType = recordType;
        this.lock = lock;
        this.results = results;
        this.earlier = earlier;
    }

    /**
     * Begins a run, or goes on with one that has the same plan.
     *
     * @param circumstances what else is worth knowing: command, build, Java, machine
     */
    public static RunFolder open(
            Path folder, RunPlan plan, Map<String, Object> circumstances, String recordType) {
        try {
            Files.createDirectories(folder.resolve(GAMES));
            FileChannel lock = lock(folder);
            try {
                beginOrContinue(folder, plan, circumstances);
                Path file = folder.resolve(ResultsFile.NAME);
                List<GameResult> earlier = ResultsFile.read(file);
                ResultsFile results = ResultsFile.open(file);
                return new RunFolder(folder, plan, recordType, lock, results, earlier);
            } catch (IOException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw new BadInput("cannot write into '%s': %s".formatted(folder, e), e);
        }
    }

    private static FileChannel lock(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(
                        folder.resolve("lock"),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            // Somebody else in this very process.
        }
        channel.close();
        throw new BadInput("another run is playing into '%s'".formatted(folder));
    }

    private static void beginOrContinue(
            Path folder, RunPlan plan, Map<String, Object> circumstances) throws IOException {
        Path file = folder.resolve(RUN);
        ObjectNode now = Json.MAPPER.createObjectNode();
        now.set("plan", Json.MAPPER.valueToTree(plan));
        now.set("circumstances", Json.MAPPER.valueToTree(circumstances));
        if (Files.exists(file)) {
            JsonNode before = Json.MAPPER.readTree(Files.readString(file));
            List<String> changes = new ArrayList<>();
            JsonNode asRead = Json.MAPPER.readTree(Json.line(now));
            compare("", before.path("plan"), asRead.path("plan"), changes);
            if (!changes.isEmpty()) {
                throw new BadInput(
                        "'%s' holds another run: %s; choose another folder, or ask for the same"
                                .formatted(folder, String.join(", ", changes)));
            }
        } else if (Files.exists(folder.resolve(ResultsFile.NAME))) {
            throw new BadInput(
                    "'%s' holds results but no %s that says of what".formatted(folder, RUN));
        }
        WholeFile.write(file, Json.pretty(now));
    }

    /** Only the number of games may change: more of the same is the same run. */
    private static void compare(String path, JsonNode before, JsonNode now, List<String> changes) {
        if (!before.isObject() || !now.isObject()) {
            if (!path.equals("games") && !before.equals(now)) {
                changes.add("%s was %s and is %s".formatted(path, before, now));
            }
            return;
        }
        TreeSet<String> names = new TreeSet<>();
        for (JsonNode node : List.of(before, now)) {
            for (Iterator<String> i = node.fieldNames(); i.hasNext(); ) {
                names.add(i.next());
            }
        }
        for (String name : names) {
            String inside = path.isEmpty() ? name : path + "." + name;
            compare(inside, before.path(name), now.path(name), changes);
        }
    }

    /** What earlier processes have played. */
    public List<GameResult> earlier() {
        return earlier;
    }

    public Path folder() {
        return folder;
    }

    /** The game's record, then its result: a result always has its game. */
    void add(GameStory story, String recordText) {
        try {
            WholeFile.write(
                    folder.resolve(gameFile(plan, recordType, story.result().id())), recordText);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write into '%s': %s; the results so far are safe"
                            .formatted(folder, e.getMessage()),
                    e);
        }
        results.add(story.result());
    }

    /** Where a game's record is, seen from the run's folder: {@code games/m1-0007-0.sgf}. */
    public static String gameFile(RunPlan plan, String recordType, GameId id) {
        int matchup = 0;
        for (int i = 0; i < plan.matchups().size(); i++) {
            if (plan.matchups().get(i).text().equals(id.matchup())) {
                matchup = i + 1;
            }
        }
        return "%s/m%d-%04d-%d.%s".formatted(GAMES, matchup, id.pair(), id.game(), recordType);
    }

    /** What a folder's {@code run.json} says. */
    public record Description(RunPlan plan, JsonNode circumstances) {}

    public static Description describe(Path folder) {
        Path file = folder.resolve(RUN);
        if (!Files.exists(file)) {
            throw new BadInput(
                    "'%s' is not the folder of a run: it has no %s".formatted(folder, RUN));
        }
        try {
            JsonNode node = Json.MAPPER.readTree(Files.readString(file));
            RunPlan plan = Json.MAPPER.treeToValue(node.path("plan"), RunPlan.class);
            return new Description(Objects.requireNonNull(plan), node.path("circumstances"));
        } catch (IOException | RuntimeException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, e.getMessage()), e);
        }
    }

    /** Whether some process is playing into the folder. */
    public static boolean isBusy(Path folder) {
        if (!Files.exists(folder.resolve("lock"))) {
            return false;
        }
        try {
            lock(folder).close();
            return false;
        } catch (BadInput e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** The results of a folder, finished or not, without touching it. */
    public static List<GameResult> results(Path folder) {
        return ResultsFile.read(folder.resolve(ResultsFile.NAME));
    }

    @Override
    public void close() {
        results.close();
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
