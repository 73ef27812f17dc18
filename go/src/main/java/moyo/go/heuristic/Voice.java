package moyo.go.heuristic;

/** The heuristics and fallbacks that choose playout moves, with Fuego's names. */
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

    /** The abbreviation in the Multi-Agent paper; empty for the fallbacks. */
    public String letters() {
        return letters;
    }
}
