package moyo.lab.experiment;

/**
 * A claim that player A of one row is better than player A of another row, judged by their games
 * against the same opponent.
 *
 * @param better the name of a row
 * @param than the name of a row
 * @param confidence from 0.5 to 1
 * @param paper the paper's answer
 */
public record Claim(String better, String than, double confidence, PaperSays paper) {
    /** The answer of a paper to a claim. */
    public enum PaperSays {
        YES,
        NO,
        NOTHING,
        /** The claim is a question of ours. */
        NO_PAPER
    }
}
