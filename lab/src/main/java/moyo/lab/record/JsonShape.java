package moyo.lab.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The fields of an object in a JSON file and their kinds. Other fields are ignored. */
public final class JsonShape implements JsonKind {
    private record Field(JsonKind kind, boolean mayBeAbsent) {}

    private final Map<String, Field> fields = new LinkedHashMap<>();

    /** Adds required fields. */
    public JsonShape with(JsonKind kind, String... names) {
        for (String name : names) {
            fields.put(name, new Field(kind, false));
        }
        return this;
    }

    /** Adds fields that may be absent or null, as in files of earlier versions. */
    public JsonShape withOptional(JsonKind kind, String... names) {
        for (String name : names) {
            fields.put(name, new Field(JsonKind.orNull(kind), true));
        }
        return this;
    }

    /** Returns the error of a whole file or line. */
    public Optional<String> objection(JsonNode value) {
        return objection("", value);
    }

    @Override
    public Optional<String> objection(String path, JsonNode value) {
        if (!value.isObject()) {
            String what = value.isMissingNode() ? "missing" : value.getNodeType().toString();
            return Optional.of(
                    "%s is %s, not an object"
                            .formatted(path.isEmpty() ? "it" : "'" + path + "'", what));
        }
        for (Map.Entry<String, Field> field : fields.entrySet()) {
            JsonNode inside = value.path(field.getKey());
            if (!(inside.isMissingNode() && field.getValue().mayBeAbsent)) {
                String name = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
                Optional<String> objection = field.getValue().kind.objection(name, inside);
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return Optional.empty();
    }
}
