package moyo.net.player;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.FinalCount;
import moyo.net.NetworkOutput;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.kernel.RowEvaluator;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates leaves with a network on the CPU, one at a time. Unless {@link NetworkUse} says
 * otherwise, all leaves of a search are shown under the same symmetry, which is drawn when the
 * search begins.
 *
 * @param <P> the positions of the game
 */
public final class NetworkEvaluator<P extends Position<P>> implements LeafEvaluator<P> {
    public static final Counter EVALUATIONS =
            Counter.of("evaluations", "evaluations", "positions that the network has evaluated");

    /** The score is in tens of points. */
    private static final float SCORE_UNIT = 10;

    private final Encoding<P> encoding;
    private final NetworkUse use;
    private final RowEvaluator[] inferences;
    private final NetworkOutput<P> output;
    private final FinalCount<P> finalCount;
    private final Forecasts<P> forecasts;
    private final Utility utility;
    private final Rng rng;
    private final Views<P> views;
    private final float[] outputs;
    private final @Nullable CachedOutputs<P> cached;
    private RowEvaluator inference;
    private int symmetry;
    private long evaluations;

    /**
     * @param roles the parts of the thread, which are told what the network expects of the end
     */
    public NetworkEvaluator(
            Game<P> game,
            Teachable<P> lessons,
            NetworkUse use,
            Utility utility,
            Roles<P> roles,
            Rng rng) {
        this.use = use;
        this.utility = utility;
        this.rng = rng;
        encoding = lessons.encoding();
        Shape shape = encoding.shape();
        inferences = inferences(use, shape);
        inference = inferences[0];
        output =
                new NetworkOutput<>(
                        encoding,
                        lessons.candidates(),
                        utility,
                        game.moveCodes(),
                        use.temperature());
        finalCount = lessons.finalCount();
        forecasts = new Forecasts<>(encoding, game.moveCodes(), roles);
        views = new Views<>(encoding, use.views());
        outputs = new float[shape.policySize() + 2];
        cached =
                use.cache()
                        .map(c -> new CachedOutputs<>(game, c, shape.symmetries().size()))
                        .orElse(null);
    }

    private static RowEvaluator[] inferences(NetworkUse use, Shape shape) {
        return use.networks().stream()
                .map(network -> network.forThread(shape.height(), shape.width()))
                .toArray(RowEvaluator[]::new);
    }

    @Override
    public boolean givesProbabilities() {
        return true;
    }

    @Override
    public void newGame() {
        if (cached != null) {
            drawSymmetry();
            cached.newGame(symmetry);
        }
    }

    @Override
    public void beginSearch() {
        drawSymmetry();
    }

    private void drawSymmetry() {
        symmetry = rng.nextInt(encoding.shape().symmetries().size());
    }

    @Override
    public void evaluate(Simulation<P> leaf) {
        if (leaf.position().isOver()) {
            count(leaf);
            return;
        }
        if (cached == null) {
            look(leaf.position());
        } else {
            recall(leaf.position(), cached);
        }
        output.read(outputs, 0, symmetry, leaf);
        if (use.probabilities()) {
            output.writeProbabilities(leaf.evaluation());
        }
        forecasts.expected(leaf, SCORE_UNIT * outputs[outputs.length - 1], inference, symmetry);
    }

    /** Owners are not remembered: if they are wanted, the network is asked. */
    private void recall(P position, CachedOutputs<P> memory) {
        symmetry = memory.symmetryOf(position);
        if (forecasts.areOwnersWanted() || !memory.find(outputs)) {
            look(position);
            memory.store(outputs);
        }
    }

    private void look(P position) {
        draw();
        evaluations += views.count();
        views.average(position, symmetry, inference, outputs);
    }

    /** Draws what is drawn for each leaf. */
    private void draw() {
        if (use.symmetryPerLeaf() && cached == null) {
            drawSymmetry();
        }
        if (inferences.length > 1) {
            inference = inferences[rng.nextInt(inferences.length)];
        }
    }

    /** The value of a finished game is its result. */
    private void count(Simulation<P> leaf) {
        P end = leaf.position();
        P shown = finalCount.shown(end);
        float[] forecast = outputs;
        if (shown != end) {
            draw();
            evaluations++;
            views.show(shown, symmetry, inference);
            forecast = forecasts.cells(inference, symmetry, shown.toMove());
        }
        int side = end.toMove();
        double score = finalCount.score(end, forecast);
        double value = utility.ofResult(Colour.scoreFor(side, score));
        leaf.evaluation().setValue(Colour.valueFor(side, value));
        forecasts.counted(leaf, score, finalCount);
    }

    @Override
    public Counts counts() {
        Counts asked = Counts.of(EVALUATIONS, evaluations);
        return cached == null ? asked : asked.plus(cached.counts());
    }
}
