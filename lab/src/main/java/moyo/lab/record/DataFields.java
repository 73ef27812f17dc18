package moyo.lab.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The declared fields of a file, from which its description in {@code docs/data.md} is made.
 * Writers assert that what they write is declared.
 */
public record DataFields(List<DataField> all) {
    public DataFields {
        all = List.copyOf(all);
    }

    /** Reads one field for each line: {@code name | type | sentence}. */
    public static DataFields of(String lines) {
        return new DataFields(lines.lines().map(DataFields::field).toList());
    }

    private static DataField field(String line) {
        String[] parts = line.split(" \\| ", -1);
        assert parts.length == 3 : line;
        return new DataField(parts[0].strip(), parts[1].strip(), parts[2].strip());
    }

    /** Returns the names of the columns of a table. */
    public List<String> names() {
        return all.stream().map(DataField::name).toList();
    }

    /** Returns the paths of an object that are not declared. */
    public Set<String> undeclared(JsonNode object) {
        Set<String> undeclared = new LinkedHashSet<>(paths(object));
        all.forEach(field -> undeclared.removeIf(path -> matches(field, path)));
        return undeclared;
    }

    /** Returns the names of the fields that none of the objects has. */
    public List<String> missing(Collection<JsonNode> objects) {
        Set<String> seen = new LinkedHashSet<>();
        objects.forEach(object -> seen.addAll(paths(object)));
        return all.stream()
                .filter(field -> seen.stream().noneMatch(path -> matches(field, path)))
                .map(DataField::name)
                .toList();
    }

    private static boolean matches(DataField field, String path) {
        String pattern =
                Arrays.stream(field.name().split("\\."))
                        .map(DataFields::pattern)
                        .collect(Collectors.joining("\\."));
        return path.matches(pattern);
    }

    private static String pattern(String step) {
        if (step.startsWith("*")) {
            return "[^.\\[]+" + Pattern.quote(step.substring(1));
        }
        return Arrays.stream(step.split("/"))
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?:", ")"));
    }

    /** Returns the paths of all values; a list of plain values is one value. */
    private static List<String> paths(JsonNode object) {
        List<String> paths = new ArrayList<>();
        collect(object, "", paths);
        return paths;
    }

    private static void collect(JsonNode node, String path, List<String> paths) {
        if (node.isObject()) {
            String before = path.isEmpty() ? "" : path + ".";
            node.properties().forEach(e -> collect(e.getValue(), before + step(e.getKey()), paths));
        } else if (node.isArray() && !node.isEmpty() && node.get(0).isObject()) {
            node.forEach(element -> collect(element, path + "[]", paths));
        } else if (!node.isArray() || !node.isEmpty()) { // an empty list has no elements to check
            paths.add(path);
        }
    }

    /** Names such as those of players may have any characters. */
    private static String step(String name) {
        return name.replaceAll("[.\\[]", "_");
    }
}
