package moyo.game;

/**
 * The rules of one game at one size. Immutable.
 *
 * @param <P> the positions of this game
 */
public interface Game<P extends Position<P>> {
    /** Pass has this code in every game that knows passing. */
    int PASS = 0;

    String name();

    /** A fresh starting position. */
    P newPosition();

    /** Every move is in {@code [0, moveCodes)}. */
    int moveCodes();

    /** No game has more moves than this; sizes every buffer. */
    int longestGame();

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

    /** The move as people write it. */
    String moveName(int move);

    /**
     * Reads a move as people write it, in any case.
     *
     * @throws BadInput if {@code text} names no move of this game
     */
    int parseMove(String text);
}
