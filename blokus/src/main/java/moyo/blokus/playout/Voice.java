package moyo.blokus.playout;

/**
 * The sources of a team's playout moves: the five heuristics, and the uniform draw when none of
 * them suggests a move. A forced pass has no source.
 */
public enum Voice {
    SIZE("Size", "S"),
    CORNERS("Corners", "C"),
    BLOCK("Block", "B"),
    MIDDLE("Middle", "M"),
    REPLY("Reply", "R"),
    RANDOM("Random", "");

    private final String title;
    private final String letter;

    Voice(String title, String letter) {
        this.title = title;
        this.letter = letter;
    }

    public String title() {
        return title;
    }

    /** The letter of a heuristic in an order; empty for {@link #RANDOM}. */
    public String letter() {
        return letter;
    }
}
