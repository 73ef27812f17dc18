package moyo.blokus.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.testkit.Allocation;
import moyo.testkit.Uniformity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UniformPolicyTest {
    private static final UniformPolicy POLICY = new UniformPolicy();
    private static final BlokusGame GAME = new BlokusGame();

    /**
     * Of every draw the position is a fresh copy, whose list holds moves that are legal no more.
     */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 8", "3, 15", "4, 20"})
    void drawsEveryLegalMoveEquallyOften(long seed, int ply) {
        Rng rng = new Rng(seed);
        BlokusPosition position = GAME.newPosition();
        position.beginPlayout();
        while (position.moveNumber() < ply) {
            position.play(POLICY.choose(position, rng));
        }
        MoveList moves = new MoveList(GAME.moveCodes());
        position.legalMoves(moves);
        Map<Integer, Integer> count = new TreeMap<>();
        for (int i = 0; i < moves.size(); i++) {
            count.put(moves.get(i), 0);
        }
        BlokusPosition copy = GAME.newPosition();
        int draws = 100_000;
        for (int i = 0; i < draws; i++) {
            copy.copyFrom(position);
            count.merge(POLICY.choose(copy, rng), 1, Integer::sum);
        }
        assertThat(count).hasSize(moves.size()).hasSizeGreaterThan(1);
        Uniformity.assertEven(count.values());
    }

    /**
     * 250 random games of another program had 26.96 placements (standard deviation 2.2), 55.6 %
     * wins of the first player and 5.2 % draws, and a standard deviation of the score of 10.8.
     * Three standard errors of theirs are allowed.
     */
    @Test
    void randomGamesAreAsLongAndAsOftenWonAsThoseOfOthers() {
        int games = 20_000;
        BlokusPosition start = GAME.newPosition();
        BlokusPosition position = GAME.newPosition();
        Rng rng = new Rng(5);
        int placements = 0;
        int won = 0;
        int drawn = 0;
        double squares = 0;
        for (int i = 0; i < games; i++) {
            position.copyFrom(start);
            position.beginPlayout();
            while (!position.isOver()) {
                int move = POLICY.choose(position, rng);
                placements += move == Game.PASS ? 0 : 1;
                position.play(move);
            }
            won += position.score() > 0 ? 1 : 0;
            drawn += position.score() == 0 ? 1 : 0;
            squares += position.score() * position.score();
        }
        assertThat((double) placements / games).isBetween(26.54, 27.38);
        assertThat((double) won / games).isBetween(0.462, 0.650);
        assertThat((double) drawn / games).isBetween(0.010, 0.094);
        assertThat(Math.sqrt(squares / games)).isBetween(9.4, 12.3);
    }

    @Test
    void allocatesNothing() {
        BlokusPosition start = GAME.newPosition();
        BlokusPosition position = GAME.newPosition();
        Rng rng = new Rng(1);
        double[] sum = new double[1];
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 2000; i++) {
                        position.copyFrom(start);
                        position.beginPlayout();
                        POLICY.playOut(position, rng);
                        sum[0] += position.score();
                    }
                });
        assertThat(sum[0]).isNotZero();
    }
}
