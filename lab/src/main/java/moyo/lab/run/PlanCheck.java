package moyo.lab.run;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameResult;

/**
 * Checks whether a result is a game of the plan. A results file that was edited, or joined with
 * that of another run, may contain others.
 */
final class PlanCheck implements Function<GameResult, Optional<String>> {
    private final RunPlan plan;
    private final int games;
    private final Map<String, Matchup> matchups = new HashMap<>();

    /**
     * @param games the number of games per matchup; it may exceed that of the plan, because the run
     *     may have been longer before
     */
    PlanCheck(RunPlan plan, int games) {
        this.plan = plan;
        this.games = games;
        plan.matchups().forEach(matchup -> matchups.put(matchup.text(), matchup));
    }

    /** Returns the reason why the result does not belong to the plan; empty if it does. */
    @Override
    public Optional<String> apply(GameResult result) {
        Matchup matchup = matchups.get(result.matchup());
        if (matchup == null) {
            return Optional.of("the plan has no such matchup");
        }
        if (result.game() != 0 && result.game() != 1) {
            return Optional.of("the games of a pair are 0 and 1");
        }
        if (result.pair() < 0 || 2L * result.pair() + result.game() >= games) {
            return Optional.of("the plan has %d games, pairs from 0".formatted(games));
        }
        Entrant a = plan.entrant(matchup.a());
        Entrant b = plan.entrant(matchup.b());
        boolean aBegins = result.game() == 0;
        return differs("first", result.first(), (aBegins ? a : b).spec())
                .or(() -> differs("second", result.second(), (aBegins ? b : a).spec()))
                .or(
                        () ->
                                differs(
                                        "seed",
                                        result.seed(),
                                        Schedule.seed(
                                                plan.seed(), result.matchup(), result.pair())));
    }

    private static Optional<String> differs(String what, Object found, Object planned) {
        return found.equals(planned)
                ? Optional.empty()
                : Optional.of("%s is '%s', in the plan '%s'".formatted(what, found, planned));
    }
}
