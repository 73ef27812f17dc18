package moyo.lab.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The type of a value in a JSON file, with the error message for other values. */
public interface JsonKind {
    /** Any text. */
    JsonKind TEXT = leaf("a text", JsonNode::isTextual);

    /**
     * Returns the error of a value; empty if it is of this kind.
     *
     * @param path the path of the value: {@code plan.rules.time}
     */
    Optional<String> objection(String path, JsonNode value);

    /** Whole numbers in a range. */
    static JsonKind whole(long least, long most) {
        return leaf(
                "a whole number from %d to %d".formatted(least, most),
                n ->
                        n.isIntegralNumber()
                                && n.canConvertToLong()
                                && n.longValue() >= least
                                && n.longValue() <= most);
    }

    /** Numbers in a range. */
    static JsonKind number(long least, long most) {
        return leaf(
                "a number from %d to %d".formatted(least, most),
                n -> n.isNumber() && n.doubleValue() >= least && n.doubleValue() <= most);
    }

    static JsonKind oneOf(String... words) {
        return leaf(
                "one of " + String.join(", ", words),
                n -> n.isTextual() && Arrays.asList(words).contains(n.textValue()));
    }

    /** Also accepts null, which stands for an unknown number. */
    static JsonKind orNull(JsonKind kind) {
        return (path, value) -> value.isNull() ? Optional.empty() : kind.objection(path, value);
    }

    /** A list with a number of values in a range. */
    static JsonKind list(JsonKind of, int least, int most) {
        String size = least == most ? least + "" : "%d to %d".formatted(least, most);
        JsonKind shape =
                leaf(
                        "a list" + (most == Integer.MAX_VALUE ? "" : " of " + size),
                        n -> n.isArray() && n.size() >= least && n.size() <= most);
        return (path, value) -> {
            Optional<String> objection = shape.objection(path, value);
            for (int i = 0; objection.isEmpty() && i < value.size(); i++) {
                objection = of.objection("%s[%d]".formatted(path, i), value.get(i));
            }
            return objection;
        };
    }

    /** Any names with values of one kind. */
    static JsonKind map(JsonKind of) {
        JsonKind shape = leaf("an object", JsonNode::isObject);
        return (path, value) -> {
            Optional<String> objection = shape.objection(path, value);
            for (Map.Entry<String, JsonNode> field : value.properties()) {
                objection =
                        objection.or(
                                () -> of.objection(path + "." + field.getKey(), field.getValue()));
            }
            return objection;
        };
    }

    private static JsonKind leaf(String words, Predicate<JsonNode> accepts) {
        return (path, value) ->
                accepts.test(value)
                        ? Optional.empty()
                        : Optional.of(
                                value.isMissingNode()
                                        ? "'%s' is missing, %s".formatted(path, words)
                                        : "'%s' is %s, not %s"
                                                .formatted(path, excerpt(value), words));
    }

    /** Returns a short description of a value. */
    private static String excerpt(JsonNode value) {
        if (value.isContainerNode()) {
            return value.isArray() ? "a list of " + value.size() : "an object";
        }
        if (value.isBigDecimal() || value.isBigInteger()) {
            BigDecimal number = value.decimalValue();
            return number.precision() > 20 ? "a huge number" : number.toString();
        }
        String text = value.toString();
        return text.length() > 40 ? text.substring(0, 40) + "..." : text;
    }
}
