package moyo.lab.record;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.game.LineFile;

/**
 * Results, one JSON object a line, each on the disk before the next begins; a torn last line is no
 * result ({@link LineFile}).
 */
public final class ResultsFile implements AutoCloseable {
    public static final String NAME = "results.jsonl";

    private final LineFile lines;

    private ResultsFile(LineFile lines) {
        this.lines = lines;
    }

    /**
     * What a file holds.
     *
     * @param results those that count
     * @param warnings the records that do not count, each with file, line and reason
     */
    public record Content(List<GameResult> results, List<String> warnings) {
        public Content {
            results = List.copyOf(results);
            warnings = List.copyOf(warnings);
        }
    }

    /** All results in a file, each game once; none if there is no file. */
    public static List<GameResult> read(Path file) {
        return read(file, result -> Optional.empty()).results();
    }

    /**
     * The results in a file that belong there. A game that is there twice counts once.
     *
     * @param objection why a result does not belong there; empty if it does
     */
    public static Content read(Path file, Function<GameResult, Optional<String>> objection) {
        Map<GameId, GameResult> results = new LinkedHashMap<>();
        Map<GameId, Integer> places = new HashMap<>();
        List<String> warnings = new ArrayList<>();
        int number = 0;
        for (String line : LineFile.read(file, ResultsFile::isWhole)) {
            number++;
            for (GameResult result : parse(line, file, number)) {
                Integer before = places.get(result.id());
                Optional<String> reason =
                        before == null ? objection.apply(result) : Optional.of(repeats(before));
                if (reason.isPresent()) {
                    warnings.add(notCounted(file, number, result, reason.get()));
                } else {
                    results.put(result.id(), result);
                    places.put(result.id(), number);
                }
            }
        }
        return new Content(new ArrayList<>(results.values()), warnings);
    }

    private static String repeats(int line) {
        return "line %d has the same game".formatted(line);
    }

    private static String notCounted(Path file, int line, GameResult result, String reason) {
        return "line %d of '%s' does not count (%s, pair %d, game %d): %s"
                .formatted(line, file, result.matchup(), result.pair(), result.game(), reason);
    }

    /** Whether a line is complete, though a kill or an editor may have left out its newline. */
    private static boolean isWhole(String line) {
        try {
            return !parse(line).isEmpty();
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    /** The results in a line: one, or several if files were joined without a newline between. */
    private static List<GameResult> parse(String line) throws IOException {
        if (!OldRecords.isOne(line)) {
            try (MappingIterator<GameResult> results =
                    Json.MAPPER.readerFor(GameResult.class).readValues(line)) {
                return results.readAll();
            }
        }
        List<GameResult> results = new ArrayList<>();
        try (MappingIterator<ObjectNode> nodes =
                Json.MAPPER.readerFor(ObjectNode.class).readValues(line)) {
            for (ObjectNode node : nodes.readAll()) {
                OldRecords.upgrade(node);
                results.add(Json.MAPPER.treeToValue(node, GameResult.class));
            }
        }
        return results;
    }

    private static List<GameResult> parse(String line, Path file, int number) {
        try {
            return parse(line);
        } catch (IOException | RuntimeException e) {
            String start = line.length() > 60 ? line.substring(0, 60) + "..." : line;
            throw new BadInput(
                    "line %d of '%s' is no result: %s; mend it or take it out"
                            .formatted(number, file, start),
                    e);
        }
    }

    /** Opens the file to add results, and removes a torn last line. */
    public static ResultsFile open(Path file) {
        return new ResultsFile(LineFile.open(file, ResultsFile::isWhole));
    }

    /** Returns when the result is on the disk. */
    public void add(GameResult result) {
        lines.append(Json.line(result));
    }

    @Override
    public void close() {
        lines.close();
    }
}
