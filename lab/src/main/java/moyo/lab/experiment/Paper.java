package moyo.lab.experiment;

import java.util.List;

/**
 * The publication that an experiment repeats.
 *
 * @param id its short name on the command line: the name of its folder; empty if it has none
 * @param citation authors, year, title; empty if the experiment repeats no publication
 * @param link where to read it; empty if unknown
 * @param claims what it says, in the order in which it is to be shown; may be empty
 */
public record Paper(String id, String citation, String link, List<Claim> claims) {
    /** No publication. */
    public static final Paper NONE = new Paper("", "", "");

    public Paper {
        claims = List.copyOf(claims);
    }

    /** A publication whose claims are not listed. */
    public Paper(String id, String citation, String link) {
        this(id, citation, link, List.of());
    }

    /** Returns whether there is a publication. */
    public boolean isThere() {
        return !citation.isEmpty();
    }
}
