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
    private final int mostMoves;

    /** 1 / T in softmax(logit / T). */
    private final double sharpness;

    /** By symmetry and true policy index: where the network's answer is. */
    private final int[][] places;

    private final MoveList candidateMoves;
    private final double[] logits;
    private final double[] probabilities;
    private final Likeliest likeliest;

    /** Those of the leaf that was read last. */
    private MoveList moves;

    private boolean hasProbabilities;

    /**
     * @param moveCodes of the game
     */
    public NetworkOutput(
            Encoding<P> encoding, Candidates<P> candidates, Utility utility, int moveCodes) {
        this(encoding, candidates, utility, moveCodes, 1);
    }

    /**
     * @param moveCodes of the game
     * @param temperature T in softmax(logit / T), which gives the probabilities
     */
    public NetworkOutput(
            Encoding<P> encoding,
            Candidates<P> candidates,
            Utility utility,
            int moveCodes,
            double temperature) {
        sharpness = 1 / temperature;
        this.encoding = encoding;
        this.candidates = candidates;
        this.utility = utility;
        Shape shape = encoding.shape();
        policySize = shape.policySize();
        mostMoves = shape.listsMoves() ? shape.listedMoves() : moveCodes;
        candidateMoves = new MoveList(moveCodes);
        moves = newMoveList();
        logits = new double[mostMoves];
        probabilities = new double[mostMoves];
        likeliest = new Likeliest(mostMoves);
        places = shape.places();
    }

    /** A list with room for the moves of any leaf. */
    public MoveList newMoveList() {
        return new MoveList(mostMoves);
    }

    /** Lists the moves that a leaf gets children for, as many as rows can list. */
    public void list(P position, MoveList into) {
        candidates.of(position, candidateMoves);
        if (candidateMoves.size() <= mostMoves) {
            into.copyFrom(candidateMoves);
            return;
        }
        into.clear();
        for (int i = 0; i < mostMoves; i++) {
            into.add(candidateMoves.get(i));
        }
    }

    /** Adds a row with the policy indices of listed moves, as the symmetric board shows them. */
    public void addRow(P position, MoveList listed, int symmetry, MoveLists to) {
        int[] place = places[symmetry];
        char[] indices = to.indices();
        int start = to.size();
        for (int i = 0; i < listed.size(); i++) {
            indices[start + i] = (char) place[encoding.index(position, listed.get(i))];
        }
        to.addRow(listed.size());
    }

    /**
     * Lists the moves of a leaf and reads the logits of all policy indices.
     *
     * @param outputs of the row, from {@code offset} on
     * @param symmetry the one that the row was encoded with
     */
    public void read(float[] outputs, int offset, int symmetry, Simulation<P> leaf) {
        list(leaf.position(), moves);
        read(outputs, offset, symmetry, moves, leaf);
    }

    /**
     * Writes the evaluation of a leaf by the logits of all policy indices. If its simulation is
     * completed next, {@link #expand} gives it the moves and probabilities found here.
     *
     * @param listed the leaf's moves, as {@link #list} lists them
     */
    public void read(
            float[] outputs, int offset, int symmetry, MoveList listed, Simulation<P> leaf) {
        P position = leaf.position();
        int[] place = places[symmetry];
        for (int i = 0; i < listed.size(); i++) {
            logits[i] = outputs[offset + place[encoding.index(position, listed.get(i))]];
        }
        finish(outputs, offset + policySize, listed, leaf);
    }

    /** As {@link #read} from outputs that hold the logits of the listed moves only. */
    public void readListed(float[] outputs, int offset, MoveList listed, Simulation<P> leaf) {
        for (int i = 0; i < listed.size(); i++) {
            logits[i] = outputs[offset + i];
        }
        finish(outputs, offset + listed.size(), listed, leaf);
    }

    private void finish(float[] outputs, int valueAt, MoveList listed, Simulation<P> leaf) {
        moves = listed;
        hasProbabilities = false;
        double win = Utility.logistic(outputs[valueAt]);
        double score = SCORE_UNIT * outputs[valueAt + 1];
        Evaluation evaluation = leaf.evaluation();
        int side = leaf.position().toMove();
        evaluation.setValue(Colour.valueFor(side, utility.of(win, score)));
    }

    /** softmax(logit / T) over all moves; taken when it is needed, because it is dear. */
    private void takeSoftmax() {
        if (hasProbabilities) {
            return;
        }
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            highest = Math.max(highest, logits[i]);
        }
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            probabilities[i] = FastExp.of(sharpness * (logits[i] - highest));
            sum += probabilities[i];
        }
        for (int i = 0; i < moves.size(); i++) {
            probabilities[i] /= sum;
        }
        hasProbabilities = true;
    }

    /** Writes the probabilities that were read last, for an expander that comes later. */
    public void writeProbabilities(Evaluation evaluation) {
        takeSoftmax();
        float[] byMove = evaluation.writeProbabilities();
        for (int i = 0; i < moves.size(); i++) {
            byMove[moves.get(i)] = (float) probabilities[i];
        }
    }

    /** Gives the leaf that was read last its children. */
    @Override
    public void expand(P position, NodeWriter node, Rng rng) {
        takeSoftmax();
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

    /**
     * An expander that gives the leaf only the children of its likeliest moves. All moves must be
     * allowed, as they are below the root.
     */
    public Expander<P> likeliest(int most) {
        return (position, node, rng) -> {
            if (moves.size() <= most) {
                expand(position, node, rng);
            } else {
                expandLikeliest(node, most);
            }
        };
    }

    /** softmax(logit / T) over the likeliest moves. */
    private void expandLikeliest(NodeWriter node, int most) {
        int kept = likeliest.pick(logits, moves.size(), most);
        double highest = Double.NEGATIVE_INFINITY;
        node.moves().clear();
        for (int i = 0; i < kept; i++) {
            node.moves().add(moves.get(likeliest.get(i)));
            highest = Math.max(highest, logits[likeliest.get(i)]);
        }
        hasProbabilities = false; // those of all moves are overwritten
        if (node.openInOrder()) {
            double sum = 0;
            for (int i = 0; i < kept; i++) {
                double p = FastExp.of(sharpness * (logits[likeliest.get(i)] - highest));
                probabilities[i] = p;
                sum += p;
            }
            for (int i = 0; i < kept; i++) {
                node.setProbability(i, probabilities[i] / sum);
            }
            node.leaveOut();
        }
    }
}
