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

    /** The value in [0, 1] for a side, from the first player's, or the other way round. */
    public static double valueFor(int colour, double forFirst) {
        return colour == FIRST ? forFirst : 1 - forFirst;
    }

    /** The value in [0, 1] for a side, from the first player's, or the other way round. */
    public static float valueFor(int colour, float forFirst) {
        return colour == FIRST ? forFirst : 1 - forFirst;
    }

    /** The score for a side, from the first player's, or the other way round. */
    public static double scoreFor(int colour, double forFirst) {
        return colour == FIRST ? forFirst : -forFirst;
    }
}
