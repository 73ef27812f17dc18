package moyo.blokus.judge;

import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;

/**
 * Judges moves before they are tried: the weight of the piece, and of what its {@link Footprint}
 * does to each kind of spot. One instance per thread; never allocates after construction.
 */
public final class MoveJudge {
    private final JudgeWeights weights;
    private final Scout scout = new Scout();
    private final Scene scene = new Scene();
    private final float[] values = new float[Footprint.SLOTS];

    public MoveJudge(JudgeWeights weights) {
        this.weights = weights;
    }

    /** Looks at a position; the judgements are about its side to move. */
    public void look(BlokusPosition position) {
        scout.look(position, scene);
        weights.value(scene, values);
    }

    /**
     * The logarithm of how much weight a legal placement deserves: probabilities are the softmax
     * over all legal moves.
     */
    public float logWeight(int placement) {
        assert placement > 0 : "a pass is not judged";
        return weights.piece(scene.phase(), Placements.piece(placement))
                + Footprint.sum(values, placement);
    }
}
