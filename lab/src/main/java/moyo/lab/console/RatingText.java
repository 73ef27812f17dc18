package moyo.lab.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.game.Rng;
import moyo.lab.record.Standing;
import moyo.lab.run.Matchup;
import moyo.lab.stats.BradleyTerry;
import moyo.lab.stats.PairResult;
import moyo.lab.stats.Rating;
import moyo.lab.stats.Tally;

/** Prints the result of a tournament as text: ratings, and a line for each matchup. */
public final class RatingText {
    private RatingText() {}

    public static void print(
            PrintWriter out, List<Matchup> matchups, Map<String, Standing> standings) {
        List<PairResult> results = new ArrayList<>();
        for (Matchup matchup : matchups) {
            Standing standing = standings.get(matchup.text());
            if (standing != null && standing.pairs().pairs() > 0) {
                results.add(new PairResult(matchup.a(), matchup.b(), standing.pairs()));
            }
        }
        int width = matchups.stream().mapToInt(m -> widest(m)).max().orElse(6);
        if (!results.isEmpty()) {
            printRatings(out, BradleyTerry.DEFAULT.fit(results, new Rng(1)), width);
            out.println();
        }
        for (Matchup matchup : matchups) {
            Standing standing = standings.get(matchup.text());
            out.println(line(matchup, standing == null ? Tally.NONE : standing.total(), width));
        }
        out.println();
    }

    private static int widest(Matchup matchup) {
        return Math.max(matchup.a().length(), matchup.b().length());
    }

    private static void printRatings(PrintWriter out, List<Rating> ratings, int width) {
        String names = "%-" + width + "s";
        out.println((names + "    Elo   95 %% interval   games  points").formatted("player"));
        for (Rating rating : ratings) {
            out.println(
                    String.format(
                            Locale.ROOT,
                            names + "  %+5.0f  %+6.0f to %+5.0f   %5d  %6.1f",
                            rating.player(),
                            rating.elo(),
                            rating.interval().low(),
                            rating.interval().high(),
                            rating.games(),
                            rating.points()));
        }
    }

    private static String line(Matchup matchup, Tally tally, int width) {
        String names = ("%-" + width + "s  %-" + width + "s").formatted(matchup.a(), matchup.b());
        String score = "%5d %5d %5d".formatted(tally.wins(), tally.draws(), tally.losses());
        return tally.games() == 0
                ? names + score
                : String.format(
                        Locale.ROOT,
                        "%s%s  %5.1f %% (%.1f to %.1f)",
                        names,
                        score,
                        100 * tally.rate(),
                        100 * tally.wilson(0.95).low(),
                        100 * tally.wilson(0.95).high());
    }
}
