package moyo.net.batch;

import moyo.net.MoveLists;
import org.jspecify.annotations.Nullable;

/**
 * Rows of positions that are evaluated together. One thread fills in rows, submits, waits, and
 * reads the outputs; then it may fill in rows again.
 */
public interface Batch {
    /** How many rows there are. */
    int size();

    /** The rows, one after the other, to be filled in before {@link #submit}. */
    byte[] rows();

    /**
     * The moves of the rows, to be filled in before {@link #submit}; null if the outputs hold the
     * logits of all policy indices.
     */
    default @Nullable MoveLists moves() {
        return null;
    }

    /** Hands the first {@code count} rows to the network. */
    void submit(int count);

    /** Whether the outputs of the submitted rows can be read; never blocks. */
    boolean isDone();

    /**
     * The outputs, one row after the other: policy logits, of all policy indices or of the row's
     * {@link #moves}; the logit of a win for the side to move; a tenth of the score. Valid when
     * {@link #isDone} until the next submit.
     */
    float[] outputs();

    /** The number of outputs of a row; without meaning if there are {@link #moves}. */
    int outputsPerRow();

    /** Where the outputs of a row begin. */
    default int outputsAt(int row) {
        return row * outputsPerRow();
    }
}
