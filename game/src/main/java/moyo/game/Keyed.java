package moyo.game;

/**
 * Positions that can be looked up in a table. Up to hash collisions, equal keys mean equal
 * positions: the same pieces, side to move and restrictions on the next move (ko, passes).
 *
 * <p>Symmetry 0 is the identity; {@code key(s)} is the key of the position mapped by symmetry
 * {@code s} (see {@link Game#symmetricMove}).
 */
public interface Keyed {
    /** The 64-bit key under a symmetry in {@code [0, symmetries)}. */
    long key(int symmetry);

    /** A second, independent key that confirms a match of the first. */
    int checkKey(int symmetry);

    /**
     * The key of the pieces alone, without side to move, ko or passes. Equal to {@link #key} in
     * games where the pieces determine the position.
     */
    default long pieceKey(int symmetry) {
        return key(symmetry);
    }

    /** The second key of the pieces alone. */
    default int pieceCheckKey(int symmetry) {
        return checkKey(symmetry);
    }

    /**
     * Requests that keys stay valid during playouts; by default playouts do not update them, to
     * save time. A part that looks up playout positions calls this on its thread's position. {@link
     * Position#copyFrom} keeps the request of the target.
     *
     * @param symmetries number of symmetries, counted from symmetry 0, whose keys are updated
     *     incrementally; 0 for none
     */
    default void keepKeysInPlayouts(int symmetries) {}

    /**
     * Stops updating keys until the next {@link Position#copyFrom}, also if {@link
     * #keepKeysInPlayouts} was called.
     */
    default void dropKeys() {}
}
