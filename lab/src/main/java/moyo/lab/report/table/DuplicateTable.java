package moyo.lab.report.table;

import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.report.figure.Duplicates;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;

/** The table of games that repeat an earlier game. */
public final class DuplicateTable {
    private DuplicateTable() {}

    public static void write(Html html, List<Duplicates.Duplicate> duplicates) {
        html.open("details");
        html.element("summary", Numbers.games(duplicates.size()) + " played before");
        Table table = Table.ofWords(html, "Matchup", "Game", "Same moves as", "Moves");
        for (Duplicates.Duplicate duplicate : duplicates) {
            table.row(
                    duplicate.game().matchup(),
                    place(duplicate.game()),
                    place(duplicate.earlier()),
                    Integer.toString(duplicate.game().plies()));
        }
        table.end();
        html.close();
    }

    private static String place(GameResult game) {
        return "pair %d, game %d".formatted(game.pair(), game.game());
    }
}
