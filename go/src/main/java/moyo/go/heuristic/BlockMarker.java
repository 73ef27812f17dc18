package moyo.go.heuristic;

/** A set of blocks that is cleared in constant time. */
final class BlockMarker {
    private final int[] marks;
    private int stamp;

    BlockMarker(int arrayLength) {
        marks = new int[arrayLength];
    }

    void clear() {
        stamp++;
    }

    /** False if the block was in the set already. */
    boolean add(int block) {
        if (marks[block] == stamp) {
            return false;
        }
        marks[block] = stamp;
        return true;
    }
}
