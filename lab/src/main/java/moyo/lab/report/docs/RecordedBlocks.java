package moyo.lab.report.docs;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.experiment.result.ExperimentResult;

/**
 * Fills the recorded figures into pages that are otherwise written by hand. A table stands between
 * lines of its own, a figure in a sentence:
 *
 * <pre>{@code
 * <!-- recorded: agents-singles; agents-teams/table 3 -->
 * <!-- end -->
 *
 * The team wins <!-- rate: agents-teams/table 3 --><!-- end --> games.
 * }</pre>
 */
public final class RecordedBlocks {
    private static final Pattern MARK =
            Pattern.compile(
                    Stream.concat(RecordedTables.words().stream(), RecordedFigures.words().stream())
                            .reduce((a, b) -> a + "|" + b)
                            .map("<!-- (?:(%s): (.*?)|(end)) -->"::formatted)
                            .orElseThrow());

    /** What stands before a mark at which Markdown begins a block of HTML. */
    private static final Pattern BEGINNING = Pattern.compile("\\s*(?:[-*+>]|\\d+[.)])?\\s*");

    private static final String END = "<!-- end -->";

    private RecordedBlocks() {}

    /** Returns whether a page has marks. */
    public static boolean areIn(String page) {
        return MARK.matcher(page).find();
    }

    /**
     * Returns the page with the figures of the records between the marks.
     *
     * @param name the name of the page, for errors
     * @param results with the records beside the rows
     */
    public static String fill(String page, String name, List<ExperimentResult> results) {
        RecordedRows rows = new RecordedRows(results);
        StringBuilder text = new StringBuilder();
        Matcher mark = MARK.matcher(page);
        int copied = 0;
        while (mark.find()) {
            String begin = mark.group();
            try {
                String filled = filled(page, mark, rows);
                text.append(page, copied, mark.start()).append(begin).append(filled).append(END);
            } catch (BadInput e) {
                throw new BadInput("%s, '%s': %s".formatted(name, begin, e.getMessage()), e);
            }
            copied = endOf(mark, name, begin);
        }
        return text.append(page, copied, page.length()).toString();
    }

    private static String filled(String page, Matcher mark, RecordedRows rows) {
        if (mark.group(3) != null) {
            throw new BadInput("ends no figure");
        }
        String word = mark.group(1);
        String line = page.substring(page.lastIndexOf('\n', mark.start()) + 1, mark.start());
        if (RecordedTables.words().contains(word)) {
            if (!line.isEmpty()) {
                throw new BadInput("a table needs a line of its own");
            }
            return "\n\n%s\n\n".formatted(RecordedTables.of(word, mark.group(2), rows));
        }
        if (BEGINNING.matcher(line).matches()) {
            throw new BadInput("must not begin a line: Markdown would take it for a block of HTML");
        }
        return RecordedFigures.of(word, mark.group(2), rows);
    }

    /** Moves on to the mark that ends the figure and returns the place behind it. */
    private static int endOf(Matcher mark, String name, String begin) {
        if (!mark.find() || mark.group(3) == null) {
            throw new BadInput("%s, '%s': there is no '%s'".formatted(name, begin, END));
        }
        return mark.end();
    }
}
