package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static moyo.search.Searches.search;
import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.expansion.Expander;
import moyo.search.tree.Tree;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a search proves. */
final class SearchSolverTest {
    /** White must answer in the centre or lose; every line is proven in the end. */
    @Test
    void provesWinsAndLosses() {
        DrawnTree game = new DrawnTree("((-1 2) ((3 -1) (1 4)) (-1 (-2 -3)))");
        Search<DrawnTree.Spot> search = search(game, "solver=on");
        int move = search.chooseMove(game.newPosition(), new Budget.Simulations(100_000));
        assertThat(move).isEqualTo(1);
        assertThat(search.simulations()).as("a proof ends the search").isLessThan(200);
        Tree tree = search.tree();
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.isWon(first + 1)).isTrue();
        assertThat(tree.isLost(Tree.ROOT)).isTrue();
        assertThat(search.lastValue()).isEqualTo(1);
        assertThat(search.explainLastMove()).contains("proven");
    }

    @Test
    void aProvenLossIsPlayedOnlyIfThereIsNothingElse() {
        DrawnTree lost = new DrawnTree("((-1 2) (-3 1))");
        Search<DrawnTree.Spot> search = search(lost, "solver=on");
        assertThat(search.chooseMove(lost.newPosition(), new Budget.Simulations(10_000)))
                .isBetween(0, 1);
        assertThat(search.lastValue()).isZero();
        DrawnTree drawn = new DrawnTree("((-1 2) 0 (-3 1))");
        assertThat(
                        search(drawn, "solver=on")
                                .chooseMove(drawn.newPosition(), new Budget.Simulations(10_000)))
                .isEqualTo(1);
    }

    /** Moves 0 and 1 lose, move 2, which is left out, wins. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsLeftOutProvesNothing(boolean leftOut) {
        DrawnTree game = new DrawnTree("(-1 -1 1)");
        Expander<DrawnTree.Spot> two =
                (position, node, rng) -> {
                    node.moves().clear();
                    node.moves().add(0);
                    node.moves().add(1);
                    node.openInOrder();
                    if (leftOut) {
                        node.leaveOut();
                    }
                };
        Search<DrawnTree.Spot> search =
                new Search<>(
                        parts(game, UCB1).withRootExpander(() -> two),
                        options("solver=on"),
                        new Rng(1));
        search.chooseMove(game.newPosition(), new Budget.Simulations(100));
        assertThat(search.tree().childCount(Tree.ROOT)).isEqualTo(2);
        assertThat(search.tree().isWon(Tree.ROOT)).isEqualTo(!leftOut);
    }

    /** The same proof as by minimax, for every reply to every opening. */
    @Test
    void proofsAgreeWithMinimaxInTicTacToe() {
        TicTacToe game = new TicTacToe();
        for (int one = 0; one < 9; one++) {
            for (int two = 0; two < 9; two++) {
                TicTacToe.Board board = game.newPosition();
                board.play(one);
                if (two == one) {
                    continue;
                }
                board.play(two);
                Search<TicTacToe.Board> search = search(game, "solver=on");
                search.chooseMove(board, new Budget.Simulations(30_000));
                double value = minimax(game, board);
                Tree tree = search.tree();
                if (tree.isProven(Tree.ROOT)) {
                    assertThat(search.lastValue()).isEqualTo(value);
                } else {
                    assertThat(value).as("%d %d", one, two).isNotEqualTo(1);
                }
            }
        }
    }

    /** For the side to move: 1, 0 or a half. */
    private static double minimax(TicTacToe game, TicTacToe.Board board) {
        if (board.isOver()) {
            return board.score() == 0 ? 0.5 : 0; // only the side that has moved can have won
        }
        double best = 0;
        for (int move = 0; move < 9; move++) {
            if (board.isLegal(move)) {
                TicTacToe.Board next = game.newPosition();
                next.copyFrom(board);
                next.play(move);
                best = Math.max(best, 1 - minimax(game, next));
            }
        }
        return best;
    }
}
