package moyo.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import moyo.game.Rng;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameId;

/**
 * The pairs of a plan in the order in which they are played: one of each matchup after the other.
 */
final class Schedule {
    private Schedule() {}

    /**
     * The pairs of which a game is still to be played, with those games only.
     *
     * @param isDone whether a game is there already
     */
    static List<PairTask> missing(RunPlan plan, Openings<?> openings, Predicate<GameId> isDone) {
        var conditions = new PairTask.Conditions(plan.name(), plan.game(), plan.rules());
        List<PairTask> pairs = new ArrayList<>();
        for (int pair = 0; 2 * pair < plan.games(); pair++) {
            for (Matchup matchup : plan.matchups()) {
                List<Integer> games = missing(plan, matchup, pair, isDone);
                if (!games.isEmpty()) {
                    pairs.add(pair(conditions, plan, openings, matchup, pair, games));
                }
            }
        }
        return pairs;
    }

    private static List<Integer> missing(
            RunPlan plan, Matchup matchup, int pair, Predicate<GameId> isDone) {
        List<Integer> games = new ArrayList<>();
        for (int game = 0; game < 2 && 2 * pair + game < plan.games(); game++) {
            if (!isDone.test(new GameId(matchup.text(), pair, game))) {
                games.add(game);
            }
        }
        return games;
    }

    private static PairTask pair(
            PairTask.Conditions conditions,
            RunPlan plan,
            Openings<?> openings,
            Matchup matchup,
            int pair,
            List<Integer> games) {
        Entrant a = plan.entrant(matchup.a());
        Entrant b = plan.entrant(matchup.b());
        long seed = seed(plan.seed(), matchup.text(), pair);
        return new PairTask(
                conditions, matchup.text(), pair, a, b, seed, openings.of(pair, seed), games);
    }

    /** A pair's seed: the same however many games are planned, and whoever plays them. */
    static long seed(long runSeed, String matchup, int pair) {
        return Rng.mix(Rng.mix(runSeed + matchup.hashCode()) + pair);
    }
}
