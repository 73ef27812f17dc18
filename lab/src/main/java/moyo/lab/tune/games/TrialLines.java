package moyo.lab.tune.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import moyo.game.BadInput;
import moyo.game.LineFile;
import moyo.lab.record.Json;
import moyo.lab.tune.Trial;

/** Reads and writes trials as lines of JSON. */
final class TrialLines {
    private TrialLines() {}

    static String text(Trial trial) {
        return Json.line(trial);
    }

    /**
     * Reads the trials of a file by number; none if there is no file. Of a trial that occurs twice
     * the first line counts.
     *
     * @param parameters the number of values of a point
     */
    static SortedMap<Integer, Trial> read(Path file, int parameters) {
        SortedMap<Integer, Trial> trials = new TreeMap<>();
        List<String> lines = LineFile.read(file);
        for (int i = 0; i < lines.size(); i++) {
            Trial trial = parse(file, i + 1, lines.get(i), parameters);
            trials.putIfAbsent(trial.trial(), trial);
        }
        return trials;
    }

    private static Trial parse(Path file, int number, String line, int parameters) {
        try {
            Trial trial = Json.MAPPER.readValue(line, Trial.class);
            boolean isPossible =
                    trial.trial() >= 0
                            && trial.a().size() == parameters
                            && (trial.b().isEmpty() || trial.b().size() == parameters)
                            && 0 <= trial.points()
                            && trial.points() <= Trial.GAMES;
            if (isPossible) {
                return trial;
            }
        } catch (JsonProcessingException e) {
            // reported below
        }
        throw new BadInput(
                "line %d of '%s' is not a trial: %s; correct or remove the line"
                        .formatted(number, file, line));
    }
}
