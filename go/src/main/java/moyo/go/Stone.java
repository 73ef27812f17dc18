package moyo.go;

/** What a point of the board may hold, as two bits: one for Black, one for White. */
public final class Stone {
    public static final int EMPTY = 0;
    public static final int BLACK = 1;
    public static final int WHITE = 2;

    /** Off the board: counts as both colours, so "all neighbours mine or edge" is one mask. */
    public static final int EDGE = 3;

    private Stone() {}

    /** The stone of a colour ({@link moyo.game.Colour}). */
    public static int of(int colour) {
        return colour + 1;
    }

    /** The colour of a black or white stone. */
    public static int colour(int stone) {
        return stone - 1;
    }

    public static int other(int stone) {
        return 3 - stone;
    }
}
