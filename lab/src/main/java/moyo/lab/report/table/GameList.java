package moyo.lab.report.table;

import java.util.Comparator;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.Names;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Link;
import moyo.lab.report.html.Table;

/** The list of the games of a matchup, one line per game. */
public final class GameList {
    /** The number of games above which a list is folded. */
    private static final int LONG = 20;

    private static final int NAME = 24;

    private GameList() {}

    public static void write(Html html, MatchupResults matchup, RunView view) {
        List<GameResult> games = inOrder(matchup.results());
        if (games.size() <= LONG) {
            html.open("details", "open", "open");
        } else {
            html.open("details");
        }
        html.element("summary", "%s: %s".formatted(matchup.title(), Numbers.games(games.size())));
        Table table =
                Table.ofWords(
                        html, "Pair", "Game", "First", "Second", "Won by", "Ending", "Score",
                        "Moves", "Record");
        for (GameResult game : games) {
            row(html, table, matchup, game, view.gameFile().apply(game));
        }
        table.end();
        html.close();
    }

    static List<GameResult> inOrder(List<GameResult> games) {
        return games.stream()
                .sorted(
                        Comparator.comparingInt(GameResult::pair)
                                .thenComparingInt(GameResult::game))
                .toList();
    }

    private static void row(
            Html html, Table table, MatchupResults matchup, GameResult game, String file) {
        String winner = matchup.winner(game);
        table.beginRow(game.isFault() ? "fault" : "");
        html.element("td", Integer.toString(game.pair()));
        html.element("td", Integer.toString(game.game()));
        html.element("td", Names.brief(matchup.player(game, 0), NAME));
        html.element("td", Names.brief(matchup.player(game, 1), NAME));
        html.element("td", winner.isEmpty() ? "drawn" : Names.brief(winner, NAME));
        html.element("td", game.reason());
        html.element("td", Double.isNaN(game.score()) ? "" : Numbers.signed(game.score()));
        html.element("td", Integer.toString(game.plies()));
        html.open("td");
        Link.write(html, file);
        html.close();
        table.endRow();
    }
}
