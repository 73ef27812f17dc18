package moyo.search.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.search.Searches;
import moyo.search.evaluation.Evaluator;
import moyo.search.player.Settings;
import moyo.search.selection.Ucb1;
import moyo.search.tree.Tree;
import moyo.testkit.DrawnTree;
import org.junit.jupiter.api.Test;

final class EnteredPriorTest {
    private static final double LN3 = StrictMath.log(3);

    /** Worth 4 simulations; a leaf gets children at its second visit, as without evaluation. */
    private static <G extends Game<DrawnTree.Spot>> Simulator<DrawnTree.Spot> simulator(
            G game, Tree tree, Evaluator<DrawnTree.Spot> evaluator) {
        SearchParts<DrawnTree.Spot> parts =
                Searches.parts(game, new Ucb1(0))
                        .with(() -> List.of(new EnteredPrior<>(evaluator, 2, 4)));
        Settings settings = Settings.defaults(SearchOptions.SETTINGS).with("expand-threshold", "5");
        return new Simulator<>(parts, SearchOptions.from(settings), tree, new Rng(1));
    }

    /** All first moves win, all replies but the last move's lose; E is 2 ln 3 for all. */
    @Test
    void onlyWhoIsEnteredIsEvaluated() {
        DrawnTree game = new DrawnTree("(1 1 (1 -1))");
        Tree tree = new Tree(100, false, false);
        int[] evaluated = new int[1];
        Simulator<DrawnTree.Spot> simulator =
                simulator(
                        game,
                        tree,
                        spot -> {
                            evaluated[0]++;
                            return 2 * LN3;
                        });
        simulator.simulate(game.newPosition());
        assertThat(evaluated[0]).as("the root is not entered").isZero();
        for (int entered = 1; entered <= 3; entered++) {
            simulator.simulate(game.newPosition());
            assertThat(evaluated[0]).isEqualTo(entered);
            assertThat(tree.total(Tree.ROOT)).isEqualTo(1 + entered + 4 * entered);
            int tried = 0;
            for (int child = tree.firstChild(Tree.ROOT); child < tree.firstChild(1) + 3; child++) {
                assertThat(tree.count(child)).isIn(0f, 5f);
                tried += tree.visits(child);
            }
            assertThat(tried).as("untried moves come first").isEqualTo(entered);
        }
        simulator.simulate(game.newPosition());
        assertThat(evaluated[0]).as("entered before").isEqualTo(3);
    }

    /** For the first player 3/4, so for the second 1/4: (4 x 3/4 + 1) / 5 and (4 x 1/4 + 0) / 5. */
    @Test
    void theEvaluationIsTheMoversAndIsAveragedWithResults() {
        DrawnTree game = new DrawnTree("((1))");
        Tree tree = new Tree(100, false, false);
        Simulator<DrawnTree.Spot> simulator = simulator(game, tree, spot -> 2 * LN3);
        simulator.simulate(game.newPosition());
        simulator.simulate(game.newPosition());
        int child = tree.firstChild(Tree.ROOT);
        assertThat(tree.mean(child)).isCloseTo(0.8f, within(1e-6f));
        assertThat(tree.isExpanded(child)).isFalse();
        simulator.simulate(game.newPosition());
        assertThat(tree.mean(child)).isCloseTo(5f / 6, within(1e-6f));
        assertThat(tree.count(child)).isEqualTo(6);
        int reply = tree.firstChild(child);
        assertThat(tree.mean(reply)).isCloseTo(0.2f, within(1e-6f));
        assertThat(tree.count(reply)).isEqualTo(5);
        assertThat(tree.total(child)).isEqualTo(2 + 4);
    }
}
