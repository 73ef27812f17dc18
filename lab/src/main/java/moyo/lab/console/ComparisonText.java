package moyo.lab.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.experiment.result.SprtResult;
import moyo.lab.stats.Interval;

/** Prints the paper's figures and ours as a table of text. */
public final class ComparisonText {
    private static final List<String> HEADINGS =
            List.of("row", "", "paper", "ours", "95 % interval", "games", "verdict");

    /** The headings if there are recorded games. */
    private static final List<String> RECORDED_HEADINGS =
            List.of(
                    "row",
                    "",
                    "paper",
                    "recorded",
                    "95 % interval",
                    "games",
                    "verdict",
                    "here",
                    "games",
                    "");

    /** The headings for an experiment without figures to compare with. */
    private static final List<String> OWN_HEADINGS =
            List.of("row", "", "A wins", "95 % interval", "games", "");

    private ComparisonText() {}

    public static void print(PrintWriter out, ExperimentResult result) {
        out.println("%s: %s".formatted(result.experiment().id(), result.experiment().title()));
        boolean compared = result.isCompared();
        List<List<String>> lines = new ArrayList<>();
        if (result.isRecorded()) {
            lines.add(RECORDED_HEADINGS);
            result.rows().forEach(row -> lines.addAll(recorded(result, row)));
        } else {
            lines.add(compared ? HEADINGS : OWN_HEADINGS);
            for (RowResult row : result.rows()) {
                row.lines().forEach(line -> lines.add(cells(result, row, line, compared)));
            }
        }
        lines.forEach(line -> out.println(aligned(line, lines)));
        result.questions().forEach(question -> out.println("  " + question.sentence()));
        result.plots().forEach(plot -> out.println("  " + plot.sentence()));
        out.println();
    }

    /** Formats a line; the last cell is not padded. */
    private static String aligned(List<String> line, List<List<String>> lines) {
        StringBuilder text = new StringBuilder("  ");
        int last = line.size() - 1;
        for (int i = 0; i < last; i++) {
            text.append(padded(line.get(i), width(lines, i), i > 1)).append("  ");
        }
        return text.append(line.get(last)).toString().stripTrailing();
    }

    private static int width(List<List<String>> lines, int column) {
        return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
    }

    private static String padded(String cell, int width, boolean right) {
        String space = " ".repeat(width - cell.length());
        return right ? space + cell : cell + space;
    }

    private static List<String> cells(
            ExperimentResult result, RowResult row, Line line, boolean compared) {
        List<String> cells = new ArrayList<>(List.of(row.row().name(), line.label()));
        if (compared) {
            cells.add(paper(line));
        }
        cells.add(Double.isNaN(line.ours()) ? "-" : percent(line.ours()));
        cells.add(interval(line.interval()));
        cells.add(Long.toString(line.games()));
        cells.add(result.verdict(row, line));
        return cells;
    }

    /** The lines of a row: the paper's figure, the record's, and ours. */
    private static List<List<String>> recorded(ExperimentResult result, RowResult row) {
        List<Line> here = row.lines();
        List<Line> record = row.recordedResult().map(RowResult::lines).orElse(List.of());
        List<List<String>> lines = new ArrayList<>();
        for (int i = 0; i < here.size(); i++) {
            Line ours = here.get(i);
            List<String> cells =
                    new ArrayList<>(List.of(row.row().name(), ours.label(), paper(ours)));
            if (record.isEmpty()) {
                cells.addAll(List.of("-", "-", "0", row.recorded().isPresent() ? "stale" : "-"));
            } else {
                Line kept = record.get(i);
                cells.add(Double.isNaN(kept.ours()) ? "-" : percent(kept.ours()));
                cells.add(interval(kept.interval()));
                cells.add(Long.toString(kept.games()));
                String decision =
                        i == 0
                                ? row.recordedResult()
                                        .flatMap(RowResult::sprt)
                                        .map(SprtResult::label)
                                        .orElse("-")
                                : "-";
                cells.add(kept.finding() == Finding.NO_FIGURE ? decision : kept.verdict());
            }
            cells.add(Double.isNaN(ours.ours()) ? "-" : percent(ours.ours()));
            cells.add(Long.toString(ours.games()));
            cells.add(i == 0 ? here(result, row) : "");
            lines.add(cells);
        }
        return lines;
    }

    private static String here(ExperimentResult result, RowResult row) {
        if (row.finding() != Finding.NO_FIGURE) {
            return row.finding().label() + ": " + row.reason();
        }
        return Stream.of(row.consistency().label(), result.remark(row))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private static String interval(Interval interval) {
        return Double.isFinite(interval.low())
                ? String.format(
                        Locale.ROOT, "%.1f to %.1f %%", 100 * interval.low(), 100 * interval.high())
                : "-";
    }

    /** Formats the paper's figure with two decimals where the paper has two. */
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
