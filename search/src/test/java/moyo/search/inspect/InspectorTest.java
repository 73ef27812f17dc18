package moyo.search.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import moyo.game.BadInput;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.Searches;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.Prior;
import moyo.search.selection.SelectionRule;
import moyo.search.selection.Ucb1;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.watch.Analyst;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search in slow motion, on a drawn tree with known values and on tic-tac-toe. */
final class InspectorTest {
    private static final IntPredicate ALL = Analyst.ALL_MOVES;
    private static final DrawnTree DRAWN = new DrawnTree("((1 -1) (1 1))");
    private static final TicTacToe GAME = new TicTacToe();

    private static Inspector<DrawnTree.Spot> drawn(String settings) {
        return Searches.search(DRAWN, settings).inspect(DRAWN.newPosition());
    }

    /** With probabilities and prior values, so that every rule has something to read. */
    private static SearchParts<TicTacToe.Board> parts(SelectionRule rule) {
        Prior<TicTacToe.Board> prior =
                (parent, children, rng) -> {
                    for (int i = 0; i < children.size(); i++) {
                        children.setProbability(i, 1.0 / (2 + i));
                        children.setPrior(i, 0.4 + 0.01 * i, 1 + i);
                    }
                };
        return Searches.parts(GAME, rule, prior);
    }

    private static Search<TicTacToe.Board> search(SelectionRule rule) {
        return new Search<>(parts(rule), SearchOptions.PLAIN, new Rng(3));
    }

    @Test
    void theFirstSimulationEvaluatesTheRoot() {
        Inspector<DrawnTree.Spot> inspector = drawn("");
        assertThat(inspector.node(List.of()).expanded()).isFalse();
        SimulationView<DrawnTree.Spot> first = inspector.step();
        assertThat(first.number()).isEqualTo(1);
        assertThat(first.choices()).isEmpty();
        assertThat(first.priors()).isEmpty();
        assertThat(first.evaluation().kind()).isEqualTo(EvaluationView.Kind.PLAYOUT);
        assertThat(first.evaluation().moves()).hasSize(2);
        assertThat(first.evaluation().end().isOver()).isTrue();
        assertThat(first.evaluation().score()).isEqualTo(first.evaluation().end().score());
        assertThat(first.backup()).hasSize(1);
        SimulationView.Backup root = first.backup().get(0);
        assertThat(root.visitsBefore()).isZero();
        assertThat(root.visitsAfter()).isOne();
        assertThat(root.valueBefore()).isNaN();
        assertThat(root.valueAfter()).isEqualTo(first.evaluation().value());
        assertThat(root.side()).isZero();
    }

    @Test
    void theSecondSimulationExpandsTheRootAndEntersAChild() {
        Inspector<DrawnTree.Spot> inspector = drawn("");
        inspector.step();
        SimulationView<DrawnTree.Spot> second = inspector.step();
        assertThat(second.expanded()).isEmpty();
        assertThat(second.priors()).extracting(PriorView::move).containsExactlyInAnyOrder(0, 1);
        assertThat(second.choices()).hasSize(1);
        SimulationView.Choice choice = second.choices().get(0);
        assertThat(choice.path()).isEmpty();
        assertThat(choice.children()).allSatisfy(c -> assertThat(c.visits()).isZero());
        assertThat(choice.chosen().move()).isEqualTo(choice.move());
        assertThat(choice.chosen().explanation().bound()).isInfinite();
        assertThat(second.evaluation().moves()).hasSize(1);
        assertThat(second.evaluation().firstMover()).isOne();
        assertThat(second.backup()).hasSize(2);
        assertThat(second.backup().get(1).visitsAfter()).isOne();
        assertThat(second.path()).containsExactly(choice.move());
    }

