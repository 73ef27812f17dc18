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
    private final float[] weight = new float[Placements.COUNT + 1];
    private final double[] share = new double[Placements.COUNT + 1];

    /**
     * @param sharpness what the judge says is multiplied by this
     * @param firmness how many results the first guess at a move's value stands for
     * @param reduction how much of the parent's value a most unlikely move loses
     */
    JudgedPrior(JudgeWeights weights, double sharpness, double firmness, double reduction) {
        this.firmness = firmness;
        this.reduction = reduction;
        judge = new MoveJudge(weights);
        this.sharpness = sharpness;
    }

    @Override
    public void introduceChildren(
            BlokusPosition parent, Tree tree, double worth, int first, int count, Rng rng) {
        if (count == 1) {
            introduce(tree, first, 1, worth); // perhaps a pass, which nobody judges
            return;
        }
        judge.look(parent);
        float top = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            weight[i] = judge.logWeight(tree.move(first + i));
            top = Math.max(top, weight[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            share[i] = FastExp.of(sharpness * (weight[i] - top));
            sum += share[i];
        }
        for (int i = 0; i < count; i++) {
            double shy = reduction * (1 - Math.sqrt(share[i]));
            introduce(tree, first + i, share[i] / sum, worth * (1 - shy));
        }
    }

    private void introduce(Tree tree, int child, double probability, double value) {
        tree.setProbability(child, probability);
        tree.setPrior(child, value, firmness);
    }
}
