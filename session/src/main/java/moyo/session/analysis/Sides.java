package moyo.session.analysis;

/**
 * What people call the two sides.
 *
 * @param first who moves first: Black, Purple
 * @param second the other: White, Orange
 */
public record Sides(String first, String second) {
    /** As in Go and chess-like games. */
    public static final Sides BLACK_AND_WHITE = new Sides("Black", "White");
}
