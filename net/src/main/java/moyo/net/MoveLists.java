package moyo.net;

/**
 * The moves of the rows of a batch as policy indices, one list after the other. Nothing here
 * allocates after construction.
 */
public final class MoveLists {
    private final char[] indices;
    private final char[] counts;
    private final int[] starts;
    private int rows;
    private int size;

    /**
     * @param mostRows of a batch
     * @param mostMoves of a row
     */
    public MoveLists(int mostRows, int mostMoves) {
        indices = new char[mostRows * mostMoves];
        counts = new char[mostRows];
        starts = new int[mostRows];
    }

    /** Removes all rows. */
    public void clear() {
        rows = 0;
        size = 0;
    }

    /**
     * Adds a row.
     *
     * @param count of its moves, which were written into {@link #indices} from {@link #size} on
     */
    public void addRow(int count) {
        counts[rows] = (char) count;
        starts[rows++] = size;
        size += count;
    }

    /** The number of rows. */
    public int rows() {
        return rows;
    }

    /** The number of moves of all rows. */
    public int size() {
        return size;
    }

    /** The number of moves of a row. */
    public int count(int row) {
        return counts[row];
    }

    /** The number of moves of the rows before a row. */
    public int start(int row) {
        return starts[row];
    }

    /** The policy indices of all rows; always the same array. */
    public char[] indices() {
        return indices;
    }

    /** The number of moves of each row; always the same array. */
    public char[] counts() {
        return counts;
    }
}
