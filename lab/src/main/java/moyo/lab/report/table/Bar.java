package moyo.lab.report.table;

import java.util.Locale;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.stats.Tally;

/** A bar with the shares of won, drawn and lost games. */
public final class Bar {
    private Bar() {}

    public static void write(Html html, MatchupResults matchup, Tally tally) {
        html.open("div", "class", "bar", "role", "img", "aria-label", label(matchup, tally));
        part(html, "won", tally.wins(), tally);
        part(html, "drawn", tally.draws(), tally);
        part(html, "lost", tally.losses(), tally);
        html.close();
        html.open("div", "class", "ends");
        html.element("span", matchup.a() + ": " + Numbers.count(tally.wins()));
        if (tally.draws() > 0) {
            html.element("span", "drawn: " + Numbers.count(tally.draws()));
        }
        html.element("span", matchup.b() + ": " + Numbers.count(tally.losses()));
        html.close();
    }

    private static String label(MatchupResults matchup, Tally tally) {
        return "%s won %d, drew %d and lost %d games against %s"
                .formatted(matchup.a(), tally.wins(), tally.draws(), tally.losses(), matchup.b());
    }

    private static void part(Html html, String kind, long games, Tally all) {
        if (games > 0) {
            double share = 100.0 * games / all.games();
            String width = String.format(Locale.ROOT, "width:%.2f%%", share);
            html.element("span", "", "class", kind, "style", width);
        }
    }
}
