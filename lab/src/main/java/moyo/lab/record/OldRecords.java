package moyo.lab.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import moyo.search.count.Counter;

/**
 * Reads result lines that were written before parts declared their counters: a fixed set of counts
 * was called {@code effort}, and {@code gatedCpuSeconds} stood beside it.
 */
final class OldRecords {
    private static final String EFFORT = "effort";
    private static final String GATED = "gated-simulations";
    private static final Pattern CAPITAL = Pattern.compile("[A-Z]");

    private static final Map<String, CounterNote> NOTES =
            Map.of(
                    "playout-moves",
                    new CounterNote("simulations", null),
                    GATED,
                    new CounterNote(null, Counter.Use.TIME),
                    "gated-playout-moves",
                    new CounterNote(GATED, Counter.Use.COMPARE),
                    "interrupted",
                    new CounterNote(GATED, null),
                    "known-nodes",
                    new CounterNote(GATED, null),
                    "hits",
                    new CounterNote("lookups", null),
                    "replaced",
                    new CounterNote("stored", null));

    private OldRecords() {}

    /** Renames fields of earlier versions. */
    static void upgrade(ObjectNode record) {
        if (!record.has(EFFORT)) {
            return;
        }
        ArrayNode counts = record.putArray("counts");
        for (JsonNode player : record.path(EFFORT)) {
            ObjectNode numbers = counts.addObject();
            player.properties().forEach(f -> numbers.set(kebab(f.getKey()), f.getValue()));
        }
        record.set("counters", Json.MAPPER.valueToTree(NOTES));
        ArrayNode timed = record.putArray("timedCpuSeconds");
        for (JsonNode seconds : record.path("gatedCpuSeconds")) {
            ObjectNode player = timed.addObject();
            if (seconds.isNumber()) {
                player.set(GATED, seconds);
            }
        }
        record.remove(EFFORT);
        record.remove("gatedCpuSeconds");
    }

    /** {@code playoutMoves} becomes {@code playout-moves}. */
    private static String kebab(String camel) {
        return CAPITAL.matcher(camel).replaceAll(m -> "-" + m.group().toLowerCase(Locale.ROOT));
    }
}
