package moyo.net.player;

import java.util.Arrays;
import moyo.game.Position;
import moyo.net.Encoding;
import moyo.net.Shape;
import moyo.net.kernel.RowEvaluator;

/**
 * Shows a position to a network under one or several symmetries and averages what it says. For one
 * thread; never allocates after construction.
 *
 * @param <P> the positions of the game
 */
final class Views<P extends Position<P>> {
    /** The score is in tens of points. */
    private static final float SCORE_UNIT = 10;

    private final Encoding<P> encoding;
    private final Shape shape;
    private final int count;
    private final byte[] row;

    /** By symmetry and true policy index: where the network's answer is. */
    private final int[][] places;

    /**
     * @param count the number of symmetries; more than the game has count as all
     */
    Views(Encoding<P> encoding, int count) {
        this.encoding = encoding;
        shape = encoding.shape();
        this.count = Math.min(count, shape.symmetries().size());
        row = new byte[shape.rowBytes()];
        places = shape.places();
    }

    /** The evaluations of a position. */
    int count() {
        return count;
    }

    /**
     * Writes the mean of the outputs under {@code symmetry} and those after it: policy logits as
     * {@code symmetry} shows them, logit of a win, a tenth of the score. {@code symmetry} is shown
     * last, so the owners are as the network sees them under it.
     */
    void average(P position, int symmetry, RowEvaluator network, float[] outputs) {
        Arrays.fill(outputs, 0);
        for (int i = count - 1; i >= 0; i--) {
            add(position, (symmetry + i) % places.length, symmetry, network, outputs);
        }
        if (count > 1) {
            for (int i = 0; i < outputs.length; i++) {
                outputs[i] /= count;
            }
        }
    }

    private void add(P position, int shown, int symmetry, RowEvaluator network, float[] outputs) {
        show(position, shown, network);
        float[] logits = network.logits();
        if (shown == symmetry) {
            for (int i = 0; i < logits.length; i++) {
                outputs[i] += logits[i];
            }
        } else {
            int[] trueIndex = shape.moveSymmetries().get(shown);
            int[] place = places[symmetry];
            for (int i = 0; i < logits.length; i++) {
                outputs[place[trueIndex[i]]] += logits[i];
            }
        }
        outputs[logits.length] += network.valueLogit();
        outputs[logits.length + 1] += network.score() / SCORE_UNIT;
    }

    /** Lets the network evaluate a position under one symmetry. */
    void show(P position, int symmetry, RowEvaluator network) {
        encoding.encode(position, symmetry, row, 0);
        network.evaluate(row, 0);
    }
}
