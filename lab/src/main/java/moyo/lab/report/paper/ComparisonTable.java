package moyo.lab.report.paper;

import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RateLine;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Link;
import moyo.lab.report.html.Table;
import moyo.lab.stats.Interval;

/** The table of the paper's figures and ours. */
final class ComparisonTable {
    private ComparisonTable() {}

    static void write(Html html, ExperimentResult result) {
        if (result.isRecorded()) {
            RecordedTable.write(html, result);
        }
        boolean compared = result.isCompared();
        Table table = Table.ofFiguresAndRemarks(html, headings(compared));
        for (RowResult row : result.rows()) {
            for (Line line : row.lines()) {
                write(html, table, result, row, line);
            }
        }
        table.end();
        html.open("dl");
        for (RowResult row : result.rows()) {
            html.element("dt", row.row().name());
            html.element(
                    "dd",
                    "A: %s · B: %s · %s%s"
                            .formatted(
                                    row.row().a().spec(),
                                    row.row().b().spec(),
                                    row.cost(),
                                    result.experiment().isBorrowed(row.row())
                                            ? " · the games of " + row.row().origin()
                                            : ""));
        }
        html.close();
    }

    private static String[] headings(boolean compared) {
        String interval = "95\u00A0% interval";
        return compared
                ? new String[] {
                    "Row",
                    "Games of A",
                    "Paper",
                    "Ours",
                    interval,
                    "Games",
                    "Ours − paper",
                    "Verdict"
                }
                : new String[] {"Row", "Games of A", "A wins", interval, "Games", "Remark"};
    }

    private static void write(
            Html html, Table table, ExperimentResult result, RowResult row, Line line) {
        boolean compared = result.isCompared();
        table.beginRow("");
        html.open("th", "scope", "row");
        String folder = row.folder();
        Link.write(html, folder.isEmpty() ? "" : folder + "/report.html", row.row().name());
        html.close();
        html.element("td", line.label());
        if (compared) {
            html.element("td", paper(line));
        }
        html.element("td", Numbers.percent(line.ours()));
        html.element("td", interval(line));
        html.element("td", line.games() == 0 ? "" : Numbers.count(line.games()));
        if (compared) {
            html.element("td", difference(line));
        }
        html.element("td", result.verdict(row, line), "class", kind(line.finding()));
        table.endRow();
    }

    static String paper(Line line) {
        if (Double.isNaN(line.paper())) {
            return Numbers.UNKNOWN;
        }
        String whose = line.whose().isEmpty() ? "" : line.whose() + ": ";
        String games = line.paperGames() == 0 ? "" : " of " + line.paperGames();
        return whose + percent(line.paper()) + games;
    }

    static String interval(Line line) {
        return line instanceof RateLine rate
                ? Numbers.percents(rate.interval().low(), rate.interval().high())
                : Numbers.range(line.interval());
    }

    /** Formats a paper's figure with up to two decimals. */
    private static String percent(double rate) {
        return Numbers.decimal(100 * rate) + "\u00A0%";
    }

    static String difference(Line line) {
        Interval interval = line.difference();
        return Double.isNaN(interval.low())
                ? ""
                : "%s to %s".formatted(points(interval.low()), points(interval.high()));
    }

    private static String points(double difference) {
        return Numbers.signed(Math.round(1000 * difference) / 10.0);
    }

    static String kind(Finding finding) {
        return switch (finding) {
            case AGREES -> "agrees";
            case DIFFERS, SAVES_MORE, SAVES_LESS, FAILED -> "differs";
            case TOO_FEW_GAMES, NO_FIGURE, NOT_COUNTED, SKIPPED -> "open";
        };
    }
}
