package moyo.lab.report.data;

import java.util.List;
import moyo.lab.record.DataFields;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/**
 * Three rows for each matchup: all games, and those in which A moved first and second. Figures
 * computed from pairs are in the row of all games.
 */
public final class SummaryCsv {
    public static final DataFields FIELDS =
            DataFields.of(
                    """
                    a | text | the name of player A
                    b | text | the name of player B
                    colourOfA | `both`, `first`, `second` | which games: all, or those in which A moved first or second
                    games | whole number | the number of games
                    wins | whole number | the wins of A
                    draws | whole number | the draws
                    losses | whole number | the losses of A
                    rate | share, 0 to 1 | the points of A per game, a draw as half a point
                    rateLow | share, 0 to 1 | the lower end of its 95 % interval (Wilson)
                    rateHigh | share, 0 to 1 | the upper end
                    elo | Elo | the difference A − B; this and the columns after it only in the row `both`
                    eloLow | Elo | the lower end of its 95 % interval, from pairs
                    eloHigh | Elo | the upper end
                    los | share, 0 to 1 | the likelihood that A is superior
                    pairs | whole number | the number of finished pairs""");

    private SummaryCsv() {}

    public static String of(List<MatchupFigures> standings) {
        Csv csv = new Csv(FIELDS);
        for (MatchupFigures standing : standings) {
            EloEstimate elo = standing.elo();
            row(
                    csv,
                    standing,
                    "both",
                    standing.all(),
                    elo.elo(),
                    elo.low(),
                    elo.high(),
                    standing.los(),
                    standing.pairs().pairs());
            row(csv, standing, "first", standing.first(), "", "", "", "", "");
            row(csv, standing, "second", standing.second(), "", "", "", "", "");
        }
        return csv.toString();
    }

    private static void row(
            Csv csv,
            MatchupFigures standing,
            String colour,
            Tally tally,
            Object elo,
            Object low,
            Object high,
            Object los,
            Object pairs) {
        Interval interval = MatchupFigures.interval(tally);
        csv.row(
                standing.matchup().a(),
                standing.matchup().b(),
                colour,
                tally.games(),
                tally.wins(),
                tally.draws(),
                tally.losses(),
                tally.rate(),
                interval.low(),
                interval.high(),
                elo,
                low,
                high,
                los,
                pairs);
    }
}
