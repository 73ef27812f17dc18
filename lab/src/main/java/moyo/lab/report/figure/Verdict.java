package moyo.lab.report.figure;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.lab.stats.Decision;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Rating;
import moyo.lab.stats.Sprt;
import moyo.lab.stats.Tally;

/** Describes the result of a run in sentences. */
public final class Verdict {
    /** The smallest number of games for a verdict. */
    private static final int FEW = 20;

    private Verdict() {}

    /** Returns a sentence with the main figures. */
    public static String headline(Figures figures) {
        if (figures.playedGames() == 0) {
            return "No game is finished yet.";
        }
        return figures.ratings().isEmpty() ? result(figures.standings().get(0)) : leader(figures);
    }

    private static String leader(Figures figures) {
        Rating best = figures.ratings().get(0);
        return "%s leads the %d players after %s: Elo %s (%s), 0 being their mean."
                .formatted(
                        best.player(),
                        figures.view().players().size(),
                        Numbers.games(figures.playedGames()),
                        Numbers.elo(best.elo()),
                        Numbers.elos(best.interval().low(), best.interval().high()));
    }

    /** {@code A won 34 of 40 games against B: 85 %, 95 % interval 70.9–92.9 %, Elo +301 (…).} */
    public static String result(MatchupFigures standing) {
        Tally all = standing.all();
        MatchupResults matchup = standing.matchup();
        if (all.games() == 0) {
            return "No game of %s against %s is finished yet.".formatted(matchup.a(), matchup.b());
        }
        Interval interval = MatchupFigures.interval(all);
        return "%s %s against %s: %s, 95\u00A0%% interval %s%s."
                .formatted(
                        matchup.a(),
                        score(all),
                        matchup.b(),
                        Numbers.briefPercent(all.rate()),
                        Numbers.percents(interval.low(), interval.high()),
                        elo(standing));
    }

    private static String score(Tally all) {
        String games = Numbers.games(all.games());
        return all.draws() == 0
                ? "won %d of %s".formatted(all.wins(), games)
                : "won %d, drew %d and lost %d of %s"
                        .formatted(all.wins(), all.draws(), all.losses(), games);
    }

    private static String elo(MatchupFigures standing) {
        EloEstimate elo = standing.elo();
        return standing.hasPairs()
                ? ", Elo %s (%s)"
                        .formatted(Numbers.elo(elo.elo()), Numbers.elos(elo.low(), elo.high()))
                : "";
    }

    /** Returns the conclusion; may be empty. */
    public static String conclusion(Figures figures) {
        if (figures.playedGames() == 0) {
            return "";
        }
        if (!figures.ratings().isEmpty()) {
            return rivals(figures.ratings());
        }
        MatchupFigures standing = figures.standings().get(0);
        Sprt sprt = figures.view().sprt();
        return sprt == null ? stronger(standing) : tested(standing, sprt);
    }

    private static String rivals(List<Rating> ratings) {
        Rating best = ratings.get(0);
        String rivals =
                ratings.stream()
                        .skip(1)
                        .filter(rating -> rating.interval().high() >= best.interval().low())
                        .map(Rating::player)
                        .collect(Collectors.joining(", "));
        return rivals.isEmpty() ? "" : "Its error bars overlap with those of " + rivals + ".";
    }

    private static String stronger(MatchupFigures standing) {
        Interval interval = MatchupFigures.interval(standing.all());
        if (standing.all().games() < FEW) {
            return "Too few games for a verdict.";
        }
        if (interval.low() > 0.5) {
            return standing.matchup().a() + " is stronger.";
        }
        return interval.high() < 0.5
                ? standing.matchup().b() + " is stronger."
                : "The games do not show which player is stronger.";
    }

    private static String tested(MatchupFigures standing, Sprt sprt) {
        return switch (sprt.decide(standing.pairs())) {
            case CONTINUE -> "The SPRT is undecided.";
            case ACCEPT_H0 -> accepted("H0", sprt.elo0());
            case ACCEPT_H1 -> accepted("H1", sprt.elo1());
        };
    }

    private static String accepted(String hypothesis, double elo) {
        return "The SPRT accepts %s: Elo %s is likelier."
                .formatted(hypothesis, Numbers.signed(elo));
    }

    /** Returns the progress of the run: {@code Running: 12 of 40 games}. */
    public static String progress(Figures figures) {
        RunView view = figures.view();
        long played = figures.playedGames();
        String games =
                played < view.plannedGames()
                        ? "%d of %s".formatted(played, Numbers.games(view.plannedGames()))
                        : Numbers.games(played);
        boolean complete = played >= view.plannedGames() || isDecided(figures);
        return (view.running() ? "Running: " : complete ? "Finished: " : "Stopped: ") + games;
    }

    private static boolean isDecided(Figures figures) {
        Sprt sprt = figures.view().sprt();
        return sprt != null
                && figures.standings().stream()
                        .allMatch(s -> sprt.decide(s.pairs()) != Decision.CONTINUE);
    }

    /** Returns the warnings about the figures. */
    public static List<String> warnings(Figures figures) {
        return Stream.of(duplicates(figures), faults(figures), notCounted(figures))
                .filter(warning -> !warning.isEmpty())
                .toList();
    }

    private static String notCounted(Figures figures) {
        List<String> records = figures.view().notCounted();
        return records.isEmpty()
                ? ""
                : "Records that are not of this run: %d. The first: %s."
                        .formatted(records.size(), records.get(0));
    }

    private static String duplicates(Figures figures) {
        int count = figures.duplicates().size();
        return count == 0
                ? ""
                : "%s the same moves as an earlier one: intervals are too narrow."
                        .formatted(count == 1 ? "1 game has" : count + " games have");
    }

    private static String faults(Figures figures) {
        int count = figures.faults().size();
        return count == 0
                ? ""
                : "%s by a fault: see below."
                        .formatted(count == 1 ? "1 game ended" : count + " games ended");
    }
}
