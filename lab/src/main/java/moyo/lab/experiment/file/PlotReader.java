package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.game.BadInput;
import moyo.lab.experiment.Expectation;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.Row;
import moyo.lab.yaml.Yaml;

/**
 * Reads {@code plots: [{name: Figure 4, of: covered-cells, row: as written, expect: below-zero}]}.
 * Whether the game has such a study is checked by {@code moyo.lab.desk}, which knows the game.
 */
final class PlotReader {
    static final String PLOTS = "plots";
    private static final String NAME = "name";
    private static final String OF = "of";
    private static final String ROW = "row";
    private static final String DATA = "data";
    private static final String EXPECT = "expect";
    private static final String ABOUT = "about";
    private static final List<String> KEYS = List.of(NAME, OF, ROW, DATA, EXPECT, ABOUT);

    private final List<String> rows;
    private final Path folder;

    /**
     * @param rows the rows of the experiment
     * @param folder in which relative names of files are looked up
     */
    PlotReader(List<Row> rows, Path folder) {
        this.rows = rows.stream().map(Row::name).toList();
        this.folder = folder;
    }

    List<Plot> read(Fields experiment) {
        JsonNode nodes = experiment.node().path(PLOTS);
        if (!nodes.isArray() && !nodes.isMissingNode()) {
            throw new BadInput("%s: '%s' is not a list".formatted(experiment.where(), PLOTS));
        }
        List<Plot> plots = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (JsonNode node : nodes) {
            String where = "%s, plot %d".formatted(experiment.where(), plots.size() + 1);
            Yaml.checkNames(node, KEYS, where);
            Plot next = plot(new Fields(node, where));
            if (!names.add(next.name())) {
                throw new BadInput("%s: two plots are called '%s'".formatted(where, next.name()));
            }
            plots.add(next);
        }
        return plots;
    }

    private Plot plot(Fields fields) {
        if (fields.has(ROW) == fields.has(DATA)) {
            throw new BadInput(
                    "%s: either '%s' or '%s' is needed".formatted(fields.where(), ROW, DATA));
        }
        return new Plot(
                fields.text(NAME),
                fields.text(OF),
                row(fields),
                fields.has(DATA) ? folder.resolve(fields.text(DATA)).normalize().toString() : "",
                expectation(fields),
                fields.text(ABOUT, ""));
    }

    private String row(Fields fields) {
        String name = fields.text(ROW, "");
        if (!name.isEmpty() && !rows.contains(name)) {
            throw new BadInput(
                    "%s: there is no row '%s'%s"
                            .formatted(fields.where(), name, Hint.of(name, rows)));
        }
        return name;
    }

    private static Expectation expectation(Fields fields) {
        String text = fields.text(EXPECT);
        try {
            return Expectation.parse(text);
        } catch (BadInput e) {
            throw new BadInput("%s: %s".formatted(fields.where(), e.getMessage()), e);
        }
    }
}
