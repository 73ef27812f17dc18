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

    /** Known: 0.2 with weight 30 for the first child alone; the evaluation: 0.75 with weight 10. */
    @Test
    void addsToThePriorThatAChildAlreadyHas() {
        Tree tree = new Tree(100, false, false);
        NodeWriter writer = NodeWriter.into(tree, 9);
        writer.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
        Prior<TicTacToe.Board> known = (parent, children, rng) -> children.setPrior(0, 0.2, 30);
        new MorePrior<>(
                        new ListedMoves<>(TicTacToe.Board::legalMoves, known, true),
                        new EvaluatorPrior<>(GAME, EvaluatorPriorTest::evaluate, 2, 10))
                .expand(GAME.newPosition(), writer, new Rng(1));
        tree.publish(Tree.ROOT, writer.first());
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.mean(first)).isCloseTo(13.5f / 40, within(1e-6f));
        assertThat(tree.count(first)).isEqualTo(40);
        assertThat(tree.mean(first + 1)).isEqualTo(0.5f);
        assertThat(tree.count(first + 1)).isEqualTo(10);
        assertThat(tree.total(Tree.ROOT)).isEqualTo(120);
    }

    @Test
    void aFullTreeGetsNoPriors() {
        NodeWriter writer = NodeWriter.listing(9);
        writer.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
        new MorePrior<>(
                        new ListedMoves<>(TicTacToe.Board::legalMoves, Prior.none(), true),
                        new EvaluatorPrior<>(GAME, EvaluatorPriorTest::evaluate, 2, 10))
                .expand(GAME.newPosition(), writer, new Rng(1));
        assertThat(writer.size()).isEqualTo(9);
        assertThat(writer.first()).isZero();
    }
}
