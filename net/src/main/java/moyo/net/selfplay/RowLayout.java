package moyo.net.selfplay;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import moyo.net.Shape;

/**
 * Where things are in a row of training data: the input row; the policy to learn; result, search
 * value and score for the side to move; the owner of each cell. The policy is a 16-bit share for
 * each policy index or, if the game lists moves, a list of pairs: policy index and share, both of
 * 16 bits, with the index {@link #NO_MOVE} behind the end of the list.
 */
final class RowLayout {
    /** A probability of 1. */
    private static final int WHOLE = 65535;

    /** The policy index of an entry that is not used. */
    static final int NO_MOVE = 0xffff;

    private static final int ENTRY = 2 * Short.BYTES;

    final int inputBytes;
    final int policySize;
    final int cells;

    /** How many moves a policy lists; 0 if it does not list moves. */
    final int targetMoves;

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
        targetMoves = shape.targetMoves();
        policy = inputBytes;
        result = policy + (shape.listsMoves() ? ENTRY * targetMoves : Short.BYTES * policySize);
        searchValue = result + Float.BYTES;
        score = searchValue + Float.BYTES;
        owners = score + Float.BYTES;
        bytes = owners + cells;
    }

    /** A view of rows in which numbers are as the layout wants them. */
    static ByteBuffer view(byte[] rows) {
        return ByteBuffer.wrap(rows).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Makes the policy of a row that holds zeros an empty list, if it is a list. */
    void clearList(ByteBuffer rows, int row) {
        for (int entry = 0; entry < targetMoves; entry++) {
            setListed(rows, row, entry, NO_MOVE, 0);
        }
    }

    void setProbability(ByteBuffer rows, int row, int index, double probability) {
        rows.putShort(row * bytes + policy + Short.BYTES * index, share(probability));
    }

    /** Writes an entry of a policy that lists moves. */
    void setListed(ByteBuffer rows, int row, int entry, int index, double probability) {
        int at = row * bytes + policy + ENTRY * entry;
        rows.putShort(at, (short) index);
        rows.putShort(at + Short.BYTES, share(probability));
    }

    private static short share(double probability) {
        return (short) Math.round(WHOLE * probability);
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
