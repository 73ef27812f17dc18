package moyo.lab.experiment;

/**
 * That the player A of one row is better than that of another, seen by their games against the same
 * opponent.
 *
 * @param better the name of a row
 * @param than the name of a row
 * @param confidence from 0.5 to 1
 * @param paper whether the paper says so
 */
public record Claim(String better, String than, double confidence, PaperSays paper) {
    /** What a paper says to a question. */
    public enum PaperSays {
        YES,
        NO,
        NOTHING
    }
}
