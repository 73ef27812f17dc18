package moyo.go.heuristic;

/** Who may choose a playout move; the names are Fuego's. */
public enum Voice {
    NAKADE("Nakade", "N"),
    ATARI_CAPTURE("AtariCapture", "AC"),
    ATARI_DEFEND("AtariDefend", "AD"),
    LOW_LIBERTY("LowLib", "L"),
    PATTERN("Pattern", "P"),
    CAPTURE("Capture", ""),
    RANDOM("Random", ""),
    SELF_ATARI_CORRECTION("SelfAtariCorr", ""),
    PASS("Pass", "");

    private final String title;
    private final String letters;

    Voice(String title, String letters) {
        this.title = title;
        this.letters = letters;
    }

    public String title() {
        return title;
    }

    /** How the Multi-Agent paper abbreviates a heuristic; empty for what always comes last. */
    public String letters() {
        return letters;
    }
}
