package moyo.lab.report.paper;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.lab.experiment.result.Consistency;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;

/** The table of the paper's figures and the recorded ones, and what the games here say of them. */
final class RecordedTable {
    private RecordedTable() {}

    static void write(Html html, ExperimentResult result) {
        boolean compared = result.isCompared();
        html.element("h3", "Recorded games");
        Table table = Table.ofFiguresAndRemarks(html, headings(compared));
        result.rows().forEach(row -> write(html, table, row, compared));
        table.end();
        html.open("ul");
        for (RowResult row : result.rows()) {
            row.recorded()
                    .ifPresent(
                            record ->
                                    html.element(
                                            "li",
                                            "%s: %s".formatted(row.row().name(), about(record))));
        }
        html.close();
        html.element("h3", "Games played here");
    }

    private static String[] headings(boolean compared) {
        String interval = "95\u00A0% interval";
        return compared
                ? new String[] {
                    "Row",
                    "Games of A",
                    "Paper",
                    "Recorded",
                    interval,
                    "Games",
                    "Recorded − paper",
                    "Verdict",
                    "Here"
                }
                : new String[] {"Row", "Games of A", "A wins", interval, "Games", "Here"};
    }

    private static String about(RowRecord record) {
        String text = "%s; played %s".formatted(record.cost(), record.days());
        return record.isCurrent()
                ? text
                : "%s. Stale: %s; --record renews it.".formatted(text, record.stale());
    }

    private static void write(Html html, Table table, RowResult row, boolean compared) {
        List<Line> here = row.lines();
        List<Line> recorded = row.recordedResult().map(RowResult::lines).orElse(List.of());
        for (int i = 0; i < here.size(); i++) {
            Line ours = here.get(i);
            table.beginRow("");
            html.element("th", row.row().name(), "scope", "row");
            html.element("td", ours.label());
            if (compared) {
                html.element("td", ComparisonTable.paper(ours));
            }
            if (recorded.isEmpty()) {
                html.element("td", row.recorded().isPresent() ? "stale" : "not recorded");
                html.element("td", "").element("td", "");
                if (compared) {
                    html.element("td", "").element("td", "");
                }
            } else {
                figures(html, recorded.get(i), compared);
            }
            Consistency consistency = row.consistency();
            html.element("td", here(consistency, row), "class", kind(consistency));
            table.endRow();
        }
    }

    /** Returns whether the games here are consistent, or why there are none. */
    private static String here(Consistency consistency, RowResult row) {
        return Stream.of(consistency.label(), row.row().leftOut())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private static void figures(Html html, Line kept, boolean compared) {
        html.element("td", Numbers.percent(kept.ours()));
        html.element("td", ComparisonTable.interval(kept));
        html.element("td", Numbers.count(kept.games()));
        if (compared) {
            html.element("td", ComparisonTable.difference(kept));
            html.element("td", kept.verdict(), "class", ComparisonTable.kind(kept.finding()));
        }
    }

    private static String kind(Consistency consistency) {
        return switch (consistency) {
            case CONSISTENT -> "agrees";
            case INCONSISTENT -> "differs";
            case OPEN, OTHER_BUDGET, SAME_SEED, STALE, NOT_RECORDED, NOT_PLAYED -> "open";
        };
    }
}
