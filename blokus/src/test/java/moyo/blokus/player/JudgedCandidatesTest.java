package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.JudgeWeights;
import moyo.blokus.MoveJudge;
import moyo.blokus.UniformPolicy;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

final class JudgedCandidatesTest {
    private static final BlokusGame GAME = new BlokusGame();

    /** All legal moves if they are few, else those within the range; the best first. */
    @Test
    void keepsWhatLooksPromisingBesideTheBest() {
        JudgedCandidates candidates = new JudgedCandidates(JudgeWeights.shipped(), 3);
        MoveJudge judge = new MoveJudge(JudgeWeights.shipped());
        MoveList kept = new MoveList(GAME.moveCodes());
        MoveList legal = new MoveList(GAME.moveCodes());
        Walks.repeat(
                20,
                rng -> {
                    UniformPolicy uniform = new UniformPolicy();
                    BlokusPosition position = GAME.newPosition();
                    while (!position.isOver()) {
                        candidates.of(position, kept);
                        position.legalMoves(legal);
                        assertThat(candidates.leftOut()).isEqualTo(kept.size() < legal.size());
                        if (legal.get(0) == Game.PASS) {
                            assertThat(kept.get(0)).isEqualTo(Game.PASS);
                        } else {
                            judge.look(position);
                            check(judge, legal, kept);
                        }
                        position.play(uniform.choose(position, rng));
                    }
                });
    }

    private static void check(MoveJudge judge, MoveList legal, MoveList kept) {
        float top = judge.logWeight(kept.get(0));
        int within = 0;
        for (int i = 0; i < legal.size(); i++) {
            float weight = judge.logWeight(legal.get(i));
            assertThat(weight).isLessThanOrEqualTo(top);
            boolean keeps = legal.size() <= 16 || weight >= top - 3;
            assertThat(kept.contains(legal.get(i))).isEqualTo(keeps);
            within += keeps ? 1 : 0;
        }
        assertThat(kept.size()).isEqualTo(within);
    }
}
