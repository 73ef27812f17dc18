package moyo.web.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;

/** Reads and writes the page's JSON: maps, lists, texts and numbers. */
public final class Json {
    private static final ObjectMapper MAPPER = mapper();

    private Json() {}

    private static ObjectMapper mapper() {
        StreamReadConstraints limits =
                StreamReadConstraints.builder().maxNestingDepth(32).maxNumberLength(40).build();
        JsonFactory factory = JsonFactory.builder().streamReadConstraints(limits).build();
        return new ObjectMapper(factory).enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    /** Returns the text of maps, lists, texts, numbers and nulls. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot be written as JSON", e);
        }
    }

    /**
     * Reads any value.
     *
     * @throws BadInput if the text is no JSON, with the place of the error
     */
    public static @Nullable Object read(String text) {
        try {
            return MAPPER.readValue(text, Object.class);
        } catch (JsonProcessingException e) {
            throw new BadInput("the message is not JSON" + place(e), e);
        }
    }

    /**
     * Reads an object.
     *
     * @throws BadInput if the text is no JSON object, with the place of the error
     */
    @SuppressWarnings("unchecked") // keys of a JSON object are texts
    public static Map<String, Object> object(String text) {
        if (read(text) instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw new BadInput("the message is not a JSON object");
    }

    /** The parser's own words name classes of the program, so only the place is told. */
    private static String place(JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        return at == null
                ? ""
                : " (line %d, column %d)".formatted(at.getLineNr(), at.getColumnNr());
    }

    /** Returns a map with one entry, to which others may be added. */
    public static Map<String, Object> map(String key, @Nullable Object value) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(key, value);
        return map;
    }

    /** Returns a text. */
    public static String text(Map<String, Object> json, String key) {
        if (json.get(key) instanceof String text) {
            return text;
        }
        throw wrong(json, key, "a text");
    }

    /** Returns a text, or the default if there is none. */
    public static String text(Map<String, Object> json, String key, String otherwise) {
        return json.get(key) == null ? otherwise : text(json, key);
    }

    /** Returns a whole number. */
    public static int integer(Map<String, Object> json, String key) {
        if (json.get(key) instanceof Integer number) {
            return number;
        }
        throw wrong(json, key, "a whole number");
    }

    /** Returns a whole number, or the default if there is none. */
    public static int integer(Map<String, Object> json, String key, int otherwise) {
        return json.get(key) == null ? otherwise : integer(json, key);
    }

    /** Returns whether a switch is on; off if it is absent. */
    public static boolean flag(Map<String, Object> json, String key) {
        Object value = json.get(key);
        if (value == null || value instanceof Boolean) {
            return Boolean.TRUE.equals(value);
        }
        throw wrong(json, key, "true or false");
    }

    /** Returns a list; empty if it is absent. */
    public static List<?> list(Map<String, Object> json, String key) {
        Object value = json.get(key);
        if (value == null) {
            return List.of();
        }
        if (value instanceof List<?> list) {
            return list;
        }
        throw wrong(json, key, "a list");
    }

    /** Returns a list of whole numbers; empty if it is absent. */
    public static List<Integer> integers(Map<String, Object> json, String key) {
        return list(json, key).stream()
                .map(
                        value -> {
                            if (value instanceof Integer number) {
                                return number;
                            }
                            throw wrong(json, key, "a list of whole numbers");
                        })
                .toList();
    }

    /** Returns an object; null if it is absent. */
    @SuppressWarnings("unchecked") // keys of a JSON object are texts
    public static @Nullable Map<String, Object> child(Map<String, Object> json, String key) {
        Object value = json.get(key);
        if (value == null) {
            return null;
        }
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw wrong(json, key, "an object");
    }

    private static BadInput wrong(Map<String, Object> json, String key, String wanted) {
        Object value = json.get(key);
        return new BadInput(
                value == null
                        ? "'%s' is missing; it is %s".formatted(key, wanted)
                        : "%s '%s' is not %s".formatted(key, shortened(value), wanted));
    }

    private static String shortened(Object value) {
        String text = String.valueOf(value);
        return text.length() > 60 ? text.substring(0, 60) + "..." : text;
    }
}
