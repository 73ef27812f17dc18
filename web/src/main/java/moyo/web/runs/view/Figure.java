package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.record.Json;
import moyo.lab.report.figure.Fact;
import org.jspecify.annotations.Nullable;

/** Numbers, facts and files as JSON of the page. */
final class Figure {
    private Figure() {}

    /** Returns the number; null for NaN and infinity, which JSON lacks. */
    static @Nullable Double of(double number) {
        return Double.isFinite(number) ? number : null;
    }

    static Map<String, Object> fact(String name, Object value) {
        Map<String, Object> fact = new LinkedHashMap<>();
        fact.put("name", name);
        fact.put("value", String.valueOf(value));
        return fact;
    }

    static List<Map<String, Object>> facts(List<Fact> facts) {
        return facts.stream().map(fact -> fact(fact.label(), fact.text())).toList();
    }

    /** Returns the facts of an object of JSON, without values that are objects or lists. */
    static List<Map<String, Object>> facts(JsonNode object) {
        return object.properties().stream()
                .filter(entry -> entry.getValue().isValueNode())
                .map(entry -> fact(entry.getKey(), entry.getValue().asText()))
                .toList();
    }

    /** Returns the content of a file; missing if there is none, or it is no JSON. */
    static JsonNode json(Path file) {
        try {
            return Files.isRegularFile(file)
                    ? Json.MAPPER.readTree(Files.readString(file))
                    : MissingNode.getInstance();
        } catch (IOException e) {
            return MissingNode.getInstance();
        }
    }
}
