package moyo.net.selfplay;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import moyo.net.Shape;

/**
 * Where things are in a row of training data: the input row, the policy to learn as 16-bit shares,
 * result, search value and score for the side to move, and the owner of each cell.
 */
final class RowLayout {
    /** A probability of 1. */
    private static final int WHOLE = 65535;

    final int inputBytes;
    final int policySize;
    final int cells;
    private final int policy;
    private final int result;
    private final int searchValue;
    private final int score;
    private final int owners;
    final int bytes;

    RowLayout(Shape shape) {
        inputBytes = shape.rowBytes();
        policySize = shape.policySize();
        cells = shape.cells();
        policy = inputBytes;
        result = policy + Short.BYTES * policySize;
        searchValue = result + Float.BYTES;
        score = searchValue + Float.BYTES;
        owners = score + Float.BYTES;
        bytes = owners + cells;
    }

    /** A view of rows in which numbers are as the layout wants them. */
    static ByteBuffer view(byte[] rows) {
        return ByteBuffer.wrap(rows).order(ByteOrder.LITTLE_ENDIAN);
    }

    void setProbability(ByteBuffer rows, int row, int index, double probability) {
        rows.putShort(
                row * bytes + policy + Short.BYTES * index,
                (short) Math.round(WHOLE * probability));
    }

    void setSearchValue(ByteBuffer rows, int row, double value) {
        rows.putFloat(row * bytes + searchValue, (float) value);
    }

    /**
     * Writes what is known when the game has ended, as the side to move in the row sees it.
     *
     * @param sign 1 if that is the first player, else -1
     * @param ownersForFirst by cell
     */
    void setEnd(ByteBuffer rows, int row, int sign, double scoreForFirst, byte[] ownersForFirst) {
        int at = row * bytes;
        double own = sign * scoreForFirst;
        rows.putFloat(at + result, own > 0 ? 1 : own < 0 ? 0 : 0.5f);
        rows.putFloat(at + score, (float) own);
        for (int cell = 0; cell < cells; cell++) {
            rows.put(at + owners + cell, (byte) (sign * ownersForFirst[cell]));
        }
    }
}
