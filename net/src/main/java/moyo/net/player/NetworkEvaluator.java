package moyo.net.player;

import moyo.game.Colour;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.NetworkOutput;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Simulation;

/**
 * Evaluates leaves with a network on the CPU, one at a time. All leaves of a search are shown under
 * the same symmetry, which is drawn when the search begins.
 *
 * @param <P> the positions of the game
 */
public final class NetworkEvaluator<P extends Position<P>> implements LeafEvaluator<P> {
    public static final Counter EVALUATIONS =
            Counter.of("evaluations", "evaluations", "positions that the network has evaluated");

    private final Encoding<P> encoding;
    private final Inference inference;
    private final NetworkOutput<P> output;
    private final Utility utility;
    private final Rng rng;
    private final byte[] row;
    private final float[] outputs;
    private int symmetry;
    private long evaluations;

    /**
     * @param moveCodes of the game
     */
    public NetworkEvaluator(
            Teachable<P> lessons, Network network, Utility utility, int moveCodes, Rng rng) {
        this.utility = utility;
        this.rng = rng;
        encoding = lessons.encoding();
        Shape shape = encoding.shape();
        inference = new Inference(network, shape.height(), shape.width());
        output = new NetworkOutput<>(encoding, lessons.candidates(), utility, moveCodes);
        row = new byte[shape.rowBytes()];
        outputs = new float[shape.policySize() + 2];
    }

    @Override
    public boolean givesProbabilities() {
        return true;
    }

    @Override
    public void beginSearch() {
        symmetry = rng.nextInt(encoding.shape().symmetries().size());
    }

    @Override
    public void evaluate(Simulation<P> leaf) {
        P position = leaf.position();
        if (position.isOver()) {
            int side = position.toMove();
            double score = Colour.scoreFor(side, position.score());
            leaf.evaluation().setValue(Colour.valueFor(side, utility.ofResult(score)));
            return;
        }
        evaluations++;
        encoding.encode(position, symmetry, row, 0);
        inference.evaluate(row, 0);
        float[] logits = inference.logits();
        System.arraycopy(logits, 0, outputs, 0, logits.length);
        outputs[logits.length] = inference.valueLogit();
        outputs[logits.length + 1] = inference.score() / 10;
        output.read(outputs, 0, symmetry, leaf);
        output.writeProbabilities(leaf.evaluation());
    }

    @Override
    public Counts counts() {
        return Counts.of(EVALUATIONS, evaluations);
    }
}
