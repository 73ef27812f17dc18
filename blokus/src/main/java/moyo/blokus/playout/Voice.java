package moyo.blokus.playout;

/** Who may choose a playout move of a team; who must pass has no choice. */
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

    /** How orders name a heuristic; empty for what always comes last. */
    public String letter() {
        return letter;
    }
}
