package moyo.game;

/**
 * A mutable position of a two-player game; one instance per thread. No method allocates.
 *
 * <p>A simulation starts with {@link #copyFrom}, plays forward and never takes back. The sides
 * alternate strictly: after every move, a pass included, the other side is to move. A game in which
 * a side may move twice in a row inserts a pass of the other side.
 *
 * @param <P> the position's own type
 */
public interface Position<P extends Position<P>> {
    /** The side to move: {@link Colour#FIRST} or {@link Colour#SECOND}. */
    int toMove();

    /** How many moves led here; passes count. */
    int moveNumber();

    /** True when no move may follow. */
    boolean isOver();

    /**
     * The first player's score, komi included: the final score if the game is over, otherwise the
     * score if it ended now.
     */
    double score();

    /** Replaces the content of {@code moves} by the legal moves; never empty unless over. */
    void legalMoves(MoveList moves);

    /** Whether the side to move may play {@code move}, any code in {@code [0, moveCodes)}. */
    boolean isLegal(int move);

    /** Plays a legal move of the side to move; legality is asserted, not checked. */
    void play(int move);

    /** Becomes an independent copy of {@code source}, which belongs to the same game. */
    void copyFrom(P source);

    /**
     * Called when a simulation leaves the tree: until the next {@link #copyFrom} only playout moves
     * are played. A game may stop maintaining what playouts do not need (Go: superko and, unless
     * requested, keys).
     */
    default void beginPlayout() {}
}
