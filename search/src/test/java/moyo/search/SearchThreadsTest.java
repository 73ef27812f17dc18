package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static moyo.search.Searches.search;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.simulation.Crew;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Tree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads on one tree. */
final class SearchThreadsTest {
    /** Nothing is lost: every simulation counts at the root, and at one of its children. */
    @ParameterizedTest
    @ValueSource(strings = {"virtual-loss=on", "virtual-loss=off"})
    void severalThreadsCountExactly(String virtualLoss) {
        TicTacToe game = new TicTacToe();
        Tree tree = new Tree(100_000, false, false);
        List<Simulator<TicTacToe.Board>> simulators = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            SearchOptions options = options("threads=4 " + virtualLoss);
            simulators.add(new Simulator<>(parts(game, UCB1), options, tree, new Rng(i)));
        }
        simulators.get(0).expandRoot(game.newPosition()); // so none is played out from the root
        Crew.run(
                4,
                number -> {
                    TicTacToe.Board root = game.newPosition();
                    for (int i = 0; i < 7_500; i++) {
                        simulators.get(number).simulate(root);
                    }
                });
        assertThat(tree.visits(Tree.ROOT)).isEqualTo(30_000);
        int first = tree.firstChild(Tree.ROOT);
        int sum = 0;
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            sum += tree.visits(child);
            assertThat(tree.mean(child)).isBetween(0f, 1.001f);
        }
        assertThat(sum).isEqualTo(30_000);
    }

    @Test
    void severalThreadsFindTheMove() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "threads=4");
        Budget budget = new Budget.Simulations(30_000);
        assertThat(search.chooseMove(game.newPosition(), budget)).isEqualTo(4);
        assertThat(search.tree().visits(Tree.ROOT)).isBetween(search.simulations(), 30_000);
    }
}
