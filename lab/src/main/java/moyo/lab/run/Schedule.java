package moyo.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import moyo.game.Rng;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameId;

/** The pairs of a plan in the order of play: pair 0 of each matchup, then pair 1, and so on. */
final class Schedule {
    private Schedule() {}

    /** Receives the pairs of a part with the number of games of each: 2, or 1 for the last. */
    private interface Visitor {
        void visit(Matchup matchup, int pair, int games);
    }

    private static void visit(RunPlan plan, Part part, Visitor visitor) {
        for (int pair = 0; 2 * pair < plan.games(); pair++) {
            for (int matchup = 0; matchup < plan.matchups().size(); matchup++) {
                if (part.has(plan, matchup, pair)) {
                    int games = Math.min(2, plan.games() - 2 * pair);
                    visitor.visit(plan.matchups().get(matchup), pair, games);
                }
            }
        }
    }

    /** Returns the games of a part. */
    static List<GameId> games(RunPlan plan, Part part) {
        List<GameId> ids = new ArrayList<>();
        visit(
                plan,
                part,
                (matchup, pair, games) -> {
                    for (int game = 0; game < games; game++) {
                        ids.add(new GameId(matchup.text(), pair, game));
                    }
                });
        return ids;
    }

    /**
     * Returns the pairs of a part with missing games, with those games only.
     *
     * @param isDone whether a game was played before
     */
    static List<PairTask> missing(
            RunPlan plan, Part part, Openings<?> openings, Predicate<GameId> isDone) {
        var conditions = new PairTask.Conditions(plan.name(), plan.game(), plan.rules());
        List<PairTask> pairs = new ArrayList<>();
        visit(
                plan,
                part,
                (matchup, pair, games) -> {
                    List<Integer> missing = missing(matchup, pair, games, isDone);
                    if (!missing.isEmpty()) {
                        pairs.add(pair(conditions, plan, openings, matchup, pair, missing));
                    }
                });
        return pairs;
    }

    private static List<Integer> missing(
            Matchup matchup, int pair, int games, Predicate<GameId> isDone) {
        return IntStream.range(0, games)
                .filter(game -> !isDone.test(new GameId(matchup.text(), pair, game)))
                .boxed()
                .toList();
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
