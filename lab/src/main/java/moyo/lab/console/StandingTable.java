package moyo.lab.console;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.Locale;
import moyo.lab.record.Standing;
import moyo.lab.run.Matchup;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Sprt;
import moyo.lab.stats.TTests;
import moyo.lab.stats.Tally;

/** Prints the result of a matchup as text. */
public final class StandingTable {
    private static final double LEVEL = 0.95;

    private StandingTable() {}

    public static void print(PrintWriter out, Matchup matchup, Standing standing) {
        out.println(matchup.text());
        out.println("             games   wins  draws losses    rate   95 % interval");
        line(out, "all", standing.total());
        line(out, "moving 1st", standing.asFirst());
        line(out, "moving 2nd", standing.asSecond());
        Pentanomial pairs = standing.pairs();
        if (pairs.pairs() > 0) {
            EloEstimate elo = pairs.elo(LEVEL);
            out.println(
                    String.format(
                            Locale.ROOT,
                            "Elo %s (%s to %s), likely superior: %.1f %%, t-test: p = %.3g",
                            bound(elo.elo()),
                            bound(elo.low()),
                            bound(elo.high()),
                            100 * pairs.los(),
                            TTests.oneSample(standing.total(), 0.5).p()));
            out.println(
                    "pairs by points 0, ½, 1, 1½, 2: %d, %d, %d, %d, %d"
                            .formatted(
                                    pairs.zero(),
                                    pairs.half(),
                                    pairs.one(),
                                    pairs.oneAndHalf(),
                                    pairs.two()));
        }
        out.println();
    }

    private static String bound(double elo) {
        return Double.isFinite(elo)
                ? String.format(Locale.ROOT, "%+.0f", elo)
                : elo > 0 ? "+∞" : "-∞";
    }

    private static void line(PrintWriter out, String name, Tally tally) {
        if (tally.games() == 0) {
            out.println("%-12s     0".formatted(name));
            return;
        }
        Interval wilson = tally.wilson(LEVEL);
        out.println(
                String.format(
                        Locale.ROOT,
                        "%-12s %5d  %5d  %5d  %5d  %5.1f %%   %.1f to %.1f %%",
                        name,
                        tally.games(),
                        tally.wins(),
                        tally.draws(),
                        tally.losses(),
                        100 * tally.rate(),
                        100 * wilson.low(),
                        100 * wilson.high()));
    }

    /** Prints a line for each matchup: the test and its decision. */
    public static void printSprt(PrintWriter out, Sprt sprt, Collection<Standing> standings) {
        for (Standing standing : standings) {
            String verdict =
                    switch (sprt.decide(standing.pairs())) {
                        case CONTINUE -> "not decided";
                        case ACCEPT_H0 -> "not stronger: closer to Elo " + plain(sprt.elo0());
                        case ACCEPT_H1 -> "stronger: closer to Elo " + plain(sprt.elo1());
                    };
            out.println(
                    String.format(
                            Locale.ROOT,
                            "SPRT %s to %s Elo: LLR %.2f between %.2f and %.2f, %s",
                            plain(sprt.elo0()),
                            plain(sprt.elo1()),
                            sprt.llr(standing.pairs()),
                            sprt.lowerBound(),
                            sprt.upperBound(),
                            verdict));
        }
    }

    private static String plain(double elo) {
        return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
    }
}
