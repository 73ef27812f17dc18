package moyo.lab.report.docs;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Text in Markdown, paragraph by paragraph. */
final class Markdown {
    private final StringBuilder text = new StringBuilder();

    Markdown heading(int level, String title) {
        return paragraph("#".repeat(level) + " " + title);
    }

    Markdown paragraph(String paragraph) {
        if (!text.isEmpty()) {
            text.append('\n');
        }
        text.append(paragraph).append('\n');
        return this;
    }

    Markdown list(List<String> items) {
        return paragraph(items.stream().map(item -> "- " + item).collect(Collectors.joining("\n")));
    }

    Markdown table(List<String> headings, List<List<String>> rows) {
        String rule = String.join("|", Collections.nCopies(headings.size(), "---"));
        String lines = rows.stream().map(Markdown::row).collect(Collectors.joining("\n"));
        return paragraph(row(headings) + "\n|" + rule + "|\n" + lines);
    }

    private static String row(List<String> cells) {
        return cells.stream()
                .map(cell -> cell.replace("|", "\\|").replace('\n', ' '))
                .collect(Collectors.joining(" | ", "| ", " |"));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
