package moyo.lab.experiment;

/**
 * The games that a figure is about: all of a row, or those in which its player A had one colour.
 */
public enum GameSubset {
    BOTH("both", "all games"),
    FIRST("first", "moving 1st"),
    SECOND("second", "moving 2nd");

    private final String id;
    private final String label;

    GameSubset(String id, String label) {
        this.id = id;
        this.label = label;
    }

    /** Returns its name in files. */
    public String id() {
        return id;
    }

    /** Returns its label in tables. */
    public String label() {
        return label;
    }
}
