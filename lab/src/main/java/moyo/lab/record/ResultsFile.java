package moyo.lab.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /** The results in a file; a game that is there twice counts once. None if there is no file. */
    public static List<GameResult> read(Path file) {
        Map<GameId, GameResult> results = new LinkedHashMap<>();
        int number = 0;
        for (String line : LineFile.read(file)) {
            number++;
            if (!line.isBlank()) {
                GameResult result = parse(line, file, number);
                results.putIfAbsent(result.id(), result);
            }
        }
        return new ArrayList<>(results.values());
    }

    private static GameResult parse(String line, Path file, int number) {
        try {
            if (OldRecords.isOne(line) && Json.MAPPER.readTree(line) instanceof ObjectNode node) {
                OldRecords.upgrade(node);
                return Json.MAPPER.treeToValue(node, GameResult.class);
            }
            return Json.MAPPER.readValue(line, GameResult.class);
        } catch (JsonProcessingException | NullPointerException e) {
            String start = line.length() > 60 ? line.substring(0, 60) + "..." : line;
            throw new BadInput(
                    "line %d of '%s' is no result: %s; mend it or take it out"
                            .formatted(number, file, start),
                    e);
        }
    }

    /** Opens the file to add results, and takes off a torn last line. */
    public static ResultsFile open(Path file) {
        return new ResultsFile(LineFile.open(file));
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
