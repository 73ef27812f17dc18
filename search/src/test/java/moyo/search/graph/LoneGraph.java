package moyo.search.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.Searches;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.playout.Outcome;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.playout.Playouts;
import moyo.search.selection.SelectionRule;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Tree;
import moyo.search.watch.Owners;

/** One thread on a graph, simulation by simulation. */
public final class LoneGraph<P extends Position<P>> {
    final Graph graph = new Graph(10_000, false, false);
    final Tree edges = graph.nodes();
    final Simulator<P> simulator;
    final P root;

    LoneGraph(SearchParts<P> parts, String settings) {
        simulator = on(graph, parts, Searches.graphOptions(settings));
        root = parts.game().newPosition();
    }

    static <P extends Position<P>> Simulator<P> on(
            Graph graph, SearchParts<P> parts, SearchOptions options) {
        return new Simulator<>(
                parts, options, graph, new GraphLinks<>(parts, options, graph), new Rng(1));
    }

    /** How many edges were linked to a position that another edge has made. */
    long links() {
        return simulator.counts().get(GraphLinks.LINKS);
    }

    /** How many simulations ended at a position with more visits than the edge. */
    long stops() {
        return simulator.counts().get(GraphLinks.STOPS);
    }

    void simulate(int times) {
        for (int i = 0; i < times; i++) {
            simulator.simulate(root);
        }
    }

    /** The edge at the end of these moves. */
    int edge(int... moves) {
        int edge = Tree.ROOT;
        for (int move : moves) {
            edge = Searches.child(edges, edge, move);
        }
        return edge;
    }

    /** Playouts of which the result is known: always the first move. */
    private static final class FirstMove<P extends Position<P>> implements PlayoutPolicy<P> {
        private final MoveList moves;

        FirstMove(Game<P> game) {
            moves = new MoveList(game.moveCodes());
        }

        @Override
        public int choose(P position, Rng rng) {
            position.legalMoves(moves);
            return moves.get(0);
        }
    }

    public static <P extends Position<P>> SearchParts<P> certain(Game<P> game) {
        return certain(game, Searches.UCB1);
    }

    public static <P extends Position<P>> SearchParts<P> certain(Game<P> game, SelectionRule rule) {
        return SearchParts.of(
                game,
                () -> rule,
                () -> new ListedMoves<P>(Position::legalMoves, Prior.none(), true),
                Playouts.by(game, () -> new FirstMove<>(game), Outcome.WIN_OR_LOSS),
                Owners.none());
    }

    /** All that must hold in one thread, at any time. */
    void check(boolean stop) {
        Set<Integer> positions = new HashSet<>();
        List<Integer> reached = new ArrayList<>(List.of(Tree.ROOT));
        int[] ways = new int[edges.capacity() + 1];
        for (int i = 0; i < reached.size(); i++) {
            int edge = reached.get(i);
            assertThat(graph.results(edge)).isEqualTo(edges.visits(edge));
            if (!edges.isExpanded(edge)) {
                continue;
            }
            int position = graph.parent(edge);
            ways[position] += edges.visits(edge);
            if (stop) {
                assertThat(edges.visits(edge)).isLessThanOrEqualTo(edges.visits(position));
            }
            if (positions.add(position)) {
                int visits = graph.results(position);
                for (int c = 0; c < edges.childCount(edge); c++) {
                    reached.add(edges.firstChild(edge) + c);
                    visits += edges.visits(edges.firstChild(edge) + c);
                }
                assertThat(edges.visits(position)).isEqualTo(visits);
            }
        }
        assertThat(1 + reached.size() - 1 + positions.size()).isEqualTo(edges.size());
        for (int position : positions) {
            if (stop) {
                assertThat(ways[position]).isGreaterThanOrEqualTo(edges.visits(position));
            } else {
                assertThat(ways[position]).isEqualTo(edges.visits(position));
            }
        }
    }
}
