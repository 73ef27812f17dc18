package moyo.session.analysis;

/**
 * The names of the two sides.
 *
 * @param first the side that moves first: Black, Purple
 * @param second the other side: White, Orange
 */
public record Sides(String first, String second) {
    /** Black and White, as in Go. */
    public static final Sides BLACK_AND_WHITE = new Sides("Black", "White");
}
