package moyo.lab.teach;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.record.Json;
import moyo.lab.record.WholeFile;

/** The folder of a training run. */
public final class TrainingFolder {
    public static final String SETUP = "training.json";
    private static final String STATE = "state.json";
    private static final String ENDING = ".net";

    private final Path dir;

    /**
     * How much of a run is done.
     *
     * @param seconds of training
     * @param ownCpu CPU seconds of self-play and measuring
     * @param trainerCpu CPU seconds of the trainer
     */
    public record State(double seconds, double ownCpu, double trainerCpu) {
        static final State NEW = new State(0, 0, 0);
    }

    public TrainingFolder(Path dir) {
        this.dir = dir;
    }

    public Path dir() {
        return dir;
    }

    /**
     * Notes what the run teaches, or checks that it is the same as before.
     *
     * @param setup the game's facts and the size of the network
     * @throws BadInput if the folder holds another training, or something else
     */
    public void check(Map<String, Object> setup) throws IOException {
        Path file = dir.resolve(SETUP);
        JsonNode wanted = Json.MAPPER.valueToTree(new TreeMap<>(setup));
        if (!Files.exists(file)) {
            requireEmpty();
            WholeFile.write(file, Json.pretty(wanted));
            return;
        }
        JsonNode found = Json.MAPPER.readTree(Files.readString(file));
        for (String name : new TreeMap<>(setup).keySet()) {
            if (!wanted.path(name).toString().equals(found.path(name).toString())) {
                throw new BadInput(
                        "'%s' holds another training: %s was %s and is %s; use another --dir"
                                .formatted(dir, name, found.path(name), wanted.path(name)));
            }
        }
    }

    /** Rows of another run must not be mixed in. */
    private void requireEmpty() {
        for (String name : List.of("rows", "run.json", "checkpoint.pt")) {
            if (Files.exists(dir.resolve(name))) {
                throw new BadInput(
                        "'%s' has '%s' but no %s: it was not made by 'moyo train'; use another --dir"
                                .formatted(dir, name, SETUP));
            }
        }
    }

    /** The state that was saved last. */
    public State state() throws IOException {
        Path file = dir.resolve(STATE);
        return Files.exists(file)
                ? Json.MAPPER.readValue(Files.readString(file), State.class)
                : State.NEW;
    }

    void save(State state) throws IOException {
        WholeFile.write(dir.resolve(STATE), Json.line(state) + "\n");
    }

    public List<Metrics> metrics() throws IOException {
        return new JsonLines<>(dir.resolve("metrics.jsonl"), Metrics.class).read();
    }

    public JsonLines<Speed> speeds() {
        return new JsonLines<>(dir.resolve("selfplay.jsonl"), Speed.class);
    }

    public JsonLines<PairRecord> pairs() {
        return new JsonLines<>(dir.resolve("league.jsonl"), PairRecord.class);
    }

    public JsonLines<ExamRecord> exams() {
        return new JsonLines<>(dir.resolve("exam.jsonl"), ExamRecord.class);
    }

    /** The file of a network. */
    public Path net(String name) {
        return dir.resolve("nets").resolve(name + ENDING);
    }

    /** The names of the networks that the trainer has kept: the steps, oldest first. */
    public List<String> snapshots() throws IOException {
        if (!Files.isDirectory(dir.resolve("nets"))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(dir.resolve("nets"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("[0-9]{8}\\" + ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted(Comparator.naturalOrder())
                    .toList();
        }
    }

    /** Makes a network the best one. */
    void keepAsBest(String name) throws IOException {
        Path draft = dir.resolve("nets").resolve("best.net.new");
        Files.copy(net(name), draft, StandardCopyOption.REPLACE_EXISTING);
        Files.move(draft, net("best"), StandardCopyOption.ATOMIC_MOVE);
    }
}
