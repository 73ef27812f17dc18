package moyo.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.run.PlayerBook;
import moyo.lab.run.Yaml;

/** Reads an experiment as people write it in YAML; {@code docs/reproduce.md} has the format. */
public final class ExperimentFile {
    private static final String PLAYERS = "players";
    private static final String ROWS = "rows";
    private static final List<String> KEYS =
            Stream.concat(
                            Stream.of("paper", "title", "about", "game", "seed", PLAYERS, ROWS),
                            RowReader.COMMON.stream())
                    .toList();

    private ExperimentFile() {}

    public static Experiment read(Path file) {
        String name = String.valueOf(file.getFileName());
        return of(Yaml.read(file), name.replaceAll("\\.ya?ml$", ""), "'" + file + "'");
    }

    /**
     * @param text the content of a file
     * @param id the name of the experiment
     */
    static Experiment parse(String text, String id) {
        return of(Yaml.parse(text, id), id, "'" + id + "'");
    }

    private static Experiment of(JsonNode node, String id, String where) {
        Yaml.checkNames(node, KEYS, where);
        Fields fields = new Fields(node, where);
        try {
            return new Experiment(
                    id,
                    Paper.parse(fields.text("paper")),
                    fields.text("title"),
                    List.of(fields.text("about").split("\\n+")),
                    fields.text("game"),
                    fields.whole("seed", 0, 1),
                    rows(fields));
        } catch (BadInput e) {
            String message = String.valueOf(e.getMessage());
            throw message.startsWith(where) ? e : new BadInput(where + ": " + message, e);
        }
    }

    private static List<Row> rows(Fields fields) {
        PlayerBook book =
                fields.has(PLAYERS)
                        ? PlayerBook.of(fields.node().path(PLAYERS))
                        : PlayerBook.empty();
        RowReader reader = new RowReader(fields, book);
        List<Row> rows = new ArrayList<>();
        Set<String> folders = new HashSet<>();
        for (JsonNode row : fields.node().path(ROWS)) {
            Row next = reader.read(row, rows.size() + 1);
            if (!folders.add(next.folder())) {
                throw new BadInput(
                        "%s: two rows are called '%s'".formatted(fields.where(), next.name()));
            }
            rows.add(next);
        }
        if (rows.isEmpty()) {
            throw new BadInput("%s: '%s' lists no rows".formatted(fields.where(), ROWS));
        }
        return rows;
    }
}
