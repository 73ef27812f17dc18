package moyo.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import moyo.game.Rng;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameId;

/** The pairs of a plan in the order of play: pair 0 of each matchup, then pair 1, and so on. */
final class Schedule {
    private Schedule() {}

    /**
     * Returns the pairs with missing games, with those games only.
     *
     * @param isDone whether a game was played before
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

    /**
     * Returns the seed of a pair, which depends neither on the number of games nor on the executor.
     */
    static long seed(long runSeed, String matchup, int pair) {
        return Rng.mix(Rng.mix(runSeed + matchup.hashCode()) + pair);
    }
}
