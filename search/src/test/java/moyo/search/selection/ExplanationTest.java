package moyo.search.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.Searches;
import moyo.search.clock.Budget;
import moyo.search.expansion.Prior;
import moyo.search.simulation.SearchOptions;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Explanations are the numbers by which rules choose. */
final class ExplanationTest {
    private static final TicTacToe GAME = new TicTacToe();

    private static Search<TicTacToe.Board> searched(SelectionRule rule, int simulations) {
        Prior<TicTacToe.Board> prior =
                (parent, children, rng) -> {
                    for (int i = 0; i < children.size(); i++) {
                        children.setProbability(i, 1.0 / (2 + i));
                        children.setPrior(i, 0.4 + 0.01 * i, 1 + i);
                    }
                };
        Search<TicTacToe.Board> search =
                new Search<>(Searches.parts(GAME, rule, prior), SearchOptions.PLAIN, new Rng(3));
        search.chooseMove(GAME.newPosition(), new Budget.Simulations(simulations));
        return search;
    }

    @ParameterizedTest
    @MethodSource("moyo.search.selection.EveryRule#rules")
    void theChosenChildHasTheHighestBound(SelectionRule rule) {
        Trail root = new Trail(9);
        root.begin(0);
        for (int simulations : new int[] {3, 10, 40, 200, 1000}) {
            Tree tree = searched(rule, simulations).tree();
            int chosen = rule.choose(tree, Tree.ROOT, root);
            double bound = rule.explain(tree, Tree.ROOT, chosen, root).bound();
            int first = tree.firstChild(Tree.ROOT);
            for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
                double other = rule.explain(tree, Tree.ROOT, child, root).bound();
                assertThat(other).as("%s, child %d", rule, child).isLessThanOrEqualTo(bound);
                assertThat(child >= chosen || other < bound)
                        .as("ties go to the first child")
                        .isTrue();
            }
        }
    }

    @Test
    void theTermsOfUcb1GiveItsBound() {
        Tree tree = searched(new Ucb1(1.4), 500).tree();
        Trail root = new Trail(9);
        root.begin(0);
        Explanation said =
                new Ucb1(1.4).explain(tree, Tree.ROOT, tree.firstChild(Tree.ROOT) + 2, root);
        double mean = term(said, "mean");
        double bound =
                mean + term(said, "c") * Math.sqrt(Math.log(term(said, "N")) / term(said, "n"));
        assertThat(said.bound()).isCloseTo(bound, within(1e-9));
    }

    private static double term(Explanation said, String name) {
        return said.terms().stream()
                .filter(t -> t.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void theTextHasTheFormulaAndALineForEachTerm() {
        Explanation said =
                new Explanation(
                        "mean + c",
                        List.of(
                                new Explanation.Term("mean", "mean result", 0.25),
                                new Explanation.Term("n", "visits", 12)),
                        0.5);
        assertThat(said.text())
                .isEqualTo(
                        """
                        mean + c
                        mean         0.250000  mean result
                        n                  12  visits
                        bound        0.500000  the child with the highest bound is chosen""");
    }

    @Test
    void aSearchExplainsMovesOfItsRootOnly() {
        Search<TicTacToe.Board> search = searched(new Ucb1(1.4), 100);
        assertThat(search.explain(4)).isPresent();
        TicTacToe.Board board = GAME.newPosition();
        board.play(4);
        search.chooseMove(board, new Budget.Simulations(10));
        assertThat(search.explain(4)).isEqualTo(Optional.empty());
    }
}
