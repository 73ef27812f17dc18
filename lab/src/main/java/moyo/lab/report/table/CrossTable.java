package moyo.lab.report.table;

import java.util.List;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/** The table of each player's score against each other player. */
public final class CrossTable {
    private CrossTable() {}

    /** Writes the table; players are numbered in the given order. */
    public static void write(Html html, List<String> players, List<MatchupFigures> standings) {
        html.open("div", "class", "scroll").open("table", "class", "figures cross");
        html.open("thead").open("tr").element("th", "Score of the row", "scope", "col");
        for (int i = 1; i <= players.size(); i++) {
            html.element("th", Integer.toString(i), "scope", "col");
        }
        html.close().close().open("tbody");
        for (int i = 0; i < players.size(); i++) {
            html.open("tr");
            html.element("th", (i + 1) + ". " + players.get(i), "scope", "row");
            for (String opponent : players) {
                cell(html, tally(players.get(i), opponent, standings));
            }
            html.close();
        }
        html.close().close().close();
    }

    /** Returns the games of one player against another, in all matchups of the two. */
    static Tally tally(String player, String opponent, List<MatchupFigures> standings) {
        Tally sum = Tally.NONE;
        for (MatchupFigures standing : standings) {
            MatchupResults matchup = standing.matchup();
            if (matchup.a().equals(player) && matchup.b().equals(opponent)) {
                sum = sum.plus(standing.all());
            } else if (matchup.a().equals(opponent) && matchup.b().equals(player)) {
                sum = sum.plus(turned(standing.all()));
            }
        }
        return sum;
    }

    /** Returns the same games from the opponent's view. */
    private static Tally turned(Tally tally) {
        long wins = tally.losses();
        long losses = tally.wins();
        return new Tally(wins, tally.draws(), losses);
    }

    private static void cell(Html html, Tally tally) {
        if (tally.games() == 0) {
            html.element("td", "");
            return;
        }
        Interval interval = tally.wilson(MatchupFigures.LEVEL);
        String kind = interval.low() > 0.5 ? "won" : interval.high() < 0.5 ? "lost" : "even";
        html.open("td", "class", kind);
        html.text(Numbers.percent(tally.rate()));
        html.element("small", Numbers.games(tally.games()));
        html.close();
    }
}
