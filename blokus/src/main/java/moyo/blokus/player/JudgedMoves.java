package moyo.blokus.player;

import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.blokus.judge.JudgeWeights;
import moyo.blokus.judge.MoveJudge;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.evaluation.FastExp;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;

/**
 * Lists the most probable moves, the best first, with the probabilities of the move judge. The
 * judge evaluates each node once. For one thread.
 */
final class JudgedMoves implements Expander<BlokusPosition> {
    /** Up to this number all moves are kept, so that the end of the game can be proven. */
    private static final int FEW = 16;

    /**
     * The options.
     *
     * @param range a move is left out if its probability is below that of the best times e^-range
     * @param sharpness factor of the judge's log weights before the softmax
     * @param firmness prior weight of every move, in results
     * @param reduction r: the prior value of a move is the parent's value × (1 - r (1 - sqrt(P / P
     *     of the best)))
     */
    record Options(double range, double sharpness, double firmness, double reduction) {}

    private final MoveJudge judge;
    private final Options options;
    private final float range;
    private final float[] weight = new float[Placements.COUNT + 1];
    private final double[] share = new double[Placements.COUNT + 1];

    JudgedMoves(JudgeWeights weights, Options options) {
        judge = new MoveJudge(weights);
        this.options = options;
        range = (float) options.range();
    }

    @Override
    public void expand(BlokusPosition position, NodeWriter node, Rng rng) {
        MoveList moves = node.moves();
        position.legalMoves(moves);
        int legal = moves.size();
        if (legal > 1) {
            putBestFirst(position, moves);
        }
        if (legal > FEW) {
            dropUnlikely(moves);
        }
        int promising = moves.size();
        if (!node.openInOrder()) {
            return;
        }
        if (promising < legal) {
            node.leaveOut();
        }
        if (node.size() < promising) {
            weighAgain(node);
        }
        introduce(node);
    }

    private void putBestFirst(BlokusPosition position, MoveList moves) {
        judge.look(position);
        int best = 0;
        for (int i = 0; i < moves.size(); i++) {
            weight[i] = judge.logWeight(moves.get(i));
            if (weight[i] > weight[best]) {
                best = i;
            }
        }
        moves.swap(0, best);
        float top = weight[best];
        weight[best] = weight[0];
        weight[0] = top;
    }

    private void dropUnlikely(MoveList moves) {
        float least = weight[0] - range;
        for (int i = moves.size() - 1; i > 0; i--) {
            if (weight[i] < least) {
                weight[i] = weight[moves.size() - 1];
                moves.removeAt(i);
            }
        }
    }

    /** Computes the weights again after the moves of the root were restricted. */
    private void weighAgain(NodeWriter node) {
        for (int i = 0; i < node.size(); i++) {
            weight[i] = judge.logWeight(node.move(i));
        }
    }

    private void introduce(NodeWriter node) {
        int count = node.size();
        double worth = node.parentValue();
        if (count == 1) {
            introduce(node, 0, 1, worth); // may be a pass, which the judge does not know
            return;
        }
        float top = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            top = Math.max(top, weight[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            share[i] = FastExp.of(options.sharpness() * (weight[i] - top));
            sum += share[i];
        }
        for (int i = 0; i < count; i++) {
            double shy = options.reduction() * (1 - Math.sqrt(share[i]));
            introduce(node, i, share[i] / sum, worth * (1 - shy));
        }
    }

    private void introduce(NodeWriter node, int index, double probability, double value) {
        node.setProbability(index, probability);
        node.setPrior(index, value, options.firmness());
    }
}
