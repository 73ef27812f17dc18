package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.tree.Tree;
import org.junit.jupiter.api.Test;

final class UctBouzyTest {
    /** On the empty board pass makes none, and every stone at least its own point. */
    @Test
    void newMovesStartWithTheTerritoryTheyMake() {
        GoGame game = new GoGame(9, 6.5, GoRules.CHINESE);
        Search<GoPosition> search =
                (Search<GoPosition>) GoPlayers.ALL.parse("uct-bouzy n0=1000").make(game, 1);
        search.chooseMove(game.newPosition(), new Budget.Simulations(2));
        Tree tree = search.tree();
        int first = tree.firstChild(Tree.ROOT);
        double pass = Double.NaN;
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            assertThat(tree.priorWeight(child)).isEqualTo(1000);
            pass = tree.move(child) == 0 ? tree.value(child) : pass;
        }
        assertThat(pass).as("σ(-6.5 / 10)").isBetween(0.34, 0.345);
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            assertThat(tree.move(child) == 0 || tree.value(child) > pass).isTrue();
        }
    }
}
