package moyo.lab.report.figure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.Rng;
import moyo.lab.record.GameResult;
import moyo.lab.record.PlayerWork;
import moyo.lab.stats.BradleyTerry;
import moyo.lab.stats.PairResult;
import moyo.lab.stats.Rating;

/**
 * All figures of a run, computed once for the page and the CSV and JSON files.
 *
 * @param standings one for each matchup, in their order
 * @param ratings the ratings of a tournament, best first; empty for a match
 * @param usage by player
 */
public record Figures(
        RunView view,
        List<MatchupFigures> standings,
        List<Rating> ratings,
        Map<String, Usage> usage) {
    /**
     * The seed of the bootstrap for the error bars of ratings; a fixed one, so that reports are
     * reproducible.
     */
    private static final long SEED = 1;

    public static Figures of(RunView view) {
        List<MatchupFigures> standings = view.matchups().stream().map(MatchupFigures::of).toList();
        return new Figures(view, standings, ratings(view, standings), Usage.of(view.matchups()));
    }

    /** Returns the number of finished games. */
    long playedGames() {
        return standings.stream().mapToLong(standing -> standing.all().games()).sum();
    }

    /**
     * Returns the ratings of a tournament, best first; empty for a match and before the first pair.
     */
    public static List<Rating> ratings(RunView view, List<MatchupFigures> standings) {
        List<PairResult> results =
                standings.stream()
                        .filter(s -> !s.matchup().a().equals(s.matchup().b()))
                        .map(Figures::pairs)
                        .toList();
        return view.isTournament() && !results.isEmpty()
                ? BradleyTerry.DEFAULT.fit(results, new Rng(SEED))
                : List.of();
    }

    private static PairResult pairs(MatchupFigures standing) {
        return new PairResult(standing.matchup().a(), standing.matchup().b(), standing.pairs());
    }

    /**
     * Returns the counters of each player; empty if there are only simulations and playout moves.
     */
    public Map<String, PlayerWork> work() {
        Map<String, PlayerWork> players = new LinkedHashMap<>();
        for (MatchupFigures standing : standings) {
            players.merge(standing.matchup().a(), standing.work().a(), PlayerWork::plus);
            players.merge(standing.matchup().b(), standing.work().b(), PlayerWork::plus);
        }
        return players.values().stream().anyMatch(PlayerWork::isTelling) ? players : Map.of();
    }

    public List<GameResult> games() {
        return view.matchups().stream().flatMap(matchup -> matchup.results().stream()).toList();
    }

    public List<Fault> faults() {
        return view.matchups().stream().flatMap(matchup -> Fault.of(matchup).stream()).toList();
    }

    public List<Duplicates.Duplicate> duplicates() {
        return view.matchups().stream()
                .flatMap(matchup -> Duplicates.of(matchup).stream())
                .toList();
    }
}
