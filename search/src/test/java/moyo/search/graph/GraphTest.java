package moyo.search.graph;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.graphOptions;
import static moyo.search.Searches.parts;
import static moyo.search.graph.LoneGraph.certain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.count.Counts;
import moyo.search.expansion.Prior;
import moyo.search.playout.Outcome;
import moyo.search.selection.Puct;
import moyo.search.selection.SelectionRule;
import moyo.search.selection.Ucb1;
import moyo.search.selection.UctRave;
import moyo.search.simulation.Links;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.testkit.Allocation;
import moyo.testkit.DrawnGraph;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What positions and edges are worth where several ways lead to a position. */
@Timeout(120)
final class GraphTest {
    private static final Ucb1 UCB1 = new Ucb1(1.0);
    private static final float EXACT = 1e-6f;

    /** By way of a or of b to x, where p wins for the first player, and playouts go there. */
    private static final DrawnGraph DIAMOND =
            new DrawnGraph("r>ab a>x b>x x>pq p=1 q=-1", 9, false);

    @Test
    void aSimulationEndsWhereMoreIsKnownThanItCameFor() {
        LoneGraph<DrawnGraph.Spot> lone = new LoneGraph<>(certain(DIAMOND), "graph-stop=on");
        lone.simulate(6); // the root, a, b, ax, bx, axp
        Graph graph = lone.graph;
        Tree edges = lone.edges;
        assertThat(edges.isExpanded(lone.edge(0, 0))).isTrue();
        assertThat(edges.isExpanded(lone.edge(1, 0))).isFalse();
        assertThat(lone.links()).isZero();
        lone.simulate(1); // bx: finds x, with a playout of its own and p
        int ax = lone.edge(0, 0);
        int bx = lone.edge(1, 0);
        assertThat(edges.firstChild(bx)).isEqualTo(edges.firstChild(ax));
        assertThat(lone.links()).isEqualTo(1);
        assertThat(lone.stops()).isEqualTo(1);
        assertThat(edges.visits(bx)).as("one playout and one stop").isEqualTo(2);
        assertThat(edges.visits(ax)).isEqualTo(2);
        int x = graph.parent(ax);
        assertThat(graph.results(x)).as("the playout of either way").isEqualTo(2);
        assertThat(edges.visits(x)).isEqualTo(3);
        lone.simulate(2); // both ways catch up
        assertThat(lone.stops()).isEqualTo(3);
        assertThat(edges.visits(ax)).isEqualTo(3);
        assertThat(edges.visits(bx)).isEqualTo(3);
        assertThat(edges.visits(x)).isEqualTo(3);
        lone.simulate(1); // axq
        assertThat(lone.stops()).isEqualTo(3);
        assertThat(edges.visits(lone.edge(1, 0, 1))).as("q, by the other way").isEqualTo(1);
        assertThat(edges.visits(Tree.ROOT)).isEqualTo(10);
    }

