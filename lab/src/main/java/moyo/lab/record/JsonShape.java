package moyo.lab.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An object in a JSON file: which fields it has, and of which kind. Others are let pass. */
public final class JsonShape implements JsonKind {
    private record Field(JsonKind kind, boolean mayBeAbsent) {}

    private final Map<String, Field> fields = new LinkedHashMap<>();

    /** Fields that must be there. */
    public JsonShape with(JsonKind kind, String... names) {
        for (String name : names) {
            fields.put(name, new Field(kind, false));
        }
        return this;
    }

    /** Fields that may be absent or null, as in files of older versions. */
    public JsonShape withOptional(JsonKind kind, String... names) {
        for (String name : names) {
            fields.put(name, new Field(JsonKind.orNull(kind), true));
        }
        return this;
    }

    /** What is wrong with a whole file or line. */
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
