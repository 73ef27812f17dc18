package moyo.search.expansion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.Rng;
import moyo.search.tree.Tree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class EvaluatorPriorTest {
    private static final TicTacToe GAME = new TicTacToe();

    /** The more for the first player, the higher the cell that was just taken: E = ± ln 3 or so. */
    private static double evaluate(TicTacToe.Board board) {
        return board.isLegal(0) ? 0 : 2 * StrictMath.log(3);
    }

    private static Tree introduced(TicTacToe.Board parent) {
        Tree tree = new Tree(100, false, false);
        NodeWriter writer = NodeWriter.into(tree, 9);
        writer.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
        new ListedMoves<>(
                        TicTacToe.Board::legalMoves,
                        new EvaluatorPrior<>(GAME, EvaluatorPriorTest::evaluate, 2, 10),
                        true)
                .expand(parent, writer, new Rng(1));
        tree.publish(Tree.ROOT, writer.first());
        return tree;
    }

    @Test
    void aChildStartsWithItsEvaluationAsTheMoverSeesIt() {
        TicTacToe.Board start = GAME.newPosition();
        Tree tree = introduced(start);
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.move(first)).isZero();
        assertThat(tree.mean(first)).isCloseTo(0.75f, within(1e-6f));
        assertThat(tree.mean(first + 1)).isEqualTo(0.5f);
        assertThat(tree.count(first)).isEqualTo(10);
        assertThat(tree.total(Tree.ROOT)).isEqualTo(90);
        start.play(4);
        Tree after = introduced(start);
        assertThat(after.mean(after.firstChild(Tree.ROOT))).isCloseTo(0.25f, within(1e-6f));
    }
}