    /** Move 1 wins against every answer: the values of a drawn tree are known. */
    @Test
    void theValuesAreThoseOfTheDrawnTree() {
        Inspector<DrawnTree.Spot> inspector = drawn("");
        inspector.run(400);
        NodeView root = inspector.node(List.of());
        assertThat(root.visits()).isEqualTo(400);
        assertThat(inspector.simulations()).isEqualTo(400);
        ChildView best = root.children().get(0);
        assertThat(best.move()).isOne();
        assertThat(best.value()).isEqualTo(1);
        NodeView after = inspector.node(List.of(1));
        assertThat(after.toMove()).isOne();
        assertThat(after.value()).as("for the side to move").isZero();
        assertThat(after.children()).allSatisfy(c -> assertThat(c.value()).isZero());
        NodeView end = inspector.node(List.of(0, 1));
        assertThat(end.over()).isTrue();
        assertThat(end.children()).isEmpty();
        assertThat(end.chosen()).isEmpty();
        assertThat(inspector.bestMove()).isEqualTo(Optional.of(1));
    }

    @Test
    void visitsAddUp() {
        Inspector<TicTacToe.Board> inspector =
                Searches.search(GAME, "").inspect(GAME.newPosition());
        inspector.run(300);
        for (int i = 0; i < 10; i++) {
            inspector.step();
        }
        NodeView root = inspector.node(List.of());
        assertThat(root.visits()).isEqualTo(310);
        assertThat(visitsOfChildren(root)).isEqualTo(309);
        for (ChildView child : root.children()) {
            NodeView node = inspector.node(List.of(child.move()));
            assertThat(node.visits()).isEqualTo(child.visits());
            assertThat(visitsOfChildren(node)).isEqualTo(child.visits() - 1);
            assertThat(node.value()).isCloseTo(1 - child.value(), within(1e-9));
        }
    }

    private static int visitsOfChildren(NodeView node) {
        return node.children().stream().mapToInt(ChildView::visits).sum();
    }

    @ParameterizedTest
    @MethodSource("moyo.search.selection.EveryRule#rules")
    void theChosenChildHasTheHighestBound(SelectionRule rule) {
        Inspector<TicTacToe.Board> inspector = search(rule).inspect(GAME.newPosition());
        inspector.run(200);
        int deepest = 0;
        for (int i = 0; i < 100; i++) {
            SimulationView<TicTacToe.Board> simulation = inspector.step();
            deepest = Math.max(deepest, simulation.choices().size());
            for (SimulationView.Choice choice : simulation.choices()) {
                double bound = choice.chosen().explanation().bound();
                for (ChildView child : choice.children()) {
                    assertThat(child.explanation().bound()).isLessThanOrEqualTo(bound);
                }
            }
        }
        assertThat(deepest).isGreaterThan(2);
    }

    /** A node opened before a step shows the numbers by which the step chooses there. */
    @ParameterizedTest
    @MethodSource("moyo.search.selection.EveryRule#rules")
    void aNodeShowsWhatTheNextSimulationChooses(SelectionRule rule) {
        Inspector<TicTacToe.Board> inspector = search(rule).inspect(GAME.newPosition());
        inspector.run(150);
        for (int i = 0; i < 50; i++) {
            NodeView before = inspector.node(List.of());
            SimulationView<TicTacToe.Board> simulation = inspector.step();
            SimulationView.Choice choice = simulation.choices().get(0);
            assertThat(before.chosen().orElseThrow()).isEqualTo(choice.chosen());
            assertThat(choice.children()).containsExactlyInAnyOrderElementsOf(before.children());
        }
    }

