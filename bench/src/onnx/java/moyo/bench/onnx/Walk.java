package moyo.bench.onnx;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.Teachable;
import moyo.net.kernel.RowEvaluator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Positions of games in which both sides draw their moves from the network's policy.
 *
 * @param <P> the positions of the game
 */
final class Walk<P extends Position<P>> {
    /** One position in so many of a game is taken. */
    private static final int APART = 4;

    private final Teachable<P> lessons;
    private final Encoding<P> encoding;
    private final RowEvaluator network;
    private final Rng rng;
    private final byte[] row;

    Walk(Teachable<P> lessons, RowEvaluator network, Rng rng) {
        this.lessons = lessons;
        this.network = network;
        this.rng = rng;
        encoding = lessons.encoding();
        row = new byte[encoding.shape().rowBytes()];
    }

    /**
     * A position.
     *
     * @param row what the network sees of it
     * @param indices the policy indices of the moves that a player considers
     */
    record Sample(byte[] row, int[] indices) {}

    /** Draws positions with different rows, none of which is among {@code others}. */
    List<Sample> samples(int count, List<Sample> others) {
        Set<byte[]> rows = new TreeSet<>(Arrays::compare);
        others.forEach(sample -> rows.add(sample.row));
        List<Sample> samples = new ArrayList<>();
        while (samples.size() < count) {
            playGame(
                    sample -> {
                        if (samples.size() < count && rows.add(sample.row)) {
                            samples.add(sample);
                        }
                    });
        }
        return samples;
    }

    private interface Taker {
        void take(Sample sample);
    }

    private void playGame(Taker taker) {
        Game<P> game = lessons.drawGame(rng);
        MoveList moves = new MoveList(game.moveCodes());
        P position = game.newPosition();
        while (!position.isOver() && position.moveNumber() < lessons.mostMoves()) {
            lessons.candidates().of(position, moves);
            int[] indices = new int[moves.size()];
            for (int i = 0; i < indices.length; i++) {
                indices[i] = encoding.index(position, moves.get(i));
            }
            encoding.encode(position, 0, row, 0);
            if (rng.nextInt(APART) == 0) {
                taker.take(new Sample(row.clone(), indices));
            }
            network.evaluate(row, 0);
            position.play(moves.get(draw(indices)));
        }
    }

    /** Draws from the softmax of the logits. */
    private int draw(int[] indices) {
        double[] weights = new double[indices.length];
        double highest = network.logits()[best(network, indices)];
        double sum = 0;
        for (int i = 0; i < indices.length; i++) {
            weights[i] = StrictMath.exp(network.logits()[indices[i]] - highest);
            sum += weights[i];
        }
        double rest = rng.nextDouble() * sum;
        int drawn = 0;
        while (drawn < indices.length - 1 && rest >= weights[drawn]) {
            rest -= weights[drawn++];
        }
        return drawn;
    }

    /** The index with the highest logit. */
    static int best(RowEvaluator network, int[] indices) {
        int best = indices[0];
        for (int index : indices) {
            best = network.logits()[index] > network.logits()[best] ? index : best;
        }
        return best;
    }
}
