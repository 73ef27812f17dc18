package moyo.game;

/**
 * Positions that can be looked up in a table. Equal keys mean, but for hash collisions, the same
 * position with the same moves to come: pieces, side to move and whatever else limits the next
 * move.
 *
 * <p>Symmetry 0 is the identity; {@code key(s)} is the key of the position as {@link
 * Game#symmetricMove} with {@code s} maps it.
 */
public interface Keyed {
    /** The 64-bit key under a symmetry in {@code [0, symmetries)}. */
    long key(int symmetry);

    /** A second, independent key that confirms a match of the first. */
    int checkKey(int symmetry);

    /**
     * The key of the pieces alone: neither whose turn it is nor what limits the next move. The same
     * as {@link #key} in games where the pieces tell everything.
     */
    default long pieceKey(int symmetry) {
        return key(symmetry);
    }

    /** The second key of the pieces alone. */
    default int pieceCheckKey(int symmetry) {
        return checkKey(symmetry);
    }

    /**
     * Playouts drop keys to save time; a part that looks playout positions up asks for them here,
     * on the position that its thread plays on. Copying keeps the wish.
     *
     * @param symmetries the keys under the first so many are kept up to date, which makes asking
     *     for them cheap; 0 for none
     */
    default void keepKeysInPlayouts(int symmetries) {}

    /** No key is asked for until the next copy, whatever was wished. */
    default void dropKeys() {}
}
