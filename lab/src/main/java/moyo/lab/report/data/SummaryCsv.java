package moyo.lab.report.data;

import java.util.List;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/**
 * Three rows for each matchup: all games, and those in which A moved first and second. Figures
 * computed from pairs are in the row of all games.
 */
public final class SummaryCsv {
    private SummaryCsv() {}

    public static String of(List<MatchupFigures> standings) {
        Csv csv =
                new Csv(
                        "a",
                        "b",
                        "colourOfA",
                        "games",
                        "wins",
                        "draws",
                        "losses",
                        "rate",
                        "rateLow",
                        "rateHigh",
                        "elo",
                        "eloLow",
                        "eloHigh",
                        "los",
                        "pairs");
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
