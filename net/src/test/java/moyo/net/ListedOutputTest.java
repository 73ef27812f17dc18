package moyo.net;

import static moyo.net.Boards.GAME;
import static moyo.net.Boards.leaf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.part.Simulation;
import moyo.search.tree.Tree;
import moyo.testkit.Allocation;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** Lists of moves: what is sent, what is read, and how few children it makes. */
final class ListedOutputTest {
    private final NetworkOutput<TicTacToe.Board> output = output(9);
    private final MoveList moves = output.newMoveList();
    private final MoveLists lists = new MoveLists(2, 9);

    private static NetworkOutput<TicTacToe.Board> output(int most) {
        Shape shape = TicTacToeLessons.LISTED;
        TicTacToeLessons lessons =
                new TicTacToeLessons(
                        new Shape(
                                shape.game(),
                                shape.version(),
                                3,
                                3,
                                2,
                                1,
                                1,
                                false,
                                shape.symmetries(),
                                shape.moveSymmetries(),
                                most,
                                2));
        return new NetworkOutput<>(
                lessons, lessons.candidates(), new Utility(0, 10), GAME.moveCodes());
    }

    private static Tree expanded(
            Simulation<TicTacToe.Board> leaf, Expander<TicTacToe.Board> expander) {
        Tree tree = new Tree(100, false, true);
        assertThat(tree.claim(Tree.ROOT)).isTrue();
        NodeWriter writer = NodeWriter.into(tree, GAME.moveCodes());
        writer.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
        expander.expand(leaf.position(), writer, new Rng(1));
        tree.publish(Tree.ROOT, writer.first());
        return tree;
    }

    @Test
    void indicesAreThoseThatTheSymmetricBoardShows() {
        TicTacToe.Board position = leaf(0, 4).position();
        output.list(position, moves);
        assertThat(moves.size()).isEqualTo(7);
        output.addRow(position, moves, 0, lists);
        output.addRow(position, moves, 1, lists);
        assertThat(lists.count(1)).isEqualTo(7);
        for (int i = 0; i < 7; i++) {
            int index = lists.indices()[i];
            assertThat(index).isEqualTo(moves.get(i));
            int mirrored = lists.indices()[lists.start(1) + i];
            assertThat(mirrored).isEqualTo(index / 3 * 3 + 2 - index % 3);
        }
    }

    @Test
    void moreMovesThanARowListsAreCut() {
        NetworkOutput<TicTacToe.Board> small = output(3);
        MoveList few = small.newMoveList();
        small.list(leaf(0).position(), few);
        assertThat(few.size()).isEqualTo(3);
        assertThat(few.get(0)).isEqualTo(1);
    }

    @Test
    void logitsAreReadInTheOrderOfTheListAndTheValueBehindThem() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 4);
        output.list(leaf.position(), moves);
        float[] outputs = {9, 0, 0, 3, 0, 0, 0, 0, (float) Math.log(4), 0};
        output.readListed(outputs, 1, moves, leaf);
        output.writeProbabilities(leaf.evaluation());
        assertThat(leaf.evaluation().value()).isCloseTo(0.8, within(1e-4));
        double p = Math.exp(3) / (Math.exp(3) + 6);
        assertThat((double) leaf.evaluation().probability(moves.get(2))).isCloseTo(p, within(1e-4));
    }

    @Test
    void onlyTheLikeliestMovesBecomeChildrenAndShareTheProbability() {
        Simulation<TicTacToe.Board> leaf = leaf();
        output.list(leaf.position(), moves);
        float[] outputs = {0, 5, 1, 0, 4, 0, -3, 0, 0, 0, 0};
        output.readListed(outputs, 0, moves, leaf);
        Tree tree = expanded(leaf, output.likeliest(2));
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(2);
        assertThat(tree.move(first)).isEqualTo(1);
        assertThat(tree.move(first + 1)).isEqualTo(4);
        assertThat((double) tree.probability(first))
                .isCloseTo(1 / (1 + Math.exp(-1)), within(1e-4));
        assertThat((double) tree.probability(first) + tree.probability(first + 1))
                .isCloseTo(1, within(1e-6));
        assertThat(tree.isPartial(Tree.ROOT)).as("lost children prove no loss").isTrue();
    }

    @Test
    void aLeafWithFewMovesGetsAllChildren() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 4);
        output.list(leaf.position(), moves);
        output.readListed(new float[9], 0, moves, leaf);
        Tree tree = expanded(leaf, output.likeliest(7));
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(7);
        assertThat(tree.isPartial(Tree.ROOT)).isFalse();
        assertThat((double) tree.probability(tree.firstChild(Tree.ROOT)))
                .isCloseTo(1 / 7.0, within(1e-6));
    }

    @Test
    void allocatesNothing() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 4);
        float[] outputs = new float[11];
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 1000; i++) {
                        lists.clear();
                        output.list(leaf.position(), moves);
                        output.addRow(leaf.position(), moves, i & 1, lists);
                        output.readListed(outputs, 0, moves, leaf);
                    }
                });
    }
}
