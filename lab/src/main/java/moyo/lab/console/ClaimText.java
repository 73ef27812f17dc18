package moyo.lab.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.result.ClaimResult;

/** Prints the claims of papers, a line each: the paper's figure, the recorded one, ours. */
public final class ClaimText {
    private static final List<String> HEADINGS = List.of("", "paper", "recorded", "here");

    private ClaimText() {}

    public static void print(PrintWriter out, List<ClaimResult> results) {
        for (Paper paper : results.stream().map(ClaimResult::of).distinct().toList()) {
            List<List<String>> lines = new ArrayList<>(List.of(HEADINGS));
            results.stream()
                    .filter(r -> r.of().equals(paper))
                    .map(ClaimText::cells)
                    .forEach(lines::add);
            out.println(paper.citation());
            lines.forEach(line -> out.println(aligned(line, lines)));
        }
    }

    private static List<String> cells(ClaimResult result) {
        return List.of(result.claim().claim(), result.paper(), result.recorded(), result.here());
    }

    private static String aligned(List<String> line, List<List<String>> lines) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < line.size(); column++) {
            int at = column;
            int width = lines.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
            text.append("  ").append(line.get(column));
            text.append(" ".repeat(width - line.get(column).length()));
        }
        return text.toString().stripTrailing();
    }
}