    @ParameterizedTest
    @MethodSource("moyo.search.selection.EveryRule#rules")
    void theTermsAgreeWithTheFormula(SelectionRule rule) {
        Inspector<TicTacToe.Board> inspector = search(rule).inspect(GAME.newPosition());
        inspector.run(500);
        NodeView root = inspector.node(List.of());
        List<NodeView> nodes = new ArrayList<>(List.of(root));
        root.children().forEach(child -> nodes.add(inspector.node(List.of(child.move()))));
        int checked = 0;
        for (NodeView node : nodes) {
            for (ChildView child : node.children()) {
                double bound = Formula.of(child.explanation());
                assertThat(child.explanation().bound())
                        .as("%s", child)
                        .isCloseTo(bound, within(1e-5));
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(40);
    }

    @ParameterizedTest
    @MethodSource("moyo.search.selection.EveryRule#rules")
    void lookingChangesNothing(SelectionRule rule) {
        Search<TicTacToe.Board> plain = search(rule);
        plain.analyse(GAME.newPosition(), ALL, new Budget.Simulations(400), new StopSignal());
        Inspector<TicTacToe.Board> inspector = search(rule).inspect(GAME.newPosition());
        while (inspector.simulations() < plain.simulations()) {
            if (inspector.simulations() % 3 == 0) {
                inspector.run(1);
            } else {
                inspector.step();
            }
            inspector.node(List.of());
        }
        Inspections.assertSameTree(plain.tree(), inspector);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "solver=on", "expand-threshold=3", "playouts-per-leaf=3"})
    void aSteppedSearchPlaysTheSameMove(String settings) {
        TicTacToe.Board board = GAME.newPosition();
        for (int seed = 1; seed <= 4; seed++) {
            Search<TicTacToe.Board> plain =
                    new Search<>(
                            Searches.parts(GAME, Searches.UCB1),
                            Searches.options(settings),
                            new Rng(seed));
            int move = plain.chooseMove(board, new Budget.Simulations(300));
            Inspector<TicTacToe.Board> inspector =
                    new Search<>(
                                    Searches.parts(GAME, Searches.UCB1),
                                    Searches.options(settings),
                                    new Rng(seed))
                            .inspect(board);
            for (int i = 0; i < 300; i++) {
                inspector.step();
            }
            assertThat(inspector.bestMove()).isEqualTo(Optional.of(move));
            board.play(move);
        }
    }

    @Test
    void stepsShowProofs() {
        Inspector<DrawnTree.Spot> inspector = drawn("solver=on");
        List<EvaluationView.Kind> kinds = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            kinds.add(inspector.step().evaluation().kind());
        }
        assertThat(kinds)
                .contains(
                        EvaluationView.Kind.PLAYOUT,
                        EvaluationView.Kind.END,
                        EvaluationView.Kind.PROVEN);
        NodeView root = inspector.node(List.of());
        assertThat(root.proven()).isTrue();
        assertThat(root.value()).isEqualTo(1);
        assertThat(root.chosen()).as("nothing is selected below a proof").isEmpty();
    }

    @Test
    void severalPlayoutsOfALeafAreCounted() {
        SimulationView<DrawnTree.Spot> simulation = drawn("playouts-per-leaf=5").step();
        assertThat(simulation.evaluation().playouts()).isEqualTo(5);
        assertThat(simulation.evaluation().moves()).hasSize(2);
    }

    @Test
    void aFullTreeMakesRoomOrStopsGrowing() {
        for (String full : List.of("prune", "stop")) {
            Inspector<TicTacToe.Board> inspector =
                    Searches.search(GAME, "tree-nodes=1000 when-full=" + full)
                            .inspect(GAME.newPosition());
            inspector.run(5000);
            for (int i = 0; i < 2000; i++) {
                inspector.step();
            }
            assertThat(inspector.nodes()).isLessThanOrEqualTo(1000);
            assertThat(inspector.node(List.of()).visits()).isEqualTo(7000);
        }
    }

    @Test
    void anUnknownPathIsAnError() {
        Inspector<DrawnTree.Spot> inspector = drawn("");
        assertThatThrownBy(() -> inspector.node(List.of(1)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no node after the move '1'");
        assertThatThrownBy(() -> inspector.node(List.of(77)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("move number 77 is illegal");
        assertThatThrownBy(() -> inspector.node(List.of(0, 0, 0)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("illegal");
    }

    @Test
    void theExplanationIsThatOfTheSearch() {
        Search<TicTacToe.Board> search = search(new Ucb1(1.4));
        Inspector<TicTacToe.Board> inspector = search.inspect(GAME.newPosition());
        inspector.run(100);
        for (ChildView child : inspector.node(List.of()).children()) {
            assertThat(search.explain(child.move())).contains(child.explanation());
        }
    }
}
