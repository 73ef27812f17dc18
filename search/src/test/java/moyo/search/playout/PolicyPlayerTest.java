package moyo.search.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import moyo.game.Rng;
import moyo.search.AnyMove;
import moyo.search.clock.Budget;
import moyo.search.player.Player;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class PolicyPlayerTest {
    private static final Budget ANY = new Budget.Simulations(1);

    @Test
    void playsWhatThePolicyChooses() {
        DrawnTree tree = new DrawnTree("(1 2 3)");
        Player<DrawnTree.Spot> player = new PolicyPlayer<>((spot, rng) -> 2, new Rng(1));
        assertThat(player.chooseMove(tree.newPosition(), ANY)).isEqualTo(2);
        assertThat(player.explainLastMove()).isEmpty();
    }

    @Test
    void playsEveryMoveOfARandomPolicyAndNoPlayout() {
        TicTacToe game = new TicTacToe();
        AnyMove<TicTacToe.Board> policy = new AnyMove<>(game);
        Player<TicTacToe.Board> player = new PolicyPlayer<>(policy, new Rng(1));
        TreeMap<Integer, Integer> count = new TreeMap<>();
        TicTacToe.Board board = game.newPosition();
        for (int i = 0; i < 900; i++) {
            count.merge(player.chooseMove(board, ANY), 1, Integer::sum);
        }
        assertThat(count.keySet()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
        // 5 standard deviations of a binomial with 900 draws of 1/9
        assertThat(count.values()).allMatch(n -> n > 53 && n < 147);
        assertThat(board.moveNumber()).isZero();
        assertThat(policy.playouts()).isZero();
    }

    @Test
    void playsAWholeGame() {
        TicTacToe game = new TicTacToe();
        Player<TicTacToe.Board> player = new PolicyPlayer<>(new AnyMove<>(game), new Rng(1));
        player.newGame();
        TicTacToe.Board board = game.newPosition();
        while (!board.isOver()) {
            board.play(player.chooseMove(board, ANY));
        }
        assertThat(board.moveNumber()).isBetween(5, 9);
    }
}
