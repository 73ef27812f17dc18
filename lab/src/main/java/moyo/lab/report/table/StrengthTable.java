package moyo.lab.report.table;

import java.util.List;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Pentanomial;

/** The table of the strength of A, from the pairs of which both games are over. */
public final class StrengthTable {
    private StrengthTable() {}

    public static void write(Html html, List<MatchupFigures> standings) {
        Table table =
                Table.ofFigures(
                        html,
                        "Matchup",
                        "Elo",
                        "95 % interval",
                        "LOS",
                        "t-test",
                        "Pairs",
                        "0",
                        "½",
                        "1",
                        "1½",
                        "2");
        for (MatchupFigures standing : standings) {
            EloEstimate elo = standing.elo();
            Pentanomial pairs = standing.pairs();
            table.row(
                    standing.matchup().title(),
                    Numbers.elo(elo.elo()),
                    Numbers.elos(elo.low(), elo.high()),
                    Numbers.likelihood(standing.los()),
                    Numbers.chance(standing.p()),
                    Numbers.count(pairs.pairs()),
                    Numbers.count(pairs.zero()),
                    Numbers.count(pairs.half()),
                    Numbers.count(pairs.one()),
                    Numbers.count(pairs.oneAndHalf()),
                    Numbers.count(pairs.two()));
        }
        table.end();
        html.element(
                "p",
                "A pair is two games from the same opening with colours swapped; the last columns"
                        + " count pairs by the points of the player named first. LOS is the"
                        + " likelihood that this player is the stronger one; the t-test gives"
                        + " the probability of such a score, or a more extreme"
                        + " one, between equal players.",
                "class",
                "note");
    }
}
