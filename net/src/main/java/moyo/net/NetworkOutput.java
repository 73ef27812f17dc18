package moyo.net;

import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.evaluation.FastExp;
import moyo.search.expansion.Candidates;
import moyo.search.expansion.Evaluation;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.part.Simulation;

/**
 * Reads what a network says of a leaf: policy logits, the logit of a win for the side to move, a
 * tenth of the score; then gives the leaf its children. For one thread; allocates nothing.
 *
 * @param <P> the positions of the game
 */
public final class NetworkOutput<P extends Position<P>> implements Expander<P> {
    /** The score is in tens of points. */
    private static final double SCORE_UNIT = 10;

    private final Encoding<P> encoding;
    private final Candidates<P> candidates;
    private final Utility utility;
    private final int policySize;

    /** By symmetry and true policy index: where the network's answer is. */
    private final int[][] places;

    private final MoveList moves;
    private final double[] probabilities;

    /**
     * @param moveCodes of the game
     */
    public NetworkOutput(
            Encoding<P> encoding, Candidates<P> candidates, Utility utility, int moveCodes) {
        moves = new MoveList(moveCodes);
        probabilities = new double[moveCodes];
        this.encoding = encoding;
        this.candidates = candidates;
        this.utility = utility;
        Shape shape = encoding.shape();
        policySize = shape.policySize();
        places = new int[shape.moveSymmetries().size()][policySize];
        for (int s = 0; s < places.length; s++) {
            int[] shown = shape.moveSymmetries().get(s);
            for (int i = 0; i < policySize; i++) {
                places[s][shown[i]] = i;
            }
        }
    }

    /**
     * Writes the evaluation of a leaf. If its simulation is completed next, {@link #expand} gives
     * it the moves and probabilities found here.
     *
     * @param outputs of the row, from {@code offset} on
     * @param symmetry the one that the row was encoded with
     */
    public void read(float[] outputs, int offset, int symmetry, Simulation<P> leaf) {
        P position = leaf.position();
        readPolicy(outputs, offset, places[symmetry], position);
        double win = Utility.logistic(outputs[offset + policySize]);
        double score = SCORE_UNIT * outputs[offset + policySize + 1];
        Evaluation evaluation = leaf.evaluation();
        evaluation.setValue(Colour.valueFor(position.toMove(), utility.of(win, score)));
    }

    /** softmax(logit) over the candidates. */
    private void readPolicy(float[] outputs, int offset, int[] place, P position) {
        candidates.of(position, moves);
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            probabilities[i] = outputs[offset + place[encoding.index(position, moves.get(i))]];
            highest = Math.max(highest, probabilities[i]);
        }
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            probabilities[i] = FastExp.of(probabilities[i] - highest);
            sum += probabilities[i];
        }
        for (int i = 0; i < moves.size(); i++) {
            probabilities[i] /= sum;
        }
    }

    /** Writes the probabilities that were read last, for an expander that comes later. */
    public void writeProbabilities(Evaluation evaluation) {
        float[] byMove = evaluation.writeProbabilities();
        for (int i = 0; i < moves.size(); i++) {
            byMove[moves.get(i)] = (float) probabilities[i];
        }
    }

    /** Gives the leaf that was read last its children. */
    @Override
    public void expand(P position, NodeWriter node, Rng rng) {
        node.moves().copyFrom(moves);
        if (node.openInOrder()) {
            double total = node.size() == moves.size() ? 1 : total(node);
            for (int i = 0, child = 0; child < node.size(); i++) {
                if (node.move(child) == moves.get(i)) {
                    double p = total > 0 ? probabilities[i] / total : 1.0 / node.size();
                    node.setProbability(child++, p);
                }
            }
        }
    }

    /** The probability of the children where not all moves are allowed; their order is ours. */
    private double total(NodeWriter node) {
        double total = 0;
        for (int i = 0, child = 0; child < node.size(); i++) {
            if (node.move(child) == moves.get(i)) {
                total += probabilities[i];
                child++;
            }
        }
        return total;
    }
}
