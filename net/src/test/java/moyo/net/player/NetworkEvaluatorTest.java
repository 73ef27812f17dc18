package moyo.net.player;

import static moyo.net.Boards.GAME;
import static moyo.net.Boards.leaf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import moyo.game.Rng;
import moyo.net.TicTacToeLessons;
import moyo.net.Utility;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.weights.RandomWeights;
import moyo.search.part.Simulation;
import moyo.testkit.Allocation;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class NetworkEvaluatorTest {
    private static final TicTacToeLessons LESSONS = new TicTacToeLessons();
    private static final Utility UTILITY = new Utility(0.12, 30);

    private final Network network =
            new Network(RandomWeights.of(SmallNetwork.ARCHITECTURE, SmallNetwork.SEED));
    private final NetworkEvaluator<TicTacToe.Board> evaluator =
            new NetworkEvaluator<>(LESSONS, network, UTILITY, GAME.moveCodes(), new Rng(1));

    private double evaluate(int... moves) {
        Simulation<TicTacToe.Board> leaf = leaf(moves);
        evaluator.evaluate(leaf);
        return leaf.evaluation().value();
    }

    /** What the network says of a position under a symmetry, for the side to move. */
    private Inference infer(int symmetry, int... moves) {
        Inference inference = new Inference(network, 3, 3);
        byte[] row = new byte[TicTacToeLessons.SHAPE.rowBytes()];
        LESSONS.encode(leaf(moves).position(), symmetry, row, 0);
        inference.evaluate(row, 0);
        return inference;
    }

    @Test
    void theValueIsTheUtilityOfWhatTheNetworkSays() {
        Inference first = infer(0, 0, 5);
        assertThat(evaluate(0, 5))
                .isCloseTo(UTILITY.of(first.value(), first.score()), within(1e-5));
        Inference second = infer(0, 0);
        assertThat(evaluate(0))
                .as("the second player is to move")
                .isCloseTo(1 - UTILITY.of(second.value(), second.score()), within(1e-5));
    }

    @Test
    void probabilitiesAreInTheRatioOfTheNetworksLogits() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 5);
        evaluator.evaluate(leaf);
        float[] logits = infer(0, 0, 5).logits();
        assertThat(evaluator.givesProbabilities()).isTrue();
        assertThat(leaf.evaluation().hasProbabilities()).isTrue();
        double ratio = leaf.evaluation().probability(2) / leaf.evaluation().probability(7);
        assertThat(ratio).isCloseTo(Math.exp(logits[2] - logits[7]), within(1e-4));
    }

    /** The random network knows nothing of symmetry, so its answers tell which one was drawn. */
    @Test
    void everySearchDrawsASymmetryAndKeepsIt() {
        Set<Double> values = new HashSet<>();
        for (int search = 0; search < 30; search++) {
            evaluator.beginSearch();
            double value = evaluate(0, 5);
            assertThat(evaluate(0, 5)).isEqualTo(value);
            values.add(value);
        }
        assertThat(values).hasSize(2);
        Inference mirrored = infer(1, 0, 5);
        double expected = UTILITY.of(mirrored.value(), mirrored.score());
        assertThat(values).anyMatch(value -> Math.abs(value - expected) < 1e-5);
    }

    @Test
    void aFinishedGameIsWorthItsResultAndTheNetworkIsNotAsked() {
        assertThat(evaluate(0, 3, 1, 4, 2))
                .as("first wins")
                .isCloseTo(UTILITY.ofResult(1), within(1e-5));
        assertThat(evaluate(0, 3, 1, 4, 8, 5))
                .as("second wins")
                .isCloseTo(1 - UTILITY.ofResult(1), within(1e-5));
        assertThat(evaluate(0, 1, 2, 4, 3, 5, 7, 6, 8)).as("a draw").isCloseTo(0.5, within(1e-5));
        assertThat(evaluator.counts().get(NetworkEvaluator.EVALUATIONS)).isZero();
    }

    @Test
    void countsItsEvaluations() {
        evaluate();
        evaluate(4);
        assertThat(evaluator.counts().get(NetworkEvaluator.EVALUATIONS)).isEqualTo(2);
    }

    @Test
    void allocatesNothing() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 5);
        for (int i = 0; i < 20_000; i++) {
            evaluator.evaluate(leaf); // until the compiler has removed the vector objects
        }
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 100; i++) {
                        evaluator.evaluate(leaf);
                    }
                });
    }
}
