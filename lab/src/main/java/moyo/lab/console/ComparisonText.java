package moyo.lab.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.stats.Interval;

/** The paper's figures and ours as aligned text. */
public final class ComparisonText {
    private static final List<String> HEADINGS =
            List.of("row", "", "paper", "ours", "95 % interval", "games", "verdict");
    private static final int VERDICT = HEADINGS.size() - 1;

    private ComparisonText() {}

    public static void print(PrintWriter out, ExperimentResult result) {
        out.println("%s: %s".formatted(result.experiment().id(), result.experiment().title()));
        List<List<String>> lines = new ArrayList<>(List.of(HEADINGS));
        for (RowResult row : result.rows()) {
            row.lines().forEach(line -> lines.add(cells(row, line)));
        }
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder("  ");
            for (int i = 0; i < VERDICT; i++) {
                text.append(padded(line.get(i), width(lines, i), i > 1)).append("  ");
            }
            out.println(text.append(line.get(VERDICT)).toString().stripTrailing());
        }
        result.claims().forEach(claim -> out.println("  " + claim.sentence()));
        out.println();
    }

    private static int width(List<List<String>> lines, int column) {
        return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
    }

    private static String padded(String cell, int width, boolean right) {
        String space = " ".repeat(width - cell.length());
        return right ? space + cell : cell + space;
    }

    private static List<String> cells(RowResult row, Line line) {
        Interval interval = line.interval();
        return List.of(
                row.row().name(),
                line.label(),
                paper(line),
                Double.isNaN(line.ours()) ? "-" : percent(line.ours()),
                Double.isFinite(interval.low())
                        ? String.format(
                                Locale.ROOT,
                                "%.1f to %.1f %%",
                                100 * interval.low(),
                                100 * interval.high())
                        : "-",
                Long.toString(line.games()),
                line.verdict());
    }

    /** With both decimals where the paper has them. */
    private static String paper(Line line) {
        if (Double.isNaN(line.paper())) {
            return "-";
        }
        String whose = line.whose().isEmpty() ? "" : line.whose() + " ";
        String share = String.format(Locale.ROOT, "%.2f", 100 * line.paper());
        String games = line.paperGames() == 0 ? "" : " of " + line.paperGames();
        return "%s%s %%%s".formatted(whose, share.replaceAll("0$", ""), games);
    }

    private static String percent(double rate) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * rate);
    }
}
