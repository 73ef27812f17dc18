package moyo.lab.desk.rows;

import java.util.List;
import moyo.lab.clock.TimeLimit;
import moyo.lab.desk.Entrants;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Row;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunPlan;
import moyo.session.GameKit;

/**
 * The players of a row with the budget of a scale, and the plan of its games.
 *
 * @param a with its complete spec
 * @param b with its complete spec
 */
record RowPlan(Row row, Cost cost, GameKit<?, ?> kit, Entrant a, Entrant b, Openings<?> openings) {
    /**
     * Added to the seed of an experiment for games that are compared with recorded ones: they must
     * not repeat them.
     */
    private static final long FRESH = 1000;

    /** Checks the players and the openings. */
    RowPlan(Row row, Cost cost, GameKit<?, ?> kit) {
        this(
                row,
                cost,
                kit,
                entrants(kit, cost).ready(row.a()),
                entrants(kit, cost).ready(row.b()),
                Openings.parse(row.openings(), kit));
    }

    private static Entrants entrants(GameKit<?, ?> kit, Cost cost) {
        String playouts = cost.playouts() > 0 ? Integer.toString(cost.playouts()) : null;
        return new Entrants(kit, playouts, null);
    }

    Matchup matchup() {
        return new Matchup(a.name(), b.name());
    }

    /** The plan with the seed of the experiment, as games are recorded. */
    RunPlan recorded() {
        return plan(row.origin().seed());
    }

    /** The plan of games that are compared with the record. */
    RunPlan fresh() {
        return plan(freshSeed(row));
    }

    /** The seed of a row's games that are compared with the record. */
    static long freshSeed(Row row) {
        return row.origin().seed() + FRESH;
    }

    private RunPlan plan(long seed) {
        return new RunPlan(
                row.origin().experiment() + ", " + row.origin().row(),
                kit.facts(),
                List.of(a, b),
                List.of(matchup()),
                cost.games(),
                seed,
                MatchRules.STANDARD.withTime(TimeLimit.perMove(cost.seconds(), cost.cpu())),
                openings.toString(),
                cost.sprt());
    }
}
