package moyo.blokus.player;

import moyo.blokus.BlokusPosition;
import moyo.blokus.JudgeWeights;
import moyo.blokus.MoveJudge;
import moyo.blokus.Placements;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.search.Candidates;

/** The moves that look promising beside the best one, which comes first. For one thread. */
final class JudgedCandidates implements Candidates<BlokusPosition> {
    private final MoveJudge judge;
    private final float range;
    private final float[] weight = new float[Placements.COUNT + 1];

    /**
     * @param range a move is left out if it is less likely than the best by more than e to this
     */
    JudgedCandidates(JudgeWeights weights, double range) {
        judge = new MoveJudge(weights);
        this.range = (float) range;
    }

    @Override
    public void of(BlokusPosition position, MoveList moves) {
        position.legalMoves(moves);
        if (moves.isEmpty() || moves.get(0) == Game.PASS) {
            return;
        }
        judge.look(position);
        int best = 0;
        for (int i = 0; i < moves.size(); i++) {
            weight[i] = judge.logWeight(moves.get(i));
            if (weight[i] > weight[best]) {
                best = i;
            }
        }
        float least = weight[best] - range;
        moves.swap(0, best);
        weight[best] = weight[0];
        for (int i = moves.size() - 1; i > 0; i--) {
            if (weight[i] < least) {
                weight[i] = weight[moves.size() - 1];
                moves.removeAt(i);
            }
        }
    }

    @Override
    public boolean inOrder() {
        return true;
    }
}
