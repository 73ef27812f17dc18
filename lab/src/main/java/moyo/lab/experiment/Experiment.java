package moyo.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A table or a figure of a paper, as we play it.
 *
 * @param id the name of its file
 * @param about what the paper did and what we do differently; paragraphs
 * @param game the game's name
 * @param claims about its rows
 * @param curves what the numbers of its curves count, such as agents; empty if it has none
 */
public record Experiment(
        String id,
        Paper paper,
        String title,
        List<String> about,
        String game,
        long seed,
        List<Row> rows,
        List<Claim> claims,
        String curves) {
    public Experiment {
        about = List.copyOf(about);
        rows = List.copyOf(rows);
        claims = List.copyOf(claims);
    }

    /** Whether the games of a row are another row's. */
    public boolean isBorrowed(Row row) {
        return !row.origin().equals(new Origin(id, row.name(), seed));
    }

    /** The same with rows on boards of these sizes only; rows without a size are played. */
    public Experiment onBoards(List<Integer> sizes) {
        String reason =
                "--size "
                        + sizes.stream().map(String::valueOf).collect(Collectors.joining(","))
                        + " leaves it out";
        List<Row> kept =
                rows.stream()
                        .map(row -> isAmong(row.board(), sizes) ? row : row.skipped(reason))
                        .toList();
        return new Experiment(id, paper, title, about, game, seed, kept, claims, curves);
    }

    private static boolean isAmong(Map<String, String> board, List<Integer> sizes) {
        String size = board.getOrDefault("size", "");
        return size.isEmpty() || sizes.stream().anyMatch(n -> size.equals(n.toString()));
    }
}
