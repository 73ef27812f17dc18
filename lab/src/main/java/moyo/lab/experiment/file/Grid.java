package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.experiment.Hint;

/**
 * Rows with {@code for: {c: [0.3, 0.7], n: [100, 200]}}: one row for every combination of the
 * values, the last key fastest. {@code <c>} stands for the value of c in every text of the row; a
 * text that is nothing else becomes the value itself, such as a number.
 */
final class Grid {
    static final String FOR = "for";

    /** The maximum number of rows that one entry may make. */
    static final int MOST = 1000;

    private static final Pattern KEY = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");
    private static final Pattern PLACE = Pattern.compile("<(" + KEY.pattern() + ")>");

    private final Fields experiment;

    /**
     * @param experiment whose values for all rows may have placeholders as well
     */
    Grid(Fields experiment) {
        this.experiment = experiment;
    }

    /** Returns the rows of a list, with a row for each point of a grid. */
    List<JsonNode> rows(JsonNode list) {
        List<JsonNode> rows = new ArrayList<>();
        for (JsonNode row : list) {
            if (row.has(FOR)) {
                rows.addAll(
                        points(row, "%s, row %d".formatted(experiment.where(), rows.size() + 1)));
            } else {
                rows.add(row);
            }
        }
        return rows;
    }

    private List<JsonNode> points(JsonNode row, String where) {
        Map<String, List<JsonNode>> axes = axes(row, where);
        JsonNode template = template(row);
        check(template, axes.keySet(), where);
        List<Map<String, JsonNode>> points = List.of(Map.of());
        for (Map.Entry<String, List<JsonNode>> axis : axes.entrySet()) {
            List<Map<String, JsonNode>> more = new ArrayList<>();
            for (Map<String, JsonNode> point : points) {
                for (JsonNode value : axis.getValue()) {
                    Map<String, JsonNode> next = new LinkedHashMap<>(point);
                    next.put(axis.getKey(), value);
                    more.add(next);
                }
            }
            points = more;
            if (points.size() > MOST) {
                throw new BadInput("%s: '%s' makes more than %d rows".formatted(where, FOR, MOST));
            }
        }
        return points.stream().map(point -> filled(template, point)).toList();
    }

    private static Map<String, List<JsonNode>> axes(JsonNode row, String where) {
        Fields fields = new Fields(row, where).inner(FOR);
        Map<String, List<JsonNode>> axes = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> axis : fields.node().properties()) {
            String key = axis.getKey();
            if (!KEY.matcher(key).matches()) {
                throw new BadInput(
                        "%s: '%s' is not a name of letters, digits, '-' and '_'"
                                .formatted(fields.where(), key));
            }
            List<JsonNode> values = new ArrayList<>();
            axis.getValue().forEach(values::add);
            if (!axis.getValue().isArray() || values.isEmpty()) {
                throw new BadInput(
                        "%s: '%s' is not a list of values: %s"
                                .formatted(fields.where(), key, axis.getValue()));
            }
            for (JsonNode value : values) {
                if (!value.isValueNode() || value.isNull()) {
                    throw new BadInput(
                            "%s: '%s' has a value that is neither a number nor a text: %s"
                                    .formatted(fields.where(), key, value));
                }
                if (Collections.frequency(values, value) > 1) {
                    throw new BadInput(
                            "%s: '%s' has the value %s twice"
                                    .formatted(fields.where(), key, value.asText()));
                }
            }
            axes.put(key, values);
        }
        if (axes.isEmpty()) {
            throw new BadInput("%s: '%s' has no values".formatted(where, FOR));
        }
        return axes;
    }

    /** Returns the row with those values of the experiment that have placeholders. */
    private JsonNode template(JsonNode row) {
        ObjectNode template = JsonNodeFactory.instance.objectNode();
        for (String key : RowReader.COMMON) {
            JsonNode common = experiment.node().path(key);
            if (common.isTextual() && PLACE.matcher(common.asText()).find()) {
                template.set(key, common);
            }
        }
        row.properties().forEach(e -> template.set(e.getKey(), e.getValue()));
        template.remove(FOR);
        return template;
    }

    private static void check(JsonNode template, Set<String> keys, String where) {
        Set<String> named = new TreeSet<>();
        collect(template, named);
        for (String name : named) {
            if (!keys.contains(name)) {
                throw new BadInput(
                        "%s: '%s' has no values for '<%s>'%s"
                                .formatted(where, FOR, name, Hint.of(name, keys)));
            }
        }
        Set<String> inName = new TreeSet<>();
        collect(template.path(RowReader.NAME), inName);
        for (String key : keys) {
            if (!inName.contains(key)) {
                throw new BadInput(
                        "%s: '%s' must have '<%s>', so that each row has a name of its own"
                                .formatted(where, RowReader.NAME, key));
            }
        }
    }

    private static void collect(JsonNode node, Set<String> names) {
        if (node.isTextual()) {
            Matcher places = PLACE.matcher(node.asText());
            while (places.find()) {
                names.add(places.group(1));
            }
        }
        node.forEach(inner -> collect(inner, names));
    }

    private static JsonNode filled(JsonNode node, Map<String, JsonNode> point) {
        if (node.isObject()) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            node.properties().forEach(e -> object.set(e.getKey(), filled(e.getValue(), point)));
            return object;
        }
        if (node.isArray()) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            node.forEach(inner -> array.add(filled(inner, point)));
            return array;
        }
        return node.isTextual() ? filled(node.asText(), point) : node;
    }

    private static JsonNode filled(String text, Map<String, JsonNode> point) {
        Matcher whole = PLACE.matcher(text.strip());
        if (whole.matches()) {
            return point.getOrDefault(whole.group(1), TextNode.valueOf(text));
        }
        return TextNode.valueOf(
                PLACE.matcher(text)
                        .replaceAll(
                                place ->
                                        Matcher.quoteReplacement(
                                                point.getOrDefault(
                                                                place.group(1),
                                                                TextNode.valueOf(place.group()))
                                                        .asText())));
    }
}
