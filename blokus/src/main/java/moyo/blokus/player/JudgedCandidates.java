package moyo.blokus.player;

import moyo.blokus.BlokusPosition;
import moyo.blokus.JudgeWeights;
import moyo.blokus.MoveJudge;
import moyo.blokus.Placements;
import moyo.game.MoveList;
import moyo.search.Candidates;

/**
 * The moves that look promising beside the best one, which comes first. For one thread at a time.
 */
final class JudgedCandidates implements Candidates<BlokusPosition> {
    /** So few are all kept: then the end of the game can be proved. */
    private static final int FEW = 16;

    private final MoveJudge judge;
    private final float range;
    private final float[] weight = new float[Placements.COUNT + 1];
    private boolean leftOut;

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
        int legal = moves.size();
        if (legal > 1) {
            putBestFirst(position, moves);
        }
        if (legal > FEW) {
            dropUnlikely(moves);
        }
        leftOut = moves.size() < legal;
    }

    private void putBestFirst(BlokusPosition position, MoveList moves) {
        judge.look(position);
        int best = 0;
        for (int i = 0; i < moves.size(); i++) {
            weight[i] = judge.logWeight(moves.get(i));
            if (weight[i] > weight[best]) {
                best = i;
            }
        }
        moves.swap(0, best);
        float top = weight[best];
        weight[best] = weight[0];
        weight[0] = top;
    }

    private void dropUnlikely(MoveList moves) {
        float least = weight[0] - range;
        for (int i = moves.size() - 1; i > 0; i--) {
            if (weight[i] < least) {
                weight[i] = weight[moves.size() - 1];
                moves.removeAt(i);
            }
        }
    }

    @Override
    public boolean leftOut() {
        return leftOut;
    }

    @Override
    public boolean inOrder() {
        return true;
    }
}
