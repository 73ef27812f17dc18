package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import moyo.lab.record.Json;

/**
 * The difference of two plans, without the values that may change between two processes of a run:
 * the number of games, and the time after which an engine has hung.
 */
public final class PlanDifference {
    private PlanDifference() {}

    /** Two values of the same name in two plans. */
    private record Difference(String path, JsonNode one, JsonNode other) {}

    /** Returns the values that differ, such as {@code seed was 1 and is 2}; empty if none does. */
    public static List<String> between(RunPlan before, RunPlan now) {
        return between(tree(before), now);
    }

    static List<String> between(JsonNode before, RunPlan now) {
        return told(before, now, "%s was %s and is %s");
    }

    /** Returns the same of two runs, such as {@code seed is 2, not 1}; empty if none differs. */
    static String ofRuns(RunPlan one, RunPlan other) {
        return String.join(", ", told(tree(one), other, "%1$s is %3$s, not %2$s"));
    }

    private static List<String> told(JsonNode one, RunPlan other, String format) {
        List<Difference> differences = new ArrayList<>();
        compare("", one, tree(other), differences);
        return differences.stream().map(d -> format.formatted(d.path, d.one, d.other)).toList();
    }

    /** Converts a value to JSON and back, so that numbers have the types that reading gives. */
    static JsonNode tree(Object value) {
        try {
            return Json.MAPPER.readTree(Json.line(value));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void compare(
            String path, JsonNode before, JsonNode now, List<Difference> changes) {
        if (path.equals("games") || path.equals("rules.time.hang")) {
            return;
        }
        boolean inside = before.isObject() && now.isObject();
        boolean list = before.isArray() && now.isArray() && before.size() == now.size();
        if (list) {
            for (int i = 0; i < now.size(); i++) {
                compare("%s[%d]".formatted(path, i), before.get(i), now.get(i), changes);
            }
        } else if (inside) {
            for (String name : names(before, now)) {
                String deeper = path.isEmpty() ? name : path + "." + name;
                compare(deeper, before.path(name), now.path(name), changes);
            }
        } else if (!before.equals(now)) {
            changes.add(new Difference(path, before, now));
        }
    }

    private static Set<String> names(JsonNode... nodes) {
        Set<String> names = new TreeSet<>();
        for (JsonNode node : nodes) {
            for (Iterator<String> i = node.fieldNames(); i.hasNext(); ) {
                names.add(i.next());
            }
        }
        return names;
    }
}
