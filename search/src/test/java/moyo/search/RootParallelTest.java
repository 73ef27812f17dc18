package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class RootParallelTest {
    @Test
    void treesThatVoteFindTheCentreToo() {
        TicTacToe game = new TicTacToe();
        RootParallel<TicTacToe.Board> player =
                new RootParallel<>(parts(game, UCB1), options("threads=3"), new Rng(1));
        assertThat(player.chooseMove(game.newPosition(), new Budget.Simulations(6000)))
                .isEqualTo(4);
        assertThat(player.simulations()).isBetween(3000, 6000);
        assertThat(player.explainLastMove()).contains("in 3 trees");
        assertThat(player.lastValue()).isBetween(0.5, 0.9);
    }

    /** Most simulations go to the first move, which loses in one line of many. */
    @Test
    void aProofInOneTreeOutvotesAllVisits() {
        DrawnTree game = new DrawnTree("((2 2 2 2 2 2 2 (-1 (-1 -1))) (-1 (3 3)) ((1 -1) (1 -1)))");
        RootParallel<DrawnTree.Spot> player =
                new RootParallel<>(parts(game, UCB1), options("threads=3 solver=on"), new Rng(1));
        DrawnTree.Spot position = game.newPosition();
        int move = player.chooseMove(position, new Budget.Simulations(30_000));
        position.play(move);
        assertThat(position.minimax()).isPositive();
    }
}
