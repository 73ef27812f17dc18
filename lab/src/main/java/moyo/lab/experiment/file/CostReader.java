package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.experiment.Cost;
import moyo.lab.run.Yaml;

/**
 * Reads {@code {games: 20, playouts: 1000}}, {@code {games: 30, time: 10}}, {@code {games: 30, cpu:
 * 0.25}}, {@code {skip: why}}.
 */
final class CostReader {
    private static final String GAMES = "games";
    private static final String PLAYOUTS = "playouts";
    private static final String TIME = "time";
    private static final String SKIP = "skip";
    private static final String CPU = "cpu";

    /** What players may spend on a move: one of these. */
    private static final List<String> BUDGETS = List.of(PLAYOUTS, TIME, CPU);

    private static final List<String> KEYS = List.of(GAMES, PLAYOUTS, TIME, CPU, SKIP);

    private CostReader() {}

    /**
     * @param common what the experiment says
     * @param own what the row says, which wins value by value
     */
    static Cost read(Fields common, Fields own) {
        Yaml.checkNames(common.node(), KEYS, common.where());
        Yaml.checkNames(own.node(), KEYS, own.where());
        if (own.has(SKIP)) {
            return Cost.skipped(own.text(SKIP));
        }
        if (common.has(SKIP) && !own.has(GAMES)) {
            return Cost.skipped(common.text(SKIP));
        }
        Fields both = new Fields(merged(common, own), own.where());
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
        return new Cost(games, both.whole(PLAYOUTS, 1, 0), seconds, cpu, "");
    }

    /** A row's budget replaces the experiment's, of whatever kind that is. */
    private static ObjectNode merged(Fields common, Fields own) {
        ObjectNode merged = JsonNodeFactory.instance.objectNode();
        common.node().properties().forEach(e -> merged.set(e.getKey(), e.getValue()));
        if (BUDGETS.stream().anyMatch(own::has)) {
            merged.remove(BUDGETS);
        }
        own.node().properties().forEach(e -> merged.set(e.getKey(), e.getValue()));
        return merged;
    }
}
