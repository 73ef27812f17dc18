package moyo.net.player;

import static moyo.net.Boards.GAME;
import static moyo.net.Boards.leaf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.Rng;
import moyo.net.TicTacToeLessons;
import moyo.net.Utility;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.kernel.RowEvaluator;
import moyo.net.kernel.RowEvaluatorSpec;
import moyo.net.weights.RandomWeights;
import moyo.search.part.ForecastObserver;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;
import moyo.search.tree.Trail;
import moyo.search.watch.Owners;
import moyo.search.watch.Tally;
import moyo.testkit.Allocation;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class NetworkEvaluatorTest {
    private static final TicTacToeLessons LESSONS = new TicTacToeLessons();
    private static final Utility UTILITY = new Utility(0.12, 30);

    private final Network network =
            new Network(RandomWeights.of(SmallNetwork.ARCHITECTURE, SmallNetwork.SEED));
    private final NetworkEvaluator<TicTacToe.Board> evaluator =
            evaluator(new Roles<>(GAME, List.of()));

    private NetworkEvaluator<TicTacToe.Board> evaluator(Roles<TicTacToe.Board> roles) {
        return evaluator(NetworkUse.of(network), roles);
    }

    private static NetworkEvaluator<TicTacToe.Board> evaluator(
            NetworkUse use, Roles<TicTacToe.Board> roles) {
        return new NetworkEvaluator<>(GAME, LESSONS, use, UTILITY, roles, new Rng(1));
    }

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

    private Set<Double> valuesOfOneSearch(NetworkUse use) {
        NetworkEvaluator<TicTacToe.Board> drawing = evaluator(use, new Roles<>(GAME, List.of()));
        drawing.beginSearch();
        Set<Double> values = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            Simulation<TicTacToe.Board> leaf = leaf(0, 5);
            drawing.evaluate(leaf);
            values.add(leaf.evaluation().value());
        }
        return values;
    }

    @Test
    void aSymmetryMayBeDrawnForEachLeaf() {
        List<RowEvaluatorSpec> one = List.of(network);
        assertThat(valuesOfOneSearch(new NetworkUse(one, true, 1, true, 1, Optional.empty())))
                .hasSize(2);
        assertThat(valuesOfOneSearch(new NetworkUse(one, false, 1, true, 1, Optional.empty())))
                .hasSize(1);
    }

    /** Cells 0 and 2 are each other's mirror images. */
    @Test
    void theMeanOfSeveralViewsCounts() {
        Inference plain = infer(0, 0, 5);
        double logit = plain.valueLogit();
        double score = plain.score();
        double preference = plain.logits()[2] - plain.logits()[7];
        Inference mirrored = infer(1, 0, 5);
        double expected =
                UTILITY.of(
                        Utility.logistic((logit + mirrored.valueLogit()) / 2),
                        (score + mirrored.score()) / 2);
        preference = (preference + mirrored.logits()[0] - mirrored.logits()[7]) / 2;
        EvaluationCache cache =
                new EvaluationCache(1 << 16, TicTacToeLessons.SHAPE.policySize() + 2, true);
        for (Optional<EvaluationCache> memory :
                List.of(Optional.<EvaluationCache>empty(), Optional.of(cache))) {
            NetworkUse use = new NetworkUse(List.of(network), true, 8, true, 1, memory);
            NetworkEvaluator<TicTacToe.Board> both = evaluator(use, new Roles<>(GAME, List.of()));
            for (int i = 0; i < 10; i++) {
                Simulation<TicTacToe.Board> leaf = leaf(0, 5);
                both.evaluate(leaf);
                assertThat(leaf.evaluation().value()).isCloseTo(expected, within(1e-5));
                double ratio = leaf.evaluation().probability(2) / leaf.evaluation().probability(7);
                assertThat(ratio).isCloseTo(Math.exp(preference), within(1e-4));
            }
            assertThat(both.counts().get(NetworkEvaluator.EVALUATIONS))
                    .as("the game has two symmetries")
                    .isEqualTo(memory.isPresent() ? 2 : 20);
        }
    }

    @Test
    void oneOfTwoNetworksIsDrawnForEachLeaf() {
        Network other = new Network(RandomWeights.of(SmallNetwork.ARCHITECTURE, 99));
        List<RowEvaluatorSpec> two = List.of(network, other);
        assertThat(valuesOfOneSearch(new NetworkUse(two, false, 1, true, 1, Optional.empty())))
                .hasSize(2);
    }

    @Test
    void theEvaluatorOfANetworkMayBeReplaced() {
        RowEvaluator sure = new SureOfAWin();
        Simulation<TicTacToe.Board> leaf = leaf(0, 5);
        evaluator(NetworkUse.of((height, width) -> sure), new Roles<>(GAME, List.of()))
                .evaluate(leaf);
        assertThat(leaf.evaluation().value())
                .as("the first player is to move")
                .isEqualTo(UTILITY.of(Utility.logistic(5), 20));
    }

    /** Expects a win by 20 points in every position. */
    private static final class SureOfAWin implements RowEvaluator {
        @Override
        public void evaluate(byte[] row, int offset) {}

        @Override
        public float[] logits() {
            return new float[TicTacToeLessons.SHAPE.policySize()];
        }

        @Override
        public float valueLogit() {
            return 5;
        }

        @Override
        public float score() {
            return 20;
        }

        @Override
        public float[] owners() {
            return new float[TicTacToeLessons.SHAPE.cells()];
        }
    }

    @Test
    void theNetworksProbabilitiesMayBeLeftOut() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 5);
        evaluator(
                        new NetworkUse(List.of(network), false, 1, false, 1, Optional.empty()),
                        new Roles<>(GAME, List.of()))
                .evaluate(leaf);
        assertThat(leaf.evaluation().hasProbabilities()).isFalse();
        assertThat(leaf.evaluation().value()).isEqualTo(evaluate(0, 5));
    }

    private NetworkEvaluator<TicTacToe.Board> remembering(Roles<TicTacToe.Board> roles) {
        return remembering(roles, true);
    }

    private NetworkEvaluator<TicTacToe.Board> remembering(
            Roles<TicTacToe.Board> roles, boolean canonical) {
        int outputs = TicTacToeLessons.SHAPE.policySize() + 2;
        EvaluationCache cache = new EvaluationCache(1 << 16, outputs, canonical);
        return evaluator(
                new NetworkUse(List.of(network), false, 1, true, 1, Optional.of(cache)), roles);
    }

    /** Moves 0, 5, 2 and 2, 5, 0 lead to the same position. */
    @Test
    void aCacheSavesTheSecondEvaluationOfAPosition() {
        NetworkEvaluator<TicTacToe.Board> memory = remembering(new Roles<>(GAME, List.of()));
        Simulation<TicTacToe.Board> first = leaf(0, 5, 2);
        Simulation<TicTacToe.Board> again = leaf(2, 5, 0);
        memory.evaluate(first);
        memory.evaluate(again);
        assertThat(again.evaluation().value()).isEqualTo(first.evaluation().value());
        assertThat(again.evaluation().probability(4)).isEqualTo(first.evaluation().probability(4));
        assertThat(memory.counts().get(NetworkEvaluator.EVALUATIONS)).isEqualTo(1);
        assertThat(memory.counts().get(EvaluationCache.LOOKUPS)).isEqualTo(2);
        assertThat(memory.counts().get(EvaluationCache.HITS)).isEqualTo(1);
        memory.newGame();
        memory.evaluate(leaf(0, 5, 2));
        assertThat(memory.counts().get(NetworkEvaluator.EVALUATIONS)).isEqualTo(2);
    }

    /** Moves 0, 5 and 2, 3 lead to mirror images. */
    @Test
    void withoutCanonicalKeysAllPositionsOfAGameAreSeenUnderOneSymmetry() {
        NetworkEvaluator<TicTacToe.Board> memory = remembering(new Roles<>(GAME, List.of()), false);
        Set<Double> values = new HashSet<>();
        for (int game = 0; game < 20; game++) {
            memory.newGame();
            Simulation<TicTacToe.Board> first = leaf(0, 5);
            Simulation<TicTacToe.Board> mirrored = leaf(2, 3);
            memory.evaluate(first);
            memory.beginSearch();
            memory.evaluate(mirrored);
            values.add(first.evaluation().value());
            assertThat(mirrored.evaluation().value()).isNotEqualTo(first.evaluation().value());
            Simulation<TicTacToe.Board> again = leaf(0, 5);
            memory.evaluate(again);
            assertThat(again.evaluation().value()).isEqualTo(first.evaluation().value());
        }
        assertThat(memory.counts().get(NetworkEvaluator.EVALUATIONS)).isEqualTo(2 * 20);
        assertThat(values).as("two symmetries, one drawn for each game").hasSize(2);
    }

    @Test
    void ownersAreAskedForAlsoWhereTheCacheKnowsTheRest() {
        Listener listener = new Listener();
        NetworkEvaluator<TicTacToe.Board> memory =
                remembering(new Roles<>(GAME, List.of(listener)));
        memory.evaluate(leaf(0, 5));
        listener.curious = true;
        memory.evaluate(leaf(0, 5));
        assertThat(memory.counts().get(NetworkEvaluator.EVALUATIONS)).isEqualTo(2);
        assertThat(listener.scores.get(1)).isCloseTo(listener.scores.get(0), within(1e-5));
        assertThat(listener.owners.get(1)).isNotEqualTo(listener.owners.get(0));
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

    /** Writes down what the network foretells. */
    private static final class Listener implements ForecastObserver<TicTacToe.Board> {
        private final List<Double> scores = new ArrayList<>();
        private final List<float[]> owners = new ArrayList<>();
        private boolean curious;

        @Override
        public boolean wantsOwners() {
            return curious;
        }

        @Override
        public void forecast(Trail trail, double score, float[] owners) {
            scores.add(score);
            this.owners.add(owners.clone());
        }
    }

    @Test
    void foretellsTheFirstPlayersScoreAndCellsToThoseWhoAsk() {
        Listener listener = new Listener();
        NetworkEvaluator<TicTacToe.Board> telling = evaluator(new Roles<>(GAME, List.of(listener)));
        telling.evaluate(leaf(0, 5));
        listener.curious = true;
        telling.evaluate(leaf(0, 5));
        telling.evaluate(leaf(0));
        Inference first = infer(0, 0, 5);
        assertThat(listener.scores.get(0)).isCloseTo(first.score(), within(1e-5));
        assertThat(listener.scores.get(2)).isCloseTo(-infer(0, 0).score(), within(1e-5));
        assertThat(listener.owners.get(0)).as("nobody asks").containsOnly(0f);
        assertThat(listener.owners.get(1)).startsWith(first.owners());
        assertThat(listener.owners.get(2)[4])
                .as("the second player is to move")
                .isEqualTo(-infer(0, 0).owners()[4]);
    }

    /** A search that draws the mirror tells the owners of the true cells all the same. */
    @Test
    void ownersAreThoseOfTheTrueCellsUnderEverySymmetry() {
        Listener listener = new Listener();
        listener.curious = true;
        NetworkEvaluator<TicTacToe.Board> telling = evaluator(new Roles<>(GAME, List.of(listener)));
        float plain = infer(0, 0, 5).owners()[0];
        float mirrored = infer(1, 0, 5).owners()[2];
        Set<Float> told = new HashSet<>();
        for (int search = 0; search < 30; search++) {
            telling.beginSearch();
            telling.evaluate(leaf(0, 5));
            told.add(listener.owners.get(search)[0]);
        }
        assertThat(told).containsExactlyInAnyOrder(plain, mirrored);
    }

    @Test
    void theEndOfAGameIsToldAsItWasCounted() {
        Listener listener = new Listener();
        listener.curious = true;
        evaluator(new Roles<>(GAME, List.of(listener))).evaluate(leaf(0, 3, 1, 4, 8, 5));
        assertThat(listener.scores).containsExactly(-1.0);
        assertThat(listener.owners.get(0)).startsWith(-1, -1, -1, -1, -1, -1, -1, -1, -1);
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
        Tally<TicTacToe.Board> tally = new Tally<TicTacToe.Board>(GAME.moveCodes(), Owners.none());
        tally.clear(true);
        NetworkEvaluator<TicTacToe.Board> evaluator = evaluator(new Roles<>(GAME, List.of(tally)));
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
