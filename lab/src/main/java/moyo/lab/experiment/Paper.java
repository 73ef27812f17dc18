package moyo.lab.experiment;

/**
 * The publication that an experiment repeats.
 *
 * @param id its short name on the command line: the name of its folder; empty if it has none
 * @param citation authors, year, title; empty if the experiment repeats no publication
 * @param link where to read it; empty if unknown
 */
public record Paper(String id, String citation, String link) {
    /** No publication. */
    public static final Paper NONE = new Paper("", "", "");

    /** Returns whether there is a publication. */
    public boolean isThere() {
        return !citation.isEmpty();
    }
}
