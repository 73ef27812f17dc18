package moyo.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.run.PlayerBook;
import moyo.lab.run.Yaml;

/** Reads the rows of an experiment. What all rows share stands in the experiment itself. */
final class RowReader {
    /** What the game makes sense of. */
    private static final List<String> BOARD = List.of("size", "komi", "rules");

    private static final String SCALES = "scales";

    /** What may stand in a row, or in the experiment for all rows. */
    static final List<String> COMMON =
            Stream.concat(Stream.of("a", "b", "needs", "openings", SCALES), BOARD.stream())
                    .toList();

    private static final List<String> KEYS =
            Stream.concat(Stream.of("name", "figures"), COMMON.stream()).toList();

    private final Fields experiment;
    private final PlayerBook book;

    RowReader(Fields experiment, PlayerBook book) {
        this.experiment = experiment;
        this.book = book;
    }

    Row read(JsonNode node, int number) {
        if (!node.isObject()) {
            throw new BadInput(
                    "%s: row %d has no 'name: value' lines: %s"
                            .formatted(experiment.where(), number, node));
        }
        String name = new Fields(node, experiment.where() + ", row " + number).text("name");
        String where = "%s, row '%s'".formatted(experiment.where(), name);
        Yaml.checkNames(node, KEYS, where);
        Fields row = new Fields(merged(node), where);
        Entrant a = book.find(row.text("a"));
        Entrant b = book.find(row.text("b"));
        return new Row(
                name,
                board(row),
                a,
                b.name().equals(a.name()) ? new Entrant(b.name() + " (2)", b.spec()) : b,
                row.has("needs") ? List.of(row.text("needs").split("[ ,]+")) : List.of(),
                row.text("openings", "none"),
                costs(node, where),
                FigureReader.read(row.inner("figures")),
                FigureReader.readSaving(row.inner("figures")));
    }

    /** The row with what the experiment says for all rows. */
    private ObjectNode merged(JsonNode row) {
        ObjectNode all = JsonNodeFactory.instance.objectNode();
        for (String key : COMMON) {
            if (experiment.has(key)) {
                all.set(key, experiment.node().path(key));
            }
        }
        row.properties().forEach(e -> all.set(e.getKey(), e.getValue()));
        return all;
    }

    private static Map<String, String> board(Fields row) {
        Map<String, String> board = new LinkedHashMap<>();
        for (String key : BOARD) {
            if (row.has(key)) {
                board.put(key, row.text(key));
            }
        }
        return board;
    }

    private Map<Scale, Cost> costs(JsonNode row, String where) {
        Fields common = experiment.inner(SCALES);
        Fields own = new Fields(row, where).inner(SCALES);
        Yaml.checkNames(common.node(), Scale.ids(), common.where());
        Yaml.checkNames(own.node(), Scale.ids(), own.where());
        Map<Scale, Cost> costs = new EnumMap<>(Scale.class);
        for (Scale scale : Scale.values()) {
            costs.put(scale, CostReader.read(common.inner(scale.id()), own.inner(scale.id())));
        }
        return costs;
    }
}
