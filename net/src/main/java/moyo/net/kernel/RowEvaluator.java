package moyo.net.kernel;

/**
 * Evaluates positions with a network on boards of one size, one row at a time; one thread's. The
 * results stay until the next call of {@link #evaluate}.
 */
public interface RowEvaluator {
    /**
     * Evaluates the position of a row: a byte of plane bits a cell, then the global inputs as
     * little-endian floats.
     */
    void evaluate(byte[] row, int offset);

    /**
     * The logits of the last position by policy index, to which any constant may be added. Always
     * the same array.
     */
    float[] logits();

    /** The logit of the probability that the side to move of the last position wins. */
    float valueLogit();

    /** The expected score of the side to move of the last position, in points. */
    float score();

    /**
     * Who will own each cell of the last position: from -1, the opponent, to 1, the side to move.
     * Computed when asked; always the same array.
     */
    float[] owners();
}
