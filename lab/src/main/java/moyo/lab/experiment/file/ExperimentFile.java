package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Row;
import moyo.lab.run.PlayerBook;
import moyo.lab.yaml.Yaml;

/**
 * The YAML file of an experiment; {@code docs/reproduce.md} describes the format. Rows may show the
 * games of rows in other files, which must be read as well.
 */
final class ExperimentFile {
    private static final String PLAYERS = "players";
    private static final String ROWS = "rows";
    private static final List<String> KEYS =
            Stream.of(
                            PaperReader.KEYS,
                            List.of("title", "about", "game", "seed", PLAYERS, ROWS),
                            List.of(QuestionReader.TESTS, QuestionReader.REFERENCE),
                            List.of(CurveReader.CURVES, PlotReader.PLOTS),
                            RowReader.COMMON)
                    .flatMap(List::stream)
                    .toList();

    private final String id;
    private final Fields fields;
    private final Path folder;
    private final Paper ofFolder;

    private ExperimentFile(JsonNode node, String id, String where, Path folder, Paper ofFolder) {
        Yaml.checkNames(node, KEYS, where);
        this.id = id;
        this.folder = folder;
        this.ofFolder = ofFolder;
        fields = new Fields(node, where);
    }

    static ExperimentFile read(Path file) {
        String name = String.valueOf(file.getFileName());
        return new ExperimentFile(
                Yaml.read(file),
                name.replaceAll("\\.ya?ml$", ""),
                "'" + file + "'",
                file.resolveSibling(""),
                PaperReader.of(file.resolveSibling("")));
    }

    /**
     * @param text the content of a file
     * @param id the name of the experiment
     */
    static ExperimentFile parse(String text, String id) {
        return new ExperimentFile(
                Yaml.parse(text, id), id, "'" + id + "'", Path.of(""), Paper.NONE);
    }

    String id() {
        return id;
    }

    String game() {
        return fields.text("game");
    }

    Experiment experiment(SharedRows sharedRows) {
        return quotingFile(() -> experiment(rows(sharedRows)));
    }

    private Experiment experiment(List<Row> rows) {
        return new Experiment(
                id,
                PaperReader.read(fields, ofFolder),
                fields.text("title", id),
                about(),
                game(),
                seed(),
                rows,
                new QuestionReader(rows).read(fields),
                CurveReader.label(fields, rows),
                new PlotReader(rows, folder).read(fields));
    }

    /** Returns the paragraphs of {@code about}; empty if there are none. */
    private List<String> about() {
        String text = fields.text("about", "");
        return text.isEmpty() ? List.of() : List.of(text.split("\\n+"));
    }

    /** Returns the names of the files whose games its rows show. */
    Set<String> lenders() {
        Set<String> lenders = new TreeSet<>();
        for (JsonNode row : rowNodes()) {
            String same = row.path(RowReader.SAME).asText();
            if (same.contains("/")) {
                lenders.add(same.substring(0, same.indexOf('/')));
            }
        }
        lenders.remove(id);
        return lenders;
    }

    /** Adds the name of the file to an error message. */
    private <T> T quotingFile(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            String message = String.valueOf(e.getMessage());
            throw message.startsWith(fields.where())
                    ? e
                    : new BadInput(fields.where() + ": " + message, e);
        }
    }

    private long seed() {
        return fields.whole("seed", 0, 1);
    }

    private List<Row> rows(SharedRows sharedRows) {
        RowReader reader = reader();
        List<Row> rows = new ArrayList<>();
        Map<String, String> folders = new HashMap<>();
        for (JsonNode node : rowNodes()) {
            Row next = reader.read(node, rows.size() + 1, sharedRows);
            String other = folders.put(next.folder(), next.name());
            if (other != null) {
                throw new BadInput(
                        other.equals(next.name())
                                ? "%s: two rows are called '%s'".formatted(fields.where(), other)
                                : "%s: rows '%s' and '%s' would share the folder '%s'"
                                        .formatted(
                                                fields.where(), other, next.name(), next.folder()));
            }
            rows.add(next);
        }
        if (rows.isEmpty()) {
            throw new BadInput("%s: '%s' lists no rows".formatted(fields.where(), ROWS));
        }
        return rows;
    }

    /** Returns the rows; those of grids one by one. */
    private List<JsonNode> rowNodes() {
        return new Grid(fields).rows(fields.node().path(ROWS));
    }

    private RowReader reader() {
        PlayerBook book =
                fields.has(PLAYERS)
                        ? PlayerBook.of(fields.node().path(PLAYERS))
                        : PlayerBook.empty();
        return new RowReader(id, seed(), fields, book, folder);
    }

    /**
     * Returns a row that owns its games.
     *
     * @param where the row that refers to it, for error messages
     */
    Row lend(String name, String where) {
        List<String> names = new ArrayList<>();
        for (JsonNode node : rowNodes()) {
            names.add(node.path(RowReader.NAME).asText());
            if (!names.get(names.size() - 1).equals(name)) {
                continue;
            }
            if (node.has(RowReader.SAME)) {
                throw new BadInput(
                        "%s: '%s/%s' has no games of its own: it is the same as '%s'"
                                .formatted(where, id, name, node.path(RowReader.SAME).asText()));
            }
            return quotingFile(() -> reader().readOwn(node, names.size()));
        }
        throw new BadInput(
                "%s: '%s' has no row '%s'%s".formatted(where, id, name, Hint.of(name, names)));
    }
}
