package moyo.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * An experiment: usually a table or a figure of a paper.
 *
 * @param id the name of its file
 * @param about paragraphs about the paper's experiment and the differences of ours
 * @param game the game's name
 * @param questions the questions about its rows
 * @param curves the label of the x axis of its curves, such as agents; empty if it has none
 * @param plots the studies that it shows
 */
public record Experiment(
        String id,
        Paper paper,
        String title,
        List<String> about,
        String game,
        long seed,
        List<Row> rows,
        List<Question> questions,
        String curves,
        List<Plot> plots) {
    public Experiment {
        about = List.copyOf(about);
        rows = List.copyOf(rows);
        questions = List.copyOf(questions);
        plots = List.copyOf(plots);
    }

    /** Returns the row of a name; empty if there is none. */
    public Optional<Row> row(String name) {
        return rows.stream().filter(row -> row.name().equals(name)).findFirst();
    }

    /** Returns whether a plot shows the games of a row, so that their moves are needed. */
    public boolean isStudied(Row row) {
        return plots.stream().anyMatch(plot -> plot.row().equals(row.name()));
    }

    /** Returns whether a row shows the games of another row. */
    public boolean isBorrowed(Row row) {
        return !row.origin().equals(new Origin(id, row.name(), seed));
    }

    /**
     * Returns the experiment with all rows left out whose board size is not among these; rows
     * without a size are kept.
     */
    public Experiment onBoards(List<Integer> sizes) {
        String reason =
                "left out by --size "
                        + sizes.stream().map(String::valueOf).collect(Collectors.joining(","));
        return only(row -> isAmong(row.board(), sizes), reason);
    }

    /** Returns the experiment with all rows left out whose name does not contain a text. */
    public Experiment withRowsNamed(String text) {
        return only(row -> row.name().contains(text), "left out by --rows '%s'".formatted(text));
    }

    private Experiment only(Predicate<Row> wanted, String reason) {
        List<Row> kept =
                rows.stream().map(row -> wanted.test(row) ? row : row.leftOut(reason)).toList();
        return new Experiment(id, paper, title, about, game, seed, kept, questions, curves, plots);
    }

    private static boolean isAmong(Map<String, String> board, List<Integer> sizes) {
        String size = board.getOrDefault("size", "");
        return size.isEmpty() || sizes.stream().anyMatch(n -> size.equals(n.toString()));
    }
}
