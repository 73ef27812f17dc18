package moyo.game;

/** The two sides, as ints. */
public final class Colour {
    /** Black in Go, Purple in Blokus Duo. */
    public static final int FIRST = 0;

    /** White in Go, Orange in Blokus Duo. */
    public static final int SECOND = 1;

    private Colour() {}

    public static int other(int colour) {
        return colour ^ 1;
    }
}
