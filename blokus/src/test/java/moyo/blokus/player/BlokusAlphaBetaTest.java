package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.evaluation.BouzyEvaluator;
import moyo.blokus.playout.UniformPolicy;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.alphabeta.AlphaBeta;
import moyo.search.clock.Budget;
import moyo.search.player.Player;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The paper's alpha-beta on real positions. */
final class BlokusAlphaBetaTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final Budget LONG = new Budget.Simulations(100_000_000);
    private static final BouzyEvaluator.Mask MASK = BouzyEvaluator.Mask.FORBIDDEN;
    private static final BouzyEvaluator EVALUATOR =
            new BouzyEvaluator(MASK, BouzyEvaluator.Seeds.CORNERS);

    private static Player<BlokusPosition> player(String settings, long seed) {
        return BlokusPlayers.ALL.parse("ab mask=forbidden " + settings).make(GAME, seed);
    }

    /** A position with few moves left for either side, from a random game. */
    private static BlokusPosition late(Rng rng, int mostMoves) {
        UniformPolicy policy = new UniformPolicy();
        MoveList moves = new MoveList(GAME.moveCodes());
        while (true) {
            BlokusPosition position = GAME.newPosition();
            while (!position.isOver()) {
                position.legalMoves(moves);
                if (moves.size() <= mostMoves && moves.size() > 1) {
                    position.placements(Colour.other(position.toMove()), moves);
                    if (moves.size() <= mostMoves) {
                        return position;
                    }
                }
                position.play(policy.choose(position, rng));
            }
        }
    }

    private static double minimax(BlokusPosition position, int depth) {
        int sign = position.toMove() == Colour.FIRST ? 1 : -1;
        if (position.isOver()) {
            return sign * (position.score() + 1e6 * Math.signum(position.score()));
        }
        if (depth == 0) {
            return sign * EVALUATOR.evaluate(position);
        }
        MoveList moves = new MoveList(GAME.moveCodes());
        position.legalMoves(moves);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            BlokusPosition next = GAME.newPosition();
            next.copyFrom(position);
            next.play(moves.get(i));
            best = Math.max(best, -minimax(next, moves.size() == 1 ? depth : depth - 1));
        }
        return best;
    }

    /** The value shows as a chance; the move must lead to it. */
    @ParameterizedTest
    @ValueSource(strings = {"table=0", "table=1", "table=1 order=off"})
    void choosesWhatMinimaxChooses(String settings) {
        Walks.repeat(
                30,
                rng -> {
                    BlokusPosition position = late(rng, 24);
                    int depth = 1 + rng.nextInt(3);
                    Player<BlokusPosition> player = player(settings + " depth=" + depth, 1);
                    int move = player.chooseMove(position, LONG);
                    double value = minimax(position, depth);
                    double tau = MASK.tau(BouzyEvaluator.Seeds.CORNERS);
                    MoveList moves = new MoveList(GAME.moveCodes());
                    position.legalMoves(moves);
                    position.play(move);
                    double led = -minimax(position, moves.size() == 1 ? depth : depth - 1);
                    boolean sure = Math.abs(value) > 1e6;
                    assertThat(sure ? Math.signum(led) : led)
                            .as(player.explainLastMove())
                            .isEqualTo(sure ? Math.signum(value) : value);
                    assertThat(player.lastValue())
                            .isEqualTo(1 / (1 + StrictMath.exp(-value / tau)));
                });
    }

    @Test
    void orderSparesWork() {
        int ordered = 0;
        int unordered = 0;
        for (int seed = 0; seed < 4; seed++) {
            BlokusPosition position = late(new Rng(seed), 150);
            Player<BlokusPosition> with = player("depth=3", 1);
            Player<BlokusPosition> without = player("depth=3 order=off", 1);
            with.chooseMove(position, LONG);
            without.chooseMove(position, LONG);
            assertThat(with.lastValue()).isEqualTo(without.lastValue());
            ordered += with.simulations();
            unordered += without.simulations();
        }
        assertThat(ordered).isLessThan(unordered / 2);
    }

    @Test
    void beatsWhoOnlyPlacesLargePieces() {
        int won = 0;
        for (int seed = 0; seed < 6; seed++) {
            Player<BlokusPosition> ab = player("", seed);
            Player<BlokusPosition> largest = BlokusPlayers.ALL.parse("largest").make(GAME, seed);
            BlokusPosition position = GAME.newPosition();
            boolean first = seed % 2 == 0;
            while (!position.isOver()) {
                boolean mine = position.toMove() == Colour.FIRST == first;
                position.play(
                        (mine ? ab : largest).chooseMove(position, new Budget.Simulations(2000)));
            }
            won += position.score() != 0 && position.score() > 0 == first ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(5);
    }

    @Test
    void seesTheEndOfTheGame() {
        Player<BlokusPosition> player = player("", 1);
        player.chooseMove(late(new Rng(3), 6), new Budget.Simulations(1_000_000));
        assertThat(player.explainLastMove()).contains("a certain ");
        assertThat(AlphaBeta.DEEPEST).isGreaterThanOrEqualTo(GAME.longestGame());
    }
}
