package moyo.go.heuristic;

import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.search.Heuristic;

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

    /** The heuristic itself, for those that have one. */
    Heuristic<GoPosition> heuristic(Geometry geometry) {
        return switch (this) {
            case NAKADE -> new Nakade();
            case ATARI_CAPTURE -> new AtariCapture();
            case ATARI_DEFEND -> new AtariDefend(geometry.arrayLength());
            case LOW_LIBERTY -> new LowLiberty();
            case PATTERN -> new Pattern();
            default -> throw new IllegalArgumentException(title + " is no local heuristic");
        };
    }
}
