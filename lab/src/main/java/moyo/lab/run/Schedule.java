package moyo.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameTask;
import moyo.lab.record.GameId;

/** The games of a plan in the order in which they are played: pair by pair through all matchups. */
final class Schedule {
    private Schedule() {}

    /** What is still to be played. */
    static <P extends Position<P>> List<GameTask> missing(
            RunPlan plan, Openings<P> openings, Set<GameId> done) {
        List<GameTask> tasks = new ArrayList<>();
        for (int number = 0; number < plan.games(); number += 2) {
            for (Matchup matchup : plan.matchups()) {
                for (int game = 0; game < 2 && number + game < plan.games(); game++) {
                    GameId id = new GameId(matchup.text(), number / 2, game);
                    if (!done.contains(id)) {
                        tasks.add(task(plan, openings, matchup, id));
                    }
                }
            }
        }
        return tasks;
    }

    private static <P extends Position<P>> GameTask task(
            RunPlan plan, Openings<P> openings, Matchup matchup, GameId id) {
        Entrant a = plan.entrant(matchup.a());
        Entrant b = plan.entrant(matchup.b());
        long seed = seed(plan.seed(), id);
        List<Integer> opening = openings.of(id.pair(), seed);
        return id.game() == 0
                ? new GameTask(id, a, b, seed, opening)
                : new GameTask(id, b, a, seed, opening);
    }

    /** A pair's seed: the same however many games are planned, and whoever plays them. */
    static long seed(long runSeed, GameId id) {
        return Rng.mix(Rng.mix(runSeed + id.matchup().hashCode()) + id.pair());
    }
}
