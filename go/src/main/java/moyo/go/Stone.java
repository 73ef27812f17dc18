package moyo.go;

/** The content of a point as two bits: one for Black, one for White. */
public final class Stone {
    public static final int EMPTY = 0;
    public static final int BLACK = 1;
    public static final int WHITE = 2;

    /** Off the board: has both bits, so "all neighbours own or edge" is one mask. */
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
