package moyo.web.runs.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.record.Json;
import moyo.lab.record.WholeFile;

/**
 * {@code order.json}: which experiment is played into a folder, so that it can be resumed.
 *
 * @param name the name of an experiment of the program; empty if the folder has its text
 * @param id the name of the experiment in the folder, {@code ID.yaml}; empty if it has a name
 * @param games the number of games of all rows
 * @param outcome {@code complete} after the last game, else empty
 */
record ExperimentOrder(
        String title, String name, String id, String scale, long games, String outcome) {
    static final String FILE = "order.json";

    /** Reads the order of a folder. */
    static ExperimentOrder read(Path folder) {
        try {
            JsonNode node = Json.MAPPER.readTree(Files.readString(folder.resolve(FILE)));
            return new ExperimentOrder(
                    node.path("title").asText(),
                    node.path("name").asText(),
                    node.path("id").asText(),
                    node.path("scale").asText(),
                    node.path("games").asLong(),
                    node.path("outcome").asText());
        } catch (IOException e) {
            throw new BadInput("the run's %s cannot be read".formatted(FILE), e);
        }
    }

    void write(Path folder) throws IOException {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("title", title);
        json.put("name", name);
        json.put("id", id);
        json.put("scale", scale);
        json.put("games", games);
        json.put("outcome", outcome);
        WholeFile.write(folder.resolve(FILE), Json.line(json) + "\n");
    }

    ExperimentOrder complete() {
        return new ExperimentOrder(title, name, id, scale, games, "complete");
    }
}
