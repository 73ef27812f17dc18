package moyo.lab.tune.games;

import java.util.List;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.tune.Proposal;
import moyo.session.GameKit;

/** Converts the proposals of a tuning to pairs of games. */
public final class TuningPairs {
    private final GameKit<?, ?> kit;
    private final TuningPlan plan;
    private final Openings<?> openings;
    private final PairTask.Conditions conditions;

    public TuningPairs(GameKit<?, ?> kit, TuningPlan plan, Openings<?> openings) {
        this.kit = kit;
        this.plan = plan;
        this.openings = openings;
        conditions = new PairTask.Conditions("tuning", plan.game(), plan.rules());
    }

    /** Returns the pair of a trial; its number is that of the trial. */
    public PairTask pair(int number, Proposal proposal) {
        Entrant a = entrant(proposal.a());
        Entrant b = proposal.b().isEmpty() ? plan.opponent() : entrant(proposal.b());
        Entrant other = b.name().equals(a.name()) ? new Entrant(b.name() + " (2)", b.spec()) : b;
        long seed = Rng.mix(Rng.mix(plan.seed() + "tuning".hashCode()) + number);
        return new PairTask(
                conditions,
                new Matchup(a.name(), other.name()).text(),
                number,
                a,
                other,
                seed,
                openings.of(number, seed),
                List.of(0, 1));
    }

    /** Returns the player at a point, named by its values. */
    private Entrant entrant(List<Double> point) {
        return new Entrant(plan.space().text(point), spec(point));
    }

    /** Returns the complete spec of the player at a point. */
    public String spec(List<Double> point) {
        return spec(kit, plan.player() + " " + plan.space().text(point));
    }

    private static <G extends Game<P>, P extends Position<P>> String spec(
            GameKit<G, P> kit, String text) {
        return kit.players().parse(text).toString();
    }
}
