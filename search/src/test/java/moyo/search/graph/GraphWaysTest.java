package moyo.search.graph;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.child;
import static moyo.search.Searches.graphOptions;
import static moyo.search.Searches.parts;
import static moyo.search.graph.LoneGraph.certain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.selection.Explanation;
import moyo.search.selection.SelectionRule;
import moyo.search.simulation.SearchParts;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.testkit.DrawnGraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways that differ in what they allow, and ways that go round. */
@Timeout(120)
final class GraphWaysTest {
    private static final float EXACT = 1e-6f;

    /** By way of b, x may go on to a; by way of a it may not, so a's x has moves of its own. */
    @Test
    void aMoveThatIsForbiddenByOneWayIsNotSharedWithIt() {
        DrawnGraph game = new DrawnGraph("r>ba a>x b>x x>ac c>de d=1 e=-1", 20, false);
        LoneGraph<DrawnGraph.Spot> lone = new LoneGraph<>(certain(game), "graph-stop=off");
        lone.simulate(300);
        Graph graph = lone.graph;
        int bx = lone.edge(0, 0);
        int ax = lone.edge(1, 0);
        assertThat(graph.nodes().childCount(bx)).isEqualTo(2);
        assertThat(graph.nodes().childCount(ax)).isEqualTo(1);
        assertThat(graph.parent(ax)).isNotEqualTo(graph.parent(bx));
        assertThat(graph.nodes().firstChild(lone.edge(1, 0, 1)))
                .as("they meet again at c")
                .isEqualTo(graph.nodes().firstChild(lone.edge(0, 0, 1)));
        lone.check(false);
    }

    /** Goes where it is told. */
    private static final class Told implements SelectionRule {
        private String line = "";

        @Override
        public int choose(Tree tree, int node, Trail trail) {
            return child(tree, node, line.charAt(trail.treeLength()) - '0');
        }

        @Override
        public Explanation explain(Tree tree, int node, int child, Trail trail) {
            return new Explanation("as told", List.of(), 0);
        }
    }

    /** The edge from y to x is shared; by way of a the first move of x is a repetition. */
    @Test
    void aSharedMoveThatIsForbiddenHereIsNotPlayed() {
        DrawnGraph game = new DrawnGraph("r>ba a>y b>y y>x x>ac c=-1 a=1", 20, false);
        Told told = new Told();
        LoneGraph<DrawnGraph.Spot> lone =
                new LoneGraph<>(certain(game, told), "graph-stop=off expand-threshold=0");
        told.line = "0000";
        lone.simulate(4); // b, by, byx, byxa
        Graph graph = lone.graph;
        int x = graph.parent(lone.edge(0, 0, 0));
        assertThat(graph.nodes().mean(x)).as("a playout, and a").isEqualTo(1);
        told.line = "1000";
        lone.simulate(1); // ay is linked to y, and x may not go on to a
        assertThat(graph.parent(lone.edge(1, 0, 0))).isEqualTo(x);
        assertThat(graph.nodes().visits(lone.edge(1, 0, 0, 0))).isEqualTo(1);
        assertThat(graph.results(x)).as("a playout instead of it").isEqualTo(2);
        assertThat(graph.nodes().visits(x)).isEqualTo(3);
        assertThat(graph.nodes().mean(x)).isCloseTo(2 / 3f, within(EXACT));
        lone.check(false);
    }

    /** By way of a the game is over at z, by way of b it is not. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aGameMayBeOverWhereAnotherWayGoesOn(boolean stop) {
        DrawnGraph game = new DrawnGraph("r>ba a>y b>y y>x x>zc z>a c=-1 z=1", 20, false);
        LoneGraph<DrawnGraph.Spot> lone = new LoneGraph<>(parts(game, UCB1), "graph-stop=" + stop);
        lone.simulate(2000);
        Graph graph = lone.graph;
        assertThat(lone.links()).isPositive();
        assertThat(graph.nodes().visits(Tree.ROOT)).isEqualTo(2000);
        lone.check(stop);
    }

    /** a and b lead to each other; who leaves loses, and a long game is a draw. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void circlesEnd(boolean stop) {
        DrawnGraph game = new DrawnGraph("a>bc b>ad c=-1 d=1", 60, true);
        SearchParts<DrawnGraph.Spot> parts = parts(game, UCB1);
        Search<DrawnGraph.Spot> search =
                new Search<>(parts, graphOptions("graph-stop=" + stop), new Rng(1));
        int move = search.chooseMove(game.newPosition(), new Budget.Simulations(3000));
        assertThat(move).isZero();
        assertThat(search.tree().size()).as("a, b, and the root's a").isLessThan(15);
        assertThat(search.counts().get(GraphLinks.LINKS)).isPositive();
        assertThat(search.snapshot().principalVariation()).startsWith(0, 0, 0);
        LoneGraph<DrawnGraph.Spot> lone = new LoneGraph<>(parts, "graph-stop=" + stop);
        lone.simulate(3000);
        for (int node = Tree.ROOT; node <= lone.edges.size(); node++) {
            assertThat(lone.edges.mean(node)).isBetween(0f, 1f);
        }
    }
}