    /** Seen by the second player at x, by the first at a and b. */
    @Test
    void aPositionIsWorthWhatIsBelowIt() {
        LoneGraph<DrawnGraph.Spot> lone = new LoneGraph<>(certain(DIAMOND), "graph-stop=off");
        lone.simulate(6);
        Graph graph = lone.graph;
        Tree edges = lone.edges;
        assertThat(edges.mean(lone.edge(0))).isEqualTo(1);
        assertThat(edges.mean(lone.edge(0, 0))).isZero();
        lone.simulate(1); // bxq: the first loss
        int bx = lone.edge(1, 0);
        assertThat(edges.visits(bx)).isEqualTo(2);
        assertThat(edges.visits(lone.edge(0, 0))).as("by the other way").isEqualTo(2);
        int x = graph.parent(bx);
        assertThat(edges.visits(x)).as("two playouts, p, q").isEqualTo(4);
        assertThat(edges.mean(x)).isCloseTo(1 / 4f, within(EXACT));
        assertThat(edges.mean(bx)).isCloseTo(1 / 4f, within(EXACT));
        assertThat(edges.mean(lone.edge(1))).isCloseTo((1 + 2 * 3 / 4f) / 3, within(EXACT));
        assertThat(edges.mean(lone.edge(0))).as("not visited since").isEqualTo(1);
        assertThat(edges.mean(Tree.ROOT))
                .isCloseTo((3 * (1 - (1 + 2 * 3 / 4f) / 3)) / 7, within(EXACT));
        lone.simulate(1); // axp
        assertThat(edges.mean(x)).isCloseTo(1 / 5f, within(EXACT));
        assertThat(edges.mean(lone.edge(0))).isCloseTo((1 + 3 * 4 / 5f) / 4, within(EXACT));
        assertThat(lone.stops()).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyVisitIsCountedOnceByItsEdgeAndByItsPosition(boolean stop) {
        TicTacToe game = new TicTacToe();
        LoneGraph<TicTacToe.Board> lone = new LoneGraph<>(parts(game, UCB1), "graph-stop=" + stop);
        for (int i = 0; i < 40; i++) {
            lone.simulate(25);
            lone.check(stop);
            assertRootIsWorthWhatItsChildrenAre(lone);
        }
        assertThat(lone.links()).isGreaterThan(50);
        assertThat(lone.stops() > 20).isEqualTo(stop);
        assertThat(lone.edges.visits(Tree.ROOT)).isEqualTo(1000);
    }

    private static void assertRootIsWorthWhatItsChildrenAre(LoneGraph<?> lone) {
        Graph graph = lone.graph;
        Tree edges = lone.edges;
        int root = graph.parent(Tree.ROOT);
        double sum = 0;
        int n = 0;
        for (int c = 0; c < edges.childCount(root); c++) {
            int child = edges.firstChild(root) + c;
            sum += edges.visits(child) * (1.0 - graph.result(child));
            n += edges.visits(child);
        }
        assertThat(graph.results(root)).as("the first playout").isEqualTo(1);
        double own = edges.mean(root) * (n + 1.0) - sum;
        assertThat(Math.abs(2 * own - Math.rint(2 * own))).as("no half: %s", own).isLessThan(1e-3);
        assertThat(own).isBetween(-1e-3, 1.001);
    }

    /** The same position by several ways takes the room of one. */
    @Test
    void takesLessRoomThanATree() {
        TicTacToe game = new TicTacToe();
        LoneGraph<TicTacToe.Board> lone = new LoneGraph<>(parts(game, UCB1), "graph-stop=off");
        Tree tree = new Tree(100_000, false, false);
        Simulator<TicTacToe.Board> inTree =
                new Simulator<>(parts(game, UCB1), SearchOptions.PLAIN, tree, new Rng(1));
        lone.simulate(20_000);
        for (int i = 0; i < 20_000; i++) {
            inTree.simulate(lone.root);
        }
        assertThat(lone.edges.size()).isLessThan(tree.size() / 2);
    }

    /** Results and priors are numbers that never tie by chance. */
    @ParameterizedTest
    @CsvSource({"0, false", "0, true", "1, false", "2, true"})
    void withoutTranspositionsItSearchesAsATreeDoes(int rule, boolean prior) {
        Rng rng = new Rng(5);
        DrawnTree game = new DrawnTree(drawing(rng, 5));
        Outcome outcome = (score, plies) -> 0.5 + score / 20;
        Prior<DrawnTree.Spot> some =
                (parent, children, unused) -> {
                    double worth = children.parentValue();
                    for (int i = 0; i < children.size() && prior; i++) {
                        children.setPrior(i, 0.1 + 0.37 * i % 0.9 + worth / 17, 0.5 + i);
                        children.setProbability(i, 0.1 + worth / (2 + i));
                    }
                };
        SelectionRule[] rules = {UCB1, new UctRave(0.3, 1, 5000, 1), new Puct(1, 0.1)};
        SearchParts<DrawnTree.Spot> parts = parts(game, rules[rule], some, outcome);
        Graph graph = new Graph(50_000, true, true);
        Tree tree = new Tree(50_000, true, true);
        Simulator<DrawnTree.Spot> inGraph =
                new Simulator<>(
                        parts,
                        graphOptions("graph-stop=off"),
                        graph,
                        new NoLinks(graph),
                        new Rng(1));
        Simulator<DrawnTree.Spot> inTree =
                new Simulator<>(parts, SearchOptions.PLAIN, tree, new Rng(1));
        for (int i = 0; i < 2000; i++) {
            inGraph.simulate(game.newPosition());
            inTree.simulate(game.newPosition());
        }
        assertSame(graph, tree, Tree.ROOT, Tree.ROOT);
        assertThat(tree.size()).isGreaterThan(200);
    }

    /** No two edges lead to the same position. */
    private record NoLinks(Graph graph) implements Links<DrawnTree.Spot> {
        @Override
        public boolean link(DrawnTree.Spot position, int edge) {
            return false;
        }

        @Override
        public void expanded(DrawnTree.Spot position, int edge) {}

        @Override
        public boolean stopsAt(int edge) {
            return false;
        }

        @Override
        public void refresh(int parent) {
            graph.refreshChildren(parent);
        }

        @Override
        public Counts counts() {
            return Counts.NONE;
        }
    }

    private static String drawing(Rng rng, int depth) {
        if (depth == 0) {
            return String.valueOf((rng.nextInt(20_000) - 10_000) / 1000.0);
        }
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < 3 + rng.nextInt(2); i++) {
            text.append(drawing(rng, depth - 1)).append(' ');
        }
        return text.append(')').toString();
    }

