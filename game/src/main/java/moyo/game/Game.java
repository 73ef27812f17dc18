package moyo.game;

/**
 * The rules of one game at one size. Immutable.
 *
 * @param <P> the positions of this game
 */
public interface Game<P extends Position<P>> {
    /** The code of the pass in every game that {@link #hasPass}. */
    int PASS = 0;

    String name();

    /** A fresh starting position. */
    P newPosition();

    /** Every move is in {@code [0, moveCodes)}. */
    int moveCodes();

    /** An upper bound of the number of moves of a game; buffers have this size. */
    int longestGame();

    /** Whether code {@link #PASS} is a pass; if not, it is a move like any other. */
    default boolean hasPass() {
        return false;
    }

    /** How many symmetries the rules have, the identity (number 0) included. */
    default int symmetries() {
        return 1;
    }

    /** How many of the first symmetries are rotations of the board, the identity included. */
    default int rotations() {
        return 1;
    }

    /** The move that corresponds to {@code move} on the board mapped by {@code symmetry}. */
    default int symmetricMove(int move, int symmetry) {
        return move;
    }

    /** The text of a move. */
    String moveName(int move);

    /**
     * Reads a move in upper or lower case.
     *
     * @throws BadInput if {@code text} names no move of this game
     */
    int parseMove(String text);
}
