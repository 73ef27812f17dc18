package moyo.blokus.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.Sample;
import moyo.search.expansion.NodeWriter;
import moyo.search.tree.Tree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PatternPriorTest {
    private static final BlokusGame GAME = new BlokusGame();

    /** Every move is worth what the network says of the position after it, passes included. */
    @ParameterizedTest
    @EnumSource
    void aMoveIsWorthTheNetworksValueOfItsPosition(Features features) {
        NetworkBook book = RandomNetworks.book(features, 3);
        PatternPrior prior = new PatternPrior(book, PatternPrior.View.NEXT, 10, GAME.longestGame());
        PatternPrior mistaken =
                new PatternPrior(book, PatternPrior.View.MOVER, 10, GAME.longestGame());
        Tree tree = new Tree(3 + GAME.moveCodes(), false, false);
        NodeWriter children = NodeWriter.into(tree, GAME.moveCodes());
        MoveList moves = new MoveList(GAME.moveCodes());
        Rng rng = new Rng(11);
        BlokusPosition position = GAME.newPosition();
        int passes = 0;
        while (!position.isOver()) {
            position.legalMoves(moves);
            tree.clear();
            children.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
            children.moves().copyFrom(moves);
            assertThat(children.openInOrder()).isTrue();
            prior.introduce(position, children, rng);
            for (int i = 0; i < moves.size(); i += 1 + moves.size() / 20) {
                double expected = 1 - value(after(position, moves.get(i)), features, book);
                int child = children.first() + i;
                assertThat(tree.mean(child)).isCloseTo((float) expected, within(1e-4f));
                assertThat(tree.priorWeight(child)).isEqualTo(10);
            }
            float first = tree.mean(children.first());
            mistaken.introduce(position, children, rng);
            assertThat(tree.mean(children.first())).isCloseTo(1 - first, within(1e-4f));
            passes += position.mustPass() ? 1 : 0;
            position.play(moves.draw(rng));
        }
        assertThat(passes).isPositive();
    }

    private static BlokusPosition after(BlokusPosition position, int move) {
        BlokusPosition child = GAME.newPosition();
        child.copyFrom(position);
        child.play(move);
        return child;
    }

    private static double value(BlokusPosition position, Features features, NetworkBook book) {
        int[] counts = features.of(position, new PatternBoard());
        return new Sample(counts, 0).value(book.at(position.moveNumber()));
    }
}
