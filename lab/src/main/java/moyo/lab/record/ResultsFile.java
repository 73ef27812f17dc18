package moyo.lab.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.game.LineFile;

/**
 * The file of results, one JSON object per line. Each line is on the disk before the next is
 * written; an incomplete last line is ignored ({@link LineFile}).
 */
public final class ResultsFile implements AutoCloseable {
    public static final String NAME = "results.jsonl";

    /** The byte order mark that some editors write at the beginning of a file. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Path file;
    private final LineFile lines;

    private ResultsFile(Path file, LineFile lines) {
        this.file = file;
        this.lines = lines;
    }

    /**
     * The content of a file.
     *
     * @param results the results that count
     * @param warnings the records that do not count, each with file, line and reason
     */
    public record Content(List<GameResult> results, List<String> warnings) {
        public Content {
            results = List.copyOf(results);
            warnings = List.copyOf(warnings);
        }
    }

    /** Reads all results of a file, each game once; none if there is no file. */
    public static List<GameResult> read(Path file) {
        return read(file, result -> Optional.empty()).results();
    }

    /**
     * Reads the results of a file that belong to its run. A game that occurs twice counts once; a
     * damaged record does not count, and stays in the file.
     *
     * @param objection returns the reason why a result does not belong to the run; empty if it does
     */
    public static Content read(Path file, Function<GameResult, Optional<String>> objection) {
        return read(file, LineFile.read(file, ResultsFile::isWhole), objection);
    }

    /**
     * Reads the results of lines in the same way.
     *
     * @param file the file that they come from, for messages
     */
    public static Content read(
            Path file, List<String> lines, Function<GameResult, Optional<String>> objection) {
        List<GameResult> results = new ArrayList<>();
        Reader reader = new Reader(file, objection, results::add);
        lines.forEach(reader::read);
        return new Content(results, reader.warnings());
    }

    /** Reads a file line by line, and keeps only the ids of its results. Not thread-safe. */
    public static final class Reader {
        private final Path file;
        private final Function<GameResult, Optional<String>> objection;
        private final Consumer<GameResult> counted;
        private final Map<GameId, Integer> places = new HashMap<>();
        private final List<String> warnings = new ArrayList<>();
        private int lines;

        /**
         * @param file for messages
         * @param objection returns the reason why a result does not belong to the run
         * @param counted receives the results that count
         */
        public Reader(
                Path file,
                Function<GameResult, Optional<String>> objection,
                Consumer<GameResult> counted) {
            this.file = file;
            this.objection = objection;
            this.counted = counted;
        }

        /**
         * Reads the next line.
         *
         * @throws BadInput if it is not JSON
         */
        public void read(String line) {
            lines++;
            for (JsonNode record : parse(line, file, lines)) {
                add(record, lines);
            }
        }

        /** Returns the records that do not count, each with file, line and reason. */
        public List<String> warnings() {
            return List.copyOf(warnings);
        }

        private void add(JsonNode record, int line) {
            Optional<String> damage = ResultShape.objection(record);
            if (damage.isPresent()) {
                warn(line, "", damage.get());
                return;
            }
            GameResult result = result(record);
            Integer before = places.get(result.id());
            Optional<String> reason =
                    before == null
                            ? objection.apply(result).or(() -> impossible(result))
                            : Optional.of("line %d has the same game".formatted(before));
            if (reason.isEmpty()) {
                places.put(result.id(), line);
                counted.accept(result);
                return;
            }
            GameId id = result.id();
            String where = " (%s, pair %d, game %d)".formatted(id.matchup(), id.pair(), id.game());
            warn(line, where, reason.get());
        }

        private void warn(int line, String which, String reason) {
            warnings.add(
                    "line %d of '%s' does not count%s: %s".formatted(line, file, which, reason));
        }
    }

    private static GameResult result(JsonNode record) {
        try {
            return Json.MAPPER.treeToValue(record, GameResult.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a record of the right shape", e);
        }
    }

    private static Optional<String> impossible(GameResult result) {
        if (result.game() != 0 && result.game() != 1) {
            return Optional.of("the games of a pair are 0 and 1");
        }
        return result.pair() < 0 ? Optional.of("pairs are counted from 0") : Optional.empty();
    }

    /**
     * Returns whether the last line is a complete record without a newline, as a kill or an editor
     * may leave it.
     */
    private static boolean isWhole(String line) {
        try {
            return !parse(line).isEmpty();
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Returns the records of a line: one, or several if files were joined without a newline between
     * them.
     */
    private static List<JsonNode> parse(String line) throws IOException {
        String text = line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
        try (MappingIterator<JsonNode> records =
                Json.MAPPER.readerFor(JsonNode.class).readValues(text)) {
            List<JsonNode> all = records.readAll();
            for (JsonNode record : all) {
                if (record instanceof ObjectNode object) {
                    OldRecords.upgrade(object);
                }
            }
            return all;
        } catch (RuntimeException e) {
            throw new IOException(e); // the iterator wraps it in an unchecked exception
        }
    }

    private static List<JsonNode> parse(String line, Path file, int number) {
        try {
            return parse(line);
        } catch (IOException e) {
            String start = line.length() > 60 ? line.substring(0, 60) + "..." : line;
            throw new BadInput(
                    "line %d of '%s' is not a result: %s; correct or remove the line"
                            .formatted(number, file, start),
                    e);
        }
    }

    /** Opens the file for appending, and removes an incomplete last line. */
    public static ResultsFile open(Path file) {
        return new ResultsFile(file, LineFile.open(file, ResultsFile::isWhole));
    }

    /** Returns when the result is on the disk. */
    public void add(GameResult result) {
        lines.append(Json.line(result));
        if (!Files.isRegularFile(file)) { // such as a link to /dev/null
            String lost =
                    "'%s' is not a regular file: results written to it would be lost"
                            .formatted(file);
            throw new UncheckedIOException(lost, new IOException(lost));
        }
    }

    @Override
    public void close() {
        lines.close();
    }
}
