package moyo.lab.experiment;

import java.util.List;
import moyo.game.BadInput;

/**
 * The publication that an experiment repeats.
 *
 * @param id its short name, on the command line and in files; empty if it has none
 * @param citation authors, year, title; empty if the experiment repeats no publication
 * @param link where to read it; empty if unknown
 */
public record Paper(String id, String citation, String link) {
    /** No publication. */
    public static final Paper NONE = new Paper("", "", "");

    public static final Paper BTT_GO =
            new Paper(
                    "btt-go",
                    "Vieira Junior and Julia 2014: BTT-Go, an agent for Go that uses a"
                            + " transposition table",
                    "");

    public static final Paper MULTI_AGENT =
            new Paper(
                    "multi-agent", "Marcolino and Matsubara 2011: Multi-Agent Monte Carlo Go", "");

    public static final Paper BLOKUS_EVAL =
            new Paper(
                    "blokus-eval",
                    "Nakamura, Miwa and Chikayama 2007: improvement of UCT using evaluation"
                            + " function (in Japanese)",
                    "");

    /** The papers that files may name without a citation. */
    private static final List<Paper> KNOWN = List.of(BTT_GO, MULTI_AGENT, BLOKUS_EVAL);

    /** Returns whether there is a publication. */
    public boolean isThere() {
        return !citation.isEmpty();
    }

    public static List<String> ids() {
        return KNOWN.stream().map(Paper::id).toList();
    }

    /** Returns a known paper. */
    public static Paper parse(String text) {
        return KNOWN.stream()
                .filter(paper -> paper.id.equals(text))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "unknown paper '%s'%s; another one needs a 'citation'"
                                                .formatted(text, Hint.of(text, ids()))));
    }
}
