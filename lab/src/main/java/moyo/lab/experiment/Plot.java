package moyo.lab.experiment;

/**
 * A plot of an experiment, usually a figure of a paper: a study of the game and the sign that its
 * effect has according to the paper.
 *
 * @param name the name, unique in the experiment
 * @param of the name of the study
 * @param row the name of the row whose games are studied; empty if it is a study of data
 * @param data the file that is studied; empty if it is a study of games
 * @param about a paragraph about the paper's figure; may be empty
 */
public record Plot(
        String name, String of, String row, String data, Expectation expect, String about) {
    @Override
    public String toString() {
        return "%s of %s; expected: %s"
                .formatted(of, row.isEmpty() ? "'" + data + "'" : "row '" + row + "'", expect);
    }
}