    private static void assertSame(Graph graph, Tree tree, int edge, int node) {
        Tree edges = graph.nodes();
        assertThat(edges.move(edge)).isEqualTo(tree.move(node));
        assertThat(edges.visits(edge)).isEqualTo(tree.visits(node));
        assertThat(edges.mean(edge)).isCloseTo(tree.mean(node), within(1e-4f));
        assertThat(edges.isExpanded(edge)).isEqualTo(tree.isExpanded(node));
        if (edges.isExpanded(edge)) {
            assertThat(edges.total(graph.parent(edge))).isEqualTo(tree.total(node));
            for (int i = 0; i < tree.childCount(node); i++) {
                assertSame(graph, tree, edges.firstChild(edge) + i, tree.firstChild(node) + i);
            }
        }
    }

    /** All results are 1, whatever 2 results of a prior say of every move, linked or not. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void priorsAreNoPartOfResults(boolean stop) {
        DrawnGraph game = new DrawnGraph("r>ab a>xy b>xy x>pp y>pp p=1", 9, false);
        Prior<DrawnGraph.Spot> pessimist =
                (parent, children, rng) -> {
                    for (int i = 0; i < children.size(); i++) {
                        children.setPrior(i, 0.2, 2);
                    }
                };
        LoneGraph<DrawnGraph.Spot> lone =
                new LoneGraph<>(
                        parts(game, UCB1, pessimist), "expand-threshold=3 graph-stop=" + stop);
        lone.simulate(200);
        Graph graph = lone.graph;
        Tree edges = lone.edges;
        assertThat(lone.links()).isPositive();
        assertThat(edges.mean(Tree.ROOT)).isZero();
        int a = lone.edge(0);
        assertThat(graph.result(a)).isEqualTo(1);
        int n = edges.visits(a);
        assertThat(edges.mean(a)).isCloseTo((0.2f * 2 + n) / (2 + n), within(EXACT));
    }

    /** RAVE results join the prior, as in a tree, and no parent hears of them. */
    @Test
    void foldedRaveStaysInTheMean() {
        Graph graph = new Graph(100, false, false);
        Tree edges = graph.nodes();
        MoveList moves = new MoveList(2);
        moves.add(0);
        moves.add(1);
        assertThat(edges.claim(Tree.ROOT)).isTrue();
        int first = graph.makeChildren(Tree.ROOT, moves);
        edges.setPrior(first, 0.5, 2);
        graph.publish(Tree.ROOT, first);
        graph.foldRave(first, 1, 2);
        assertThat(edges.mean(first)).isCloseTo(0.75f, within(EXACT));
        Trail trail = new Trail(9);
        trail.begin(Colour.FIRST);
        trail.addTreeMove(0, first);
        graph.addResult(trail, 0, false);
        assertThat(edges.mean(first)).isCloseTo(3 / 5f, within(EXACT));
        graph.foldRave(first, 1, 5);
        assertThat(edges.mean(first)).isCloseTo(8 / 10f, within(EXACT));
        assertThat(graph.result(Tree.ROOT)).as("one loss below").isEqualTo(1);
    }

    @Test
    void aNodeTakesAsManyBytesAsTheSettingSays() {
        int nodes = 1 << 20;
        long bytes = Allocation.bytes(() -> new Graph(nodes, true, false));
        assertThat(bytes / (double) nodes)
                .isBetween(46.0, SearchOptions.BYTES_PER_GRAPH_NODE + 0.1);
    }
}
