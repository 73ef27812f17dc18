package moyo.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.MoveList;
import moyo.game.Rng;
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
        MoveList moves = new MoveList(9);
        parent.legalMoves(moves);
        int first = tree.makeChildren(Tree.ROOT, moves);
        new EvaluatorPrior<>(GAME, EvaluatorPriorTest::evaluate, 2, 10)
                .introduceChildren(parent, tree, 0.5, first, moves.size(), new Rng(1));
        tree.publish(Tree.ROOT, first);
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
