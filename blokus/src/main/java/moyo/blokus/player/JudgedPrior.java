package moyo.blokus.player;

import moyo.blokus.BlokusPosition;
import moyo.blokus.FastExp;
import moyo.blokus.JudgeWeights;
import moyo.blokus.MoveJudge;
import moyo.blokus.Placements;
import moyo.game.Rng;
import moyo.search.Prior;
import moyo.search.Tree;

/** Tells how likely new moves are: the softmax of what the judge says. For one thread. */
final class JudgedPrior implements Prior<BlokusPosition> {
    private final MoveJudge judge;
    private final double sharpness;
    private final double firmness;
    private final double reduction;
    private final double[] share = new double[Placements.COUNT + 1];

    /**
     * @param sharpness what the judge says is multiplied by this
     */
    JudgedPrior(JudgeWeights weights, double sharpness, double firmness, double reduction) {
        this.firmness = firmness;
        this.reduction = reduction;
        judge = new MoveJudge(weights);
        this.sharpness = sharpness;
    }

    @Override
    public void introduceChildren(
            BlokusPosition parent, Tree tree, int node, int first, int count, Rng rng) {
        if (count == 1) {
            tree.setProbability(first, 1);
            tree.setPrior(first, 1 - tree.value(node), firmness);
            return;
        }
        double base = node == Tree.ROOT && tree.visits(node) == 0 ? 0.5 : 1 - tree.value(node);
        judge.look(parent);
        float top = judge.logWeight(tree.move(first));
        double sum = 0;
        for (int i = 0; i < count; i++) {
            share[i] = FastExp.of(sharpness * (judge.logWeight(tree.move(first + i)) - top));
            sum += share[i];
        }
        for (int i = 0; i < count; i++) {
            tree.setProbability(first + i, share[i] / sum);
            double shy = reduction * (1 - Math.sqrt(share[i]));
            tree.setPrior(first + i, base * (1 - shy), firmness);
        }
    }
}
