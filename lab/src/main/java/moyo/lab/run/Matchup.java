package moyo.lab.run;

/** Two players of a run, by name; A moves first in game 0 of each pair. */
public record Matchup(String a, String b) {
    /** The separator of two names; no name contains it. */
    public static final String VERSUS = " vs ";

    /** Returns the text of records. */
    public String text() {
        return a + VERSUS + b;
    }
}
