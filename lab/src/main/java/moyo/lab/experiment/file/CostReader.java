package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import moyo.game.BadInput;
import moyo.lab.experiment.Cost;
import moyo.lab.stats.Sprt;
import moyo.lab.yaml.Yaml;

/**
 * Reads {@code {games: 20, playouts: 1000}}, {@code {games: 30, time: 10}}, {@code {games: 30, cpu:
 * 0.25}}, {@code {skip: why}}; {@code sprt: [0, 20]} ends a row when the sequential test has
 * decided.
 */
final class CostReader {
    private static final String GAMES = "games";
    private static final String PLAYOUTS = "playouts";
    private static final String TIME = "time";
    private static final String SKIP = "skip";
    private static final String CPU = "cpu";
    private static final String SPRT = "sprt";

    /** The budgets of a move, which exclude each other. */
    private static final List<String> BUDGETS = List.of(PLAYOUTS, TIME, CPU);

    private static final List<String> KEYS = List.of(GAMES, PLAYOUTS, TIME, CPU, SPRT, SKIP);

    /** The keys that may stand outside of {@code scales}, for all scales. */
    static final List<String> BASE = List.of(GAMES, PLAYOUTS, TIME, CPU, SPRT);

    private CostReader() {}

    /** Returns whether a row has values for all scales. */
    static boolean hasBase(Fields row) {
        return BASE.stream().anyMatch(row::has);
    }

    /**
     * @param row the row, with the values for all scales and all rows
     * @param common the experiment's values for the scale
     * @param own the row's values for the scale; {@code own} overrides {@code common}, which
     *     overrides {@code row}
     */
    static Cost read(Fields row, Fields common, Fields own) {
        Yaml.checkNames(common.node(), KEYS, common.where());
        Yaml.checkNames(own.node(), KEYS, own.where());
        if (own.has(SKIP)) {
            return Cost.skipped(own.text(SKIP));
        }
        if (common.has(SKIP) && !own.has(GAMES)) {
            return Cost.skipped(common.text(SKIP));
        }
        ObjectNode base = JsonNodeFactory.instance.objectNode();
        BASE.stream().filter(row::has).forEach(key -> base.set(key, row.node().path(key)));
        Fields both = new Fields(merged(merged(base, common), own), own.where());
        int games = both.whole(GAMES, 1, 0);
        if (games == 0) {
            throw new BadInput("%s: neither '%s' nor '%s'".formatted(own.where(), GAMES, SKIP));
        }
        List<String> budgets = BUDGETS.stream().filter(both::has).toList();
        if (budgets.size() > 1) {
            throw new BadInput(
                    "%s: '%s' or '%s', not both"
                            .formatted(own.where(), budgets.get(0), budgets.get(1)));
        }
        double seconds = both.has(TIME) ? both.number(TIME, 0.001, 1e6) : 0;
        double cpu = both.has(CPU) ? both.number(CPU, 0.001, 1e6) : 0;
        return new Cost(games, both.whole(PLAYOUTS, 1, 0), seconds, cpu, sprt(both), "");
    }

    /** Returns the bounds of a sequential test in full, so that equal tests have equal texts. */
    private static String sprt(Fields fields) {
        if (!fields.has(SPRT)) {
            return "";
        }
        JsonNode value = fields.node().path(SPRT);
        String text =
                value.isArray()
                        ? StreamSupport.stream(value.spliterator(), false)
                                .map(JsonNode::asText)
                                .collect(Collectors.joining(","))
                        : fields.text(SPRT);
        try {
            return Sprt.parse(text).text();
        } catch (BadInput e) {
            throw new BadInput("%s: %s".formatted(fields.where(), e.getMessage()), e);
        }
    }

    /** Copies values; a budget replaces an earlier budget of any kind. */
    private static ObjectNode merged(ObjectNode before, Fields own) {
        ObjectNode merged = before.deepCopy();
        if (BUDGETS.stream().anyMatch(own::has)) {
            merged.remove(BUDGETS);
        }
        own.node().properties().forEach(e -> merged.set(e.getKey(), e.getValue()));
        return merged;
    }
}
