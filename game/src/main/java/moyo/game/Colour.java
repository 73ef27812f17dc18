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

    /**
     * Converts a value in [0, 1] between the first player's view and the view of {@code colour}: v
     * or 1 - v.
     */
    public static double valueFor(int colour, double forFirst) {
        return colour == FIRST ? forFirst : 1 - forFirst;
    }

    /**
     * Converts a value in [0, 1] between the first player's view and the view of {@code colour}: v
     * or 1 - v.
     */
    public static float valueFor(int colour, float forFirst) {
        return colour == FIRST ? forFirst : 1 - forFirst;
    }

    /** Converts a score between the first player's view and the view of {@code colour}: s or -s. */
    public static double scoreFor(int colour, double forFirst) {
        return colour == FIRST ? forFirst : -forFirst;
    }
}
