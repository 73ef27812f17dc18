package moyo.net;

import static moyo.net.Boards.GAME;
import static moyo.net.Boards.leaf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntPredicate;
import moyo.game.Rng;
import moyo.search.expansion.NodeWriter;
import moyo.search.part.Simulation;
import moyo.search.selection.FinalRule;
import moyo.search.selection.RootChoice;
import moyo.search.tree.Tree;
import moyo.testkit.Allocation;
import moyo.testkit.TicTacToe;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class NetworkOutputTest {
    /** Of the fast exponential function. */
    private static final Offset<Double> CLOSE = within(3e-5);

    private static final TicTacToeLessons LESSONS = new TicTacToeLessons();

    private final float[] outputs = new float[9 + 2];

    private static NetworkOutput<TicTacToe.Board> output(
            Encoding<TicTacToe.Board> encoding, double scoreWeight) {
        return new NetworkOutput<>(
                encoding, LESSONS.candidates(), new Utility(scoreWeight, 10), GAME.moveCodes());
    }

    private double[] probabilities(
            NetworkOutput<TicTacToe.Board> output, int symmetry, Simulation<TicTacToe.Board> leaf) {
        output.read(outputs, 0, symmetry, leaf);
        output.writeProbabilities(leaf.evaluation());
        double[] probabilities = new double[9];
        for (int move = 0; move < 9; move++) {
            probabilities[move] = leaf.evaluation().probability(move);
        }
        return probabilities;
    }

    private double value(double scoreWeight, Simulation<TicTacToe.Board> leaf) {
        output(LESSONS, scoreWeight).read(outputs, 0, 0, leaf);
        return leaf.evaluation().value();
    }

    @Test
    void probabilitiesAreTheSoftmaxOverTheCandidatesAlone() {
        outputs[0] = 50; // taken
        outputs[4] = 60; // taken
        outputs[2] = 1;
        outputs[8] = -2;
        double[] p = probabilities(output(LESSONS, 0), 0, leaf(0, 4));
        double sum = Math.E + Math.exp(-2) + 5;
        for (int move : new int[] {1, 2, 3, 5, 6, 7, 8}) {
            assertThat(p[move]).isCloseTo(Math.exp(outputs[move]) / sum, CLOSE);
        }
        assertThat(p[0]).isZero();
        assertThat(p[4]).isZero();
    }

    /** softmax(logit / 2), over all moves and over the likeliest. */
    @Test
    void aTemperatureAboveOneMakesMovesMoreAlike() {
        outputs[2] = 1;
        outputs[8] = -2;
        NetworkOutput<TicTacToe.Board> warm =
                new NetworkOutput<>(
                        LESSONS, LESSONS.candidates(), new Utility(0, 10), GAME.moveCodes(), 2);
        double[] p = probabilities(warm, 0, leaf());
        double sum = Math.exp(0.5) + Math.exp(-1) + 7;
        assertThat(p[2]).isCloseTo(Math.exp(0.5) / sum, CLOSE);
        assertThat(p[8]).isCloseTo(Math.exp(-1) / sum, CLOSE);
        Tree tree = new Tree(20, false, true);
        NodeWriter writer = NodeWriter.into(tree, GAME.moveCodes());
        writer.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
        warm.likeliest(2).expand(leaf().position(), writer, new Rng(1));
        tree.publish(Tree.ROOT, writer.first());
        int likeliest = new RootChoice(tree, FinalRule.VISITS).child(2);
        assertThat((double) tree.probability(likeliest))
                .isCloseTo(Math.exp(0.5) / (Math.exp(0.5) + 1), CLOSE);
    }

    @Test
    void largeLogitsDoNotOverflow() {
        outputs[3] = 5000;
        outputs[5] = 5000;
        outputs[6] = -5000;
        double[] p = probabilities(output(LESSONS, 0), 0, leaf());
        assertThat(p[3]).isCloseTo(0.5, CLOSE);
        assertThat(p[5]).isCloseTo(0.5, CLOSE);
        assertThat(p[6]).isZero();
    }

    /** A quarter turn is not its own inverse, so a mapping in the wrong direction shows. */
    @Test
    void movesAreTurnedBackFromTheSymmetryThatTheRowWasShownUnder() {
        int[] turned = {6, 3, 0, 7, 4, 1, 8, 5, 2};
        List<int[]> symmetries = List.of(new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8}, turned);
        Shape shape = new Shape("t", 1, 3, 3, 2, 1, 1, false, symmetries, symmetries);
        NetworkOutput<TicTacToe.Board> output = output(new Turned(shape), 0);
        for (int shown = 0; shown < 9; shown++) {
            outputs[shown] = 10;
            double[] p = probabilities(output, 1, leaf());
            assertThat(p[turned[shown]]).as("shown at %d", shown).isGreaterThan(0.99);
            assertThat(probabilities(output, 0, leaf())[shown]).isGreaterThan(0.99);
            outputs[shown] = 0;
        }
    }

    private record Turned(Shape shape) implements Encoding<TicTacToe.Board> {
        @Override
        public void encode(TicTacToe.Board position, int symmetry, byte[] row, int offset) {}

        @Override
        public int index(TicTacToe.Board position, int move) {
            return move;
        }

        @Override
        public void owners(TicTacToe.Board end, byte[] owners) {}
    }

    @Test
    void theValueOfTheSideToMoveBecomesThatOfTheFirstPlayer() {
        outputs[9] = (float) Math.log(4); // the side to move wins four of five games
        assertThat(value(0, leaf())).isCloseTo(0.8, CLOSE);
        assertThat(value(0, leaf(4))).isCloseTo(0.2, CLOSE);
    }

    @Test
    void theScoreIsInTensOfPointsAndTurnsWithTheSideToMove() {
        outputs[10] = 0.5f; // 5 points, half a clear lead
        double five = (1 + Math.tanh(0.5)) / 2;
        assertThat(value(1, leaf())).isCloseTo(five, CLOSE);
        assertThat(value(1, leaf(4))).isCloseTo(1 - five, CLOSE);
        assertThat(value(0, leaf())).isCloseTo(0.5, CLOSE);
    }

    @Test
    void readsARowWithinALargerArray() {
        float[] batch = new float[3 * 11];
        batch[11 + 7] = 20;
        batch[11 + 9] = 20;
        batch[9] = batch[22 + 9] = -20;
        Simulation<TicTacToe.Board> leaf = leaf();
        NetworkOutput<TicTacToe.Board> output = output(LESSONS, 0);
        output.read(batch, 11, 0, leaf);
        output.writeProbabilities(leaf.evaluation());
        assertThat(leaf.evaluation().value()).isCloseTo(1, CLOSE);
        assertThat(leaf.evaluation().probability(7)).isGreaterThan(0.99f);
    }

    private void setRisingLogits() {
        for (int i = 0; i < 9; i++) {
            outputs[i] = 0.3f * i;
        }
    }

    private Tree expanded(Simulation<TicTacToe.Board> leaf, IntPredicate allowed) {
        NetworkOutput<TicTacToe.Board> output = output(LESSONS, 0);
        output.read(outputs, 0, 0, leaf);
        output.writeProbabilities(leaf.evaluation());
        Tree tree = new Tree(100, false, true);
        assertThat(tree.claim(Tree.ROOT)).isTrue();
        NodeWriter writer = NodeWriter.into(tree, GAME.moveCodes());
        writer.begin(Tree.ROOT, 0.5, allowed);
        output.expand(leaf.position(), writer, new Rng(1));
        tree.publish(Tree.ROOT, writer.first());
        return tree;
    }

    @Test
    void childrenHaveTheProbabilitiesThatAreWritten() {
        setRisingLogits();
        Simulation<TicTacToe.Board> leaf = leaf(0, 4);
        Tree tree = expanded(leaf, NodeWriter.ALL_MOVES);
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(7);
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + 7; child++) {
            assertThat(tree.probability(child))
                    .isEqualTo(leaf.evaluation().probability(tree.move(child)));
        }
    }

    @Test
    void whereOnlySomeMovesAreAllowedTheseShareTheProbability() {
        setRisingLogits();
        Tree tree = expanded(leaf(), move -> move >= 7);
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(2);
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.move(first)).isEqualTo(7);
        double ratio = tree.probability(first + 1) / tree.probability(first);
        assertThat(ratio).isCloseTo(Math.exp(0.3), within(1e-4));
        double sum = (double) tree.probability(first) + tree.probability(first + 1);
        assertThat(sum).isCloseTo(1, CLOSE);
    }

    @Test
    void allowedMovesThatTheNetworkRulesOutAreEquallyProbable() {
        outputs[0] = 5000;
        Tree tree = expanded(leaf(), move -> move >= 7);
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.probability(first)).isEqualTo(0.5f);
        assertThat(tree.probability(first + 1)).isEqualTo(0.5f);
    }

    @Test
    void allocatesNothing() {
        NetworkOutput<TicTacToe.Board> output = output(LESSONS, 0.12);
        Simulation<TicTacToe.Board> leaf = leaf(0, 4);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 1000; i++) {
                        output.read(outputs, 0, i & 1, leaf);
                        output.writeProbabilities(leaf.evaluation());
                    }
                });
    }
}
