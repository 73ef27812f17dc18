package moyo.game;

/** A reusable list of moves with a fixed capacity. Nothing here allocates after construction. */
public final class MoveList {
    private final int[] moves;
    private int size;

    public MoveList(int capacity) {
        moves = new int[capacity];
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        assert index < size;
        return moves[index];
    }

    public void clear() {
        size = 0;
    }

    public void add(int move) {
        moves[size++] = move;
    }

    public void copyFrom(MoveList source) {
        System.arraycopy(source.moves, 0, moves, 0, source.size);
        size = source.size;
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** Removes the move at {@code index} and puts the last move in its place. */
    public int removeAt(int index) {
        assert index < size;
        int move = moves[index];
        moves[index] = moves[--size];
        return move;
    }

    /** Removes the move at {@code index}; the others keep their order. */
    public void removeInOrder(int index) {
        assert index < size;
        System.arraycopy(moves, index + 1, moves, index, --size - index);
    }

    /** Exchanges two moves. */
    public void swap(int i, int j) {
        int move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
    }

    /** A uniformly drawn move; the list must not be empty. */
    public int draw(Rng rng) {
        return moves[rng.nextInt(size)];
    }
}
