package moyo.lab.experiment;

import java.util.List;

/**
 * A table or a figure of a paper, as we play it.
 *
 * @param id the name of its file
 * @param about what the paper did and what we do differently; paragraphs
 * @param game the game's name
 */
public record Experiment(
        String id,
        Paper paper,
        String title,
        List<String> about,
        String game,
        long seed,
        List<Row> rows) {
    public Experiment {
        about = List.copyOf(about);
        rows = List.copyOf(rows);
    }
}
