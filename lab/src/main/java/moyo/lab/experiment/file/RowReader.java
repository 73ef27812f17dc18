package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.play.Entrant;
import moyo.lab.run.PlayerBook;
import moyo.lab.yaml.Yaml;

/** Reads the rows of an experiment. Values of the experiment apply to all its rows. */
final class RowReader {
    static final String NAME = "name";
    static final String SAME = "same";

    /** The keys of the board. */
    private static final List<String> BOARD = List.of("size", "komi", "rules");

    /** Settings of the game's board by any name. */
    private static final String BOARD_SETTINGS = "board";

    private static final String SCALES = "scales";
    private static final String NEEDS = "needs";
    private static final String OPENINGS = "openings";
    private static final String FIGURES = "figures";
    private static final String UNRECORDED = "unrecorded";

    /** The keys of a row, which may also stand in the experiment for all rows. */
    static final List<String> COMMON =
            Stream.of(
                            List.of("a", "b", NEEDS, OPENINGS, SCALES, BOARD_SETTINGS, UNRECORDED),
                            CostReader.BASE,
                            BOARD)
                    .flatMap(List::stream)
                    .toList();

    private static final List<String> KEYS =
            Stream.concat(Stream.of(NAME, SAME, FIGURES, CurveReader.CURVE), COMMON.stream())
                    .toList();

    private final String id;
    private final long seed;
    private final Fields experiment;
    private final PlayerBook book;
    private final Path folder;

    /**
     * @param id the experiment's
     * @param seed the experiment's
     * @param folder in which relative names of files are looked up
     */
    RowReader(String id, long seed, Fields experiment, PlayerBook book, Path folder) {
        this.folder = folder;
        this.id = id;
        this.seed = seed;
        this.experiment = experiment;
        this.book = book;
    }

    /**
     * @param sharedRows finds the rows whose games this one may show
     */
    Row read(JsonNode node, int number, SharedRows sharedRows) {
        return node.has(SAME) ? readBorrowed(node, number, sharedRows) : readOwn(node, number);
    }

    /** Reads a row that owns its games. */
    Row readOwn(JsonNode node, int number) {
        Fields row = row(node, number);
        Entrant a = book.find(row.text("a"));
        Entrant b = book.find(row.text("b"));
        String name = row.text(NAME);
        return new Row(
                name,
                new Origin(id, name, seed),
                board(row),
                a,
                b.name().equals(a.name()) ? new Entrant(b.name() + " (2)", b.spec()) : b,
                row.has(NEEDS) ? List.of(row.text(NEEDS).split("[ ,]+")) : List.of(),
                openings(row),
                costs(node, row),
                FigureReader.read(row.inner(FIGURES)),
                FigureReader.readSaving(row.inner(FIGURES)),
                CurveReader.read(row),
                row.text(UNRECORDED, ""),
                "");
    }

    /**
     * Reads a row that shows the games of another; its players and board, if given, must be those
     * of the games.
     */
    private Row readBorrowed(JsonNode node, int number, SharedRows sharedRows) {
        Fields row = row(node, number);
        Row lender = sharedRows.find(row.text(SAME), experiment.text("game"), row.where());
        for (String key : List.of(SCALES, NEEDS)) {
            if (node.has(key)) {
                throw new BadInput(
                        "%s: '%s' belongs to '%s', whose games these are"
                                .formatted(row.where(), key, lender.origin()));
            }
        }
        checkPlayer(row, "a", lender.a(), lender);
        checkPlayer(row, "b", lender.b(), lender);
        for (String key : BOARD) {
            check(row, key, row.text(key, ""), lender.board().getOrDefault(key, ""), lender);
        }
        check(row, OPENINGS, openings(row), lender.openings(), lender);
        return lender.shownAs(
                row.text(NAME),
                FigureReader.read(row.inner(FIGURES)),
                FigureReader.readSaving(row.inner(FIGURES)),
                CurveReader.read(row));
    }

    /** Returns {@code none}, a number of random moves, or a file, whose name is seen from ours. */
    private String openings(Fields row) {
        String text = row.text(OPENINGS, "none");
        boolean isFile = !text.equals("none") && !text.matches("[0-9]+");
        return isFile ? folder.resolve(text).normalize().toString() : text;
    }

    private void checkPlayer(Fields row, String key, Entrant there, Row lender) {
        String here = row.has(key) ? book.find(row.text(key)).spec() : "";
        check(row, key, here, there.spec(), lender);
    }

    /** Checks a value that is given here against the row that owns the games. */
    private static void check(Fields row, String key, String here, String there, Row lender) {
        if (row.has(key) && !here.equals(there)) {
            throw new BadInput(
                    "%s: '%s' is '%s' here, but '%s' in '%s', whose games these are"
                            .formatted(row.where(), key, here, there, lender.origin()));
        }
    }

    /** Returns the values of a row, with those of the experiment. */
    private Fields row(JsonNode node, int number) {
        if (!node.isObject()) {
            throw new BadInput(
                    "%s: row %d has no 'name: value' lines: %s"
                            .formatted(experiment.where(), number, node));
        }
        String name = new Fields(node, experiment.where() + ", row " + number).text(NAME);
        String where = "%s, row '%s'".formatted(experiment.where(), name);
        Yaml.checkNames(node, KEYS, where);
        return new Fields(merged(node), where);
    }

    /** Returns the row with the values that the experiment gives to all rows. */
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
        Fields settings = row.inner(BOARD_SETTINGS);
        settings.node().properties().forEach(e -> board.put(e.getKey(), settings.text(e.getKey())));
        return board;
    }

    /**
     * Reads the costs; values outside of {@code scales} apply to every scale that does not override
     * them.
     */
    private Map<Scale, Cost> costs(JsonNode node, Fields row) {
        Fields common = experiment.inner(SCALES);
        Fields own = new Fields(node, row.where()).inner(SCALES);
        Yaml.checkNames(common.node(), Scale.ids(), common.where());
        Yaml.checkNames(own.node(), Scale.ids(), own.where());
        Map<Scale, Cost> costs = new EnumMap<>(Scale.class);
        for (Scale scale : Scale.values()) {
            String id = scale.id();
            if (common.has(id) || own.has(id) || CostReader.hasBase(row)) {
                costs.put(scale, CostReader.read(row, common.inner(id), own.inner(id)));
            }
        }
        if (costs.isEmpty()) {
            throw new BadInput(
                    "%s: the number of games is missing; give 'games' or '%s'"
                            .formatted(row.where(), SCALES));
        }
        return costs;
    }
}
