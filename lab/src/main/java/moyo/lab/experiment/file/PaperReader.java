package moyo.lab.experiment.file;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.lab.experiment.Paper;

/**
 * Reads the publication that an experiment repeats: {@code paper: btt-go} names a known one; {@code
 * citation}, {@code authors} and {@code link} describe any other; without these keys there is no
 * publication.
 */
final class PaperReader {
    private static final String PAPER = "paper";
    private static final String CITATION = "citation";
    private static final String AUTHORS = "authors";
    private static final String LINK = "link";
    static final List<String> KEYS = List.of(PAPER, CITATION, AUTHORS, LINK);

    private PaperReader() {}

    static Paper read(Fields fields) {
        String id = fields.text(PAPER, "");
        if (!id.isEmpty() && !fields.has(CITATION)) {
            return Paper.parse(id);
        }
        String citation =
                Stream.of(fields.text(AUTHORS, ""), fields.text(CITATION, ""))
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(": "));
        return new Paper(id, citation, fields.text(LINK, ""));
    }
}
