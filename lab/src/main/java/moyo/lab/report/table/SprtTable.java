package moyo.lab.report.table;

import java.util.List;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;
import moyo.lab.stats.Decision;
import moyo.lab.stats.Sprt;

/** The table of the state of the sequential test. */
public final class SprtTable {
    private SprtTable() {}

    public static void write(Html html, List<MatchupFigures> standings, Sprt sprt) {
        Table table =
                Table.ofFigures(html, "Matchup", "LLR", "Lower bound", "Upper bound", "State");
        for (MatchupFigures standing : standings) {
            table.row(
                    standing.matchup().title(),
                    Numbers.decimal(sprt.llr(standing.pairs())),
                    Numbers.decimal(sprt.lowerBound()),
                    Numbers.decimal(sprt.upperBound()),
                    state(sprt.decide(standing.pairs())));
        }
        table.end();
        html.element("p", hypotheses(sprt), "class", "note");
    }

    static String state(Decision decision) {
        return switch (decision) {
            case CONTINUE -> "undecided";
            case ACCEPT_H0 -> "H0 accepted";
            case ACCEPT_H1 -> "H1 accepted";
        };
    }

    private static String hypotheses(Sprt sprt) {
        return "H0: the player named first is Elo %s stronger; H1: Elo %s. α = %s, β = %s."
                .formatted(
                        Numbers.signed(sprt.elo0()),
                        Numbers.signed(sprt.elo1()),
                        Numbers.decimal(sprt.alpha()),
                        Numbers.decimal(sprt.beta()));
    }
}
