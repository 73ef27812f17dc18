package moyo.lab.report.table;

import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.Endings;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;

/** The table of the reasons of the ends of games. */
public final class EndingTable {
    private EndingTable() {}

    public static void write(Html html, List<GameResult> games) {
        Table table =
                Table.ofFigures(
                        html, "Ending", "Games", "Share", "First won", "Second won", "Drawn");
        Endings.byReason(games)
                .forEach(
                        (reason, ended) ->
                                table.row(
                                        reason,
                                        Numbers.count(ended.size()),
                                        Numbers.percent((double) ended.size() / games.size()),
                                        Numbers.count(count(ended, Outcome.FIRST)),
                                        Numbers.count(count(ended, Outcome.SECOND)),
                                        Numbers.count(count(ended, Outcome.DRAW))));
        table.end();
    }

    private static long count(List<GameResult> games, Outcome outcome) {
        return games.stream().filter(game -> game.result() == outcome).count();
    }
}
