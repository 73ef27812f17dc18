package moyo.lab.report.table;

import java.util.List;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/** The table of results: every matchup, in total and by the player that moved first. */
public final class ResultTable {
    private ResultTable() {}

    public static void write(Html html, List<MatchupFigures> standings) {
        Table table =
                Table.ofFigures(
                        html, "Matchup", "Score", "95 % interval", "Games", "Won", "Drawn", "Lost");
        for (MatchupFigures standing : standings) {
            table.row(standing.matchup().title(), cells(standing.all()));
            table.detail("moving first", cells(standing.first()));
            table.detail("moving second", cells(standing.second()));
        }
        table.end();
        html.element(
                "p",
                "All numbers are those of the player named first: in total, moving first, moving"
                        + " second.",
                "class",
                "note");
    }

    private static String[] cells(Tally tally) {
        Interval interval = MatchupFigures.interval(tally);
        return new String[] {
            Numbers.percent(tally.rate()),
            Numbers.percents(interval.low(), interval.high()),
            Numbers.count(tally.games()),
            Numbers.count(tally.wins()),
            Numbers.count(tally.draws()),
            Numbers.count(tally.losses())
        };
    }
}
