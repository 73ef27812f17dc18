package moyo.blokus.judge;

import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;

/**
 * Gives moves a probability before they are searched: the softmax of a sum of learned weights
 * ({@link JudgeWeights}), one for the piece and those of the spots of its {@link Footprint}. One
 * instance per thread; never allocates after construction.
 */
public final class MoveJudge {
    private final JudgeWeights weights;
    private final SpotClassifier classifier = new SpotClassifier();
    private final SpotKinds kinds = new SpotKinds();
    private final float[] values = new float[Footprint.SLOTS];

    public MoveJudge(JudgeWeights weights) {
        this.weights = weights;
    }

    /** Sets the position whose moves are judged. */
    public void look(BlokusPosition position) {
        classifier.classify(position, kinds);
        weights.value(kinds, values);
    }

    /**
     * The logarithm of the unnormalised probability of a legal placement; the probabilities are the
     * softmax over all legal moves.
     */
    public float logWeight(int placement) {
        assert placement > 0 : "a pass is not judged";
        return weights.piece(kinds.phase(), Placements.piece(placement))
                + Footprint.sum(values, placement);
    }
}
