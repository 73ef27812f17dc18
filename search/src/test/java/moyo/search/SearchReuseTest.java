package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.child;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static moyo.search.Searches.search;
import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.simulation.SearchParts;
import moyo.search.tree.Tree;
import moyo.search.watch.Analyst;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** What a search keeps of the one before. */
final class SearchReuseTest {
    @Test
    void theTreeOfTheLastMoveServesTheNext() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "reuse=on");
        TicTacToe.Board board = game.newPosition();
        board.play(search.chooseMove(board, new Budget.Simulations(5000)));
        Tree tree = search.tree();
        int chosen = child(tree, Tree.ROOT, 4);
        int reply = child(tree, chosen, 0);
        int kept = tree.visits(reply);
        float mean = tree.mean(reply);
        assertThat(kept).isGreaterThan(50);
        board.play(0);
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(tree.visits(Tree.ROOT)).isEqualTo(kept + 1);
        assertThat(tree.mean(Tree.ROOT)).isBetween(mean - 1f / kept, mean + 1f / kept);
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(tree.visits(Tree.ROOT)).as("the same position again").isEqualTo(kept + 2);
        search.newGame();
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(tree.visits(Tree.ROOT)).as("after newGame").isEqualTo(1);
    }

    @Test
    void anotherPositionStartsWithAnEmptyTree() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "reuse=on");
        TicTacToe.Board board = game.newPosition();
        search.chooseMove(board, new Budget.Simulations(1000));
        board.play(0);
        board.play(1);
        board.play(2);
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(1);
    }

    /** The move that wins is not considered at the root: its proof is of no use there. */
    @Test
    void aProofThatTheRootDoesNotShowIsForgotten() {
        TicTacToe game = new TicTacToe();
        SearchParts<TicTacToe.Board> parts =
                parts(game, UCB1)
                        .withRootExpander(
                                () ->
                                        new ListedMoves<TicTacToe.Board>(
                                                (board, moves) -> {
                                                    board.legalMoves(moves);
                                                    if (board.moveNumber() == 4) {
                                                        moves.removeInOrder(0);
                                                    }
                                                },
                                                Prior.none()));
        Search<TicTacToe.Board> search =
                new Search<>(parts, options("solver=on reuse=on"), new Rng(1));
        TicTacToe.Board board = game.newPosition();
        for (int move : new int[] {1, 3, 2}) {
            board.play(move);
        }
        search.analyse(board, Analyst.ALL_MOVES, new Budget.Simulations(500), new StopSignal());
        int reply = child(search.tree(), Tree.ROOT, 4);
        assertThat(search.tree().isLost(reply)).as("0 wins at once").isTrue();
        board.play(4);
        search.chooseMove(board, new Budget.Simulations(500));
        assertThat(search.simulations()).isGreaterThan(10);
    }
}
