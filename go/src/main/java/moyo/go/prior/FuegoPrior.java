package moyo.go.prior;

import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.go.heuristic.FuegoPolicy;
import moyo.search.expansion.NodeWriter;
import moyo.search.expansion.Prior;

/** Sets the prior values and weights of {@link PriorKnowledge}. */
public final class FuegoPrior implements Prior<GoPosition> {
    private final PriorKnowledge knowledge;

    public FuegoPrior(Geometry geometry, boolean nakade) {
        knowledge = new PriorKnowledge(geometry, FuegoPolicy.standard(geometry, nakade));
    }

    @Override
    public void introduce(GoPosition parent, NodeWriter children, Rng rng) {
        knowledge.judge(parent, rng);
        for (int i = 0; i < children.size(); i++) {
            int move = children.move(i);
            if (knowledge.weight(move) > 0) {
                children.setPrior(i, knowledge.value(move), knowledge.weight(move));
            }
        }
    }
}
