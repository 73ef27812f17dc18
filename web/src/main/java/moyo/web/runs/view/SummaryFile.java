package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code summary.json} of an experiment or a tuning. */
final class SummaryFile {
    private final Path file;
    private @Nullable Stamp stamp;
    private JsonNode json = MissingNode.getInstance();

    SummaryFile(Path folder) {
        file = folder.resolve("summary.json");
    }

    /** Reads the file if it has changed; returns whether it has. */
    boolean look() {
        Stamp now = Stamp.of(List.of(file));
        boolean changed = !now.equals(stamp);
        if (changed) {
            json = Figure.json(file);
            stamp = now;
        }
        return changed;
    }

    /** Returns the content; missing if there is none. */
    JsonNode json() {
        return json;
    }

    String command() {
        return json.path("command").asText();
    }

    List<Map<String, Object>> facts() {
        List<Map<String, Object>> facts = new ArrayList<>();
        json.path("facts")
                .forEach(
                        fact ->
                                facts.add(
                                        Figure.fact(
                                                fact.path("label").asText(),
                                                fact.path("text").asText())));
        return facts;
    }
}
