package moyo.lab.report.table;

import java.util.List;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;
import moyo.lab.stats.Rating;

/** The players of a tournament, best first. */
public final class RatingTable {
    private RatingTable() {}

    public static void write(Html html, List<Rating> ratings) {
        Table table = Table.ofFigures(html, "Player", "Elo", "95 % interval", "Games", "Score");
        for (Rating rating : ratings) {
            table.row(
                    rating.player(),
                    Numbers.elo(rating.elo()),
                    Numbers.elos(rating.interval().low(), rating.interval().high()),
                    Numbers.count(rating.games()),
                    Numbers.percent(rating.points() / rating.games()));
        }
        table.end();
        html.element(
                "p",
                "Elo from a joint fit of all pairs of games (Bradley-Terry); the mean of all"
                        + " players is 0.",
                "class",
                "note");
    }
}
