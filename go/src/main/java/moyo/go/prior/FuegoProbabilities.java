package moyo.go.prior;

import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.go.heuristic.FuegoPolicy;
import moyo.search.expansion.NodeWriter;
import moyo.search.expansion.Prior;

/** Prior probabilities for PUCT: a softmax of 4 × the prior value of {@link PriorKnowledge}. */
public final class FuegoProbabilities implements Prior<GoPosition> {
    private static final double SHARPNESS = 4;
    private static final double UNKNOWN = 0.5;

    private final PriorKnowledge knowledge;
    private final double[] weight;

    public FuegoProbabilities(Geometry geometry) {
        knowledge = new PriorKnowledge(geometry, FuegoPolicy.standard(geometry));
        weight = new double[geometry.pointCount() + 1];
    }

    @Override
    public void introduce(GoPosition parent, NodeWriter children, Rng rng) {
        int count = children.size();
        knowledge.judge(parent, rng);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            int move = children.move(i);
            double value = knowledge.weight(move) > 0 ? knowledge.value(move) : UNKNOWN;
            weight[i] = StrictMath.exp(SHARPNESS * value);
            sum += weight[i];
        }
        for (int i = 0; i < count; i++) {
            children.setProbability(i, weight[i] / sum);
        }
    }
}
