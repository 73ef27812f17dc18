package moyo.lab.experiment;

import java.util.Arrays;
import java.util.List;
import moyo.game.BadInput;

/** The papers whose experiments we repeat. */
public enum Paper {
    BTT_GO(
            "btt-go",
            "Vieira Junior and Julia 2014: BTT-Go, an agent for Go that uses a transposition table"),
    MULTI_AGENT("multi-agent", "Marcolino and Matsubara 2011: Multi-Agent Monte Carlo Go"),
    BLOKUS_EVAL(
            "blokus-eval",
            "Nakamura, Miwa and Chikayama 2007: improvement of UCT using evaluation function"
                    + " (in Japanese)");

    private final String id;
    private final String citation;

    Paper(String id, String citation) {
        this.id = id;
        this.citation = citation;
    }

    /** Its short name, on the command line and in files. */
    public String id() {
        return id;
    }

    /** Authors, year, title. */
    public String citation() {
        return citation;
    }

    public static List<String> ids() {
        return Arrays.stream(values()).map(Paper::id).toList();
    }

    public static Paper parse(String text) {
        return Arrays.stream(values())
                .filter(paper -> paper.id.equals(text))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "unknown paper '%s'%s"
                                                .formatted(text, Hint.of(text, ids()))));
    }
}
