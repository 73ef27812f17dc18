package moyo.search.playout;

import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.expansion.Evaluation;
import moyo.search.part.Cutoff;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.PlayoutObserver;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;
import moyo.search.simulation.EvaluatorSpec;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Trail;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates a leaf by one playout or by the mean of several. For one thread; never allocates.
 *
 * @param <P> the positions of the game
 */
public final class Playouts<P extends Position<P>> implements LeafEvaluator<P> {
    public static final Counter MOVES =
            Counter.of("playout-moves", "moves", "playout moves, without the moves in the tree")
                    .per(Simulator.SIMULATIONS);

    private final PlayoutPolicy<P> policy;
    private final Outcome outcome;
    private final int perLeaf;
    private final Roles<P> roles;
    private final Rng rng;
    private final P leaf;
    private final @Nullable PlayoutObserver<P> learner;
    private long moves;

    @SuppressWarnings("unchecked") // a policy that observes, observes its own playouts
    private Playouts(
            Game<P> game,
            PlayoutPolicy<P> policy,
            Outcome outcome,
            int perLeaf,
            Roles<P> roles,
            Rng rng) {
        this.policy = policy;
        this.outcome = outcome;
        this.perLeaf = perLeaf;
        this.roles = roles;
        this.rng = rng;
        leaf = game.newPosition();
        learner = policy instanceof PlayoutObserver<?> p ? (PlayoutObserver<P>) p : null;
    }

    /**
     * Playouts for the threads of a search.
     *
     * @param policy makes the playout policy of each thread
     * @param outcome converts the score at the end of a playout to a value
     */
    public static <P extends Position<P>> EvaluatorSpec<P> by(
            Game<P> game, Supplier<? extends PlayoutPolicy<P>> policy, Outcome outcome) {
        return (options, roles, rng) ->
                new Playouts<>(game, policy.get(), outcome, options.playoutsPerLeaf(), roles, rng);
    }

    @Override
    public void newGame() {
        policy.newGame();
    }

    @Override
    public void beginSearch() {
        roles.keepKeys(leaf);
    }

    @Override
    public void evaluate(Simulation<P> simulation) {
        simulation
                .evaluation()
                .setValue(perLeaf == 1 ? playOut(simulation) : meanOfSeveral(simulation));
    }

    /** The mean over the playouts with a result. */
    private double meanOfSeveral(Simulation<P> simulation) {
        P position = simulation.position();
        leaf.copyFrom(position);
        double sum = 0;
        int results = 0;
        double other = Evaluation.VISIT_ONLY;
        for (int i = 0; i < perLeaf; i++) {
            position.copyFrom(leaf);
            simulation.trail().dropPlayout();
            double value = playOut(simulation);
            if (Evaluation.isResult(value)) {
                sum += value;
                results++;
            } else {
                other = value;
            }
        }
        return results == 0 ? other : sum / results;
    }

    private double playOut(Simulation<P> simulation) {
        P position = simulation.position();
        Trail trail = simulation.trail();
        position.beginPlayout();
        policy.begin(position, rng);
        double value = roles.cutoffs().length == 0 ? Cutoff.PLAY_ON : valueAtCutoff(simulation);
        double score = Double.NaN;
        if (value == Cutoff.PLAY_ON) {
            while (!position.isOver() && !policy.isDecided(position)) {
                playMove(position, trail);
            }
            score = position.score();
            value = outcome.value(score, trail.length());
        }
        moves += trail.playoutLength();
        if (learner != null) {
            learner.playedOut(position, trail, score, value);
        }
        for (PlayoutObserver<P> observer : roles.playoutObservers()) {
            observer.playedOut(position, trail, score, value);
        }
        return value;
    }

    /** Plays while a cut-off listens; returns the value if one ended the playout. */
    private double valueAtCutoff(Simulation<P> simulation) {
        P position = simulation.position();
        for (Cutoff<P> cutoff : roles.cutoffs()) {
            cutoff.beginPlayout(position);
        }
        while (somebodyListens() && !position.isOver() && !policy.isDecided(position)) {
            int move = playMove(position, simulation.trail());
            for (Cutoff<P> cutoff : roles.cutoffs()) {
                double value =
                        cutoff.listens() ? cutoff.valueAt(position, move, policy) : Cutoff.PLAY_ON;
                if (value != Cutoff.PLAY_ON) {
                    return value;
                }
            }
        }
        if (position instanceof Keyed keyed) {
            keyed.dropKeys();
        }
        return Cutoff.PLAY_ON;
    }

    private boolean somebodyListens() {
        for (Cutoff<P> cutoff : roles.cutoffs()) {
            if (cutoff.listens()) {
                return true;
            }
        }
        return false;
    }

    private int playMove(P position, Trail trail) {
        int move = policy.choose(position, rng);
        position.play(move);
        trail.addPlayoutMove(move);
        policy.played(position, move, rng);
        return move;
    }

    @Override
    public Counts counts() {
        return Counts.of(MOVES, moves).plus(policy.counts());
    }
}
