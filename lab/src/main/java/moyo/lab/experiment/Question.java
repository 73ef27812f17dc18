package moyo.lab.experiment;

/**
 * Is player A of one row better than player A of another row? Answered by a t-test of their games
 * against the same opponent.
 *
 * @param better the name of a row
 * @param than the name of a row
 * @param confidence from 0.5 to 1
 * @param paper the paper's answer
 */
public record Question(String better, String than, double confidence, PaperSays paper) {
    /** The answer of a paper to a question. */
    public enum PaperSays {
        YES,
        NO,
        NOTHING,
        /** No paper asks this. */
        NO_PAPER
    }
}
