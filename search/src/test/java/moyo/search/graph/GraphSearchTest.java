package moyo.search.graph;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.assertNeverLoses;
import static moyo.search.Searches.graphOptions;
import static moyo.search.Searches.parts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.game.Colour;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.simulation.Crew;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.testkit.Allocation;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole searches on a graph, alone and with several threads. */
@Timeout(120)
final class GraphSearchTest {
    private static final float EXACT = 1e-6f;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void neverLosesTicTacToe(boolean stop) {
        TicTacToe game = new TicTacToe();
        assertNeverLoses(
                game,
                new Search<>(parts(game, UCB1), graphOptions("graph-stop=" + stop), new Rng(1)));
    }

    @Test
    void theSameSeedThinksTheSameAndSaysWhatItShared() {
        TicTacToe game = new TicTacToe();
        String[] thoughts = new String[3];
        Search<TicTacToe.Board> used = null;
        for (int i = 0; i < 3; i++) {
            Search<TicTacToe.Board> search =
                    i == 2 && used != null
                            ? used
                            : new Search<>(parts(game, UCB1), graphOptions(""), new Rng(9));
            search.reseed(9);
            search.chooseMove(game.newPosition(), new Budget.Simulations(2000));
            thoughts[i] = search.explainLastMove();
            used = search;
        }
        assertThat(thoughts[0])
                .isEqualTo(thoughts[1])
                .isEqualTo(thoughts[2])
                .containsPattern(" [1-9][0-9]+ transpositions, [1-9][0-9]+ playouts saved");
    }

    @ParameterizedTest
    @ValueSource(strings = {"graph-stop=on", "graph-stop=off", "threads=2"})
    void simulationsAllocateNothing(String settings) {
        TicTacToe game = new TicTacToe();
        LoneGraph<TicTacToe.Board> lone = new LoneGraph<>(parts(game, UCB1), settings);
        Allocation.assertNone(
                () -> {
                    lone.graph.clear();
                    lone.simulate(5000);
                });
    }

    /** What does not fit is not made; what is there is still found. */
    @Test
    void aFullGraphStopsGrowingAndTheSearchGoesOn() {
        TicTacToe game = new TicTacToe();
        for (int threads = 1; threads <= 3; threads += 2) {
            Search<TicTacToe.Board> search =
                    new Search<>(
                            parts(game, UCB1),
                            graphOptions("tree-nodes=1000 graph-stop=off threads=" + threads),
                            new Rng(1));
            int move = search.chooseMove(game.newPosition(), new Budget.Simulations(20_000));
            assertThat(move).isEqualTo(4);
            assertThat(search.tree().size()).isBetween(900, 1000);
        }
    }

    /** Alone, the loss of a visit under way is redeemed by its result. */
    @Test
    void aVirtualLossIsRedeemed() {
        TicTacToe game = new TicTacToe();
        LoneGraph<TicTacToe.Board> careful =
                new LoneGraph<>(parts(game, UCB1), "threads=2 graph-stop=off");
        careful.simulate(1000);
        careful.check(false);
        Graph graph = careful.graph;
        for (int c = 0; c < 9; c++) {
            int child = graph.nodes().firstChild(Tree.ROOT) + c;
            assertThat(graph.nodes().mean(child)).isCloseTo(graph.result(child), within(EXACT));
        }
    }

    /** While a visit is under way it counts as a loss, even if others compute the mean anew. */
    @Test
    void aVisitUnderWayStaysALossForTheOthers() {
        TicTacToe game = new TicTacToe();
        LoneGraph<TicTacToe.Board> lone = new LoneGraph<>(parts(game, UCB1), "graph-stop=off");
        lone.simulate(1000);
        Graph graph = lone.graph;
        int child = lone.edge(4);
        int n = graph.nodes().visits(child);
        float mean = graph.nodes().mean(child);
        graph.nodes().addVirtualLoss(child);
        float lower = mean * n / (n + 1);
        assertThat(graph.nodes().mean(child)).isCloseTo(lower, within(EXACT));
        graph.refreshChildren(graph.parent(Tree.ROOT));
        assertThat(graph.nodes().mean(child)).isCloseTo(lower, within(EXACT));
        assertThat(graph.result(child)).as("for the parent").isCloseTo(mean, within(EXACT));
        Trail trail = new Trail(9);
        trail.begin(Colour.FIRST);
        trail.addTreeMove(4, child);
        graph.addVisit(trail, true);
        assertThat(graph.nodes().mean(child)).isCloseTo(mean, within(EXACT));
    }

    /** Nothing is lost: every simulation counts at the root, and at one of its children. */
    @ParameterizedTest
    @CsvSource({"on, on", "on, off", "off, on", "off, off"})
    void severalThreadsCountExactly(String virtualLoss, String stop) {
        TicTacToe game = new TicTacToe();
        Graph graph = new Graph(100_000, false, false);
        SearchOptions options =
                graphOptions(
                        "threads=4 virtual-loss=%s graph-stop=%s".formatted(virtualLoss, stop));
        for (int round = 0; round < 20; round++) {
            graph.clear();
            List<Simulator<TicTacToe.Board>> simulators = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                SearchParts<TicTacToe.Board> parts = parts(game, UCB1);
                simulators.add(
                        new Simulator<>(
                                parts,
                                options,
                                graph,
                                new GraphLinks<>(parts, options, graph),
                                new Rng(i)));
            }
            simulators.get(0).expandRoot(game.newPosition());
            Crew.run(
                    4,
                    number -> {
                        TicTacToe.Board root = game.newPosition();
                        for (int i = 0; i < 1000; i++) {
                            simulators.get(number).simulate(root);
                        }
                    });
            assertThat(graph.nodes().visits(Tree.ROOT)).isEqualTo(4000);
            int sum = 0;
            int first = graph.nodes().firstChild(Tree.ROOT);
            for (int child = first; child < first + 9; child++) {
                sum += graph.nodes().visits(child);
            }
            assertThat(sum).isEqualTo(4000);
            assertSane(graph);
        }
    }

    /** No visit is under way any more, and all means are means. */
    private static void assertSane(Graph graph) {
        Set<Integer> edges = new HashSet<>();
        List<Integer> open = new ArrayList<>(List.of(Tree.ROOT));
        while (!open.isEmpty()) {
            int edge = open.remove(open.size() - 1);
            assertThat(graph.results(edge)).isEqualTo(graph.nodes().visits(edge));
            assertThat(graph.nodes().mean(edge)).isBetween(-0.001f, 1.001f);
            for (int c = 0;
                    graph.nodes().isExpanded(edge) && c < graph.nodes().childCount(edge);
                    c++) {
                if (edges.add(graph.nodes().firstChild(edge) + c)) {
                    open.add(graph.nodes().firstChild(edge) + c);
                }
            }
        }
        assertThat(edges.size()).isGreaterThan(500);
    }

    @Test
    void severalThreadsFindTheMove() {
        TicTacToe game = new TicTacToe();
        for (String stop : List.of("on", "off")) {
            Search<TicTacToe.Board> search =
                    new Search<>(
                            parts(game, UCB1),
                            graphOptions("threads=4 graph-stop=" + stop),
                            new Rng(1));
            Budget budget = new Budget.Simulations(20_000);
            assertThat(search.chooseMove(game.newPosition(), budget)).isEqualTo(4);
        }
    }
}
