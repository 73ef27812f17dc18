package moyo.go.heuristic;

import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.search.Prior;
import moyo.search.Tree;

/** Gives new children what {@link PriorKnowledge} knows. */
public final class FuegoPrior implements Prior<GoPosition> {
    private final PriorKnowledge knowledge;

    public FuegoPrior(Geometry geometry, boolean nakade) {
        knowledge = new PriorKnowledge(geometry, FuegoPolicy.standard(geometry, nakade));
    }

    @Override
    public void introduceChildren(
            GoPosition parent, Tree tree, double worth, int first, int count, Rng rng) {
        knowledge.judge(parent, rng);
        for (int child = first; child < first + count; child++) {
            int move = tree.move(child);
            if (knowledge.weight(move) > 0) {
                tree.setPrior(child, knowledge.value(move), knowledge.weight(move));
            }
        }
    }
}
