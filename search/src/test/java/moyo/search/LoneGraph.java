package moyo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;

/** One thread on a graph, simulation by simulation. */
final class LoneGraph<P extends Position<P>> {
    private static final Ucb1 UCB1 = new Ucb1(1.0);

    final Graph graph = new Graph(10_000, false, false);
    final GraphSimulator<P> simulator;
    final P root;

    LoneGraph(SearchParts<P> parts, String settings) {
        simulator = new GraphSimulator<>(parts, options(settings), graph, new Rng(1));
        root = parts.game().newPosition();
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
            edge = child(graph, edge, move);
        }
        return edge;
    }

    /** All legal moves, and ties go to the first. */
    private record InOrder<P extends Position<P>>() implements Candidates<P> {
        @Override
        public void of(P position, MoveList moves) {
            position.legalMoves(moves);
        }

        @Override
        public boolean inOrder() {
            return true;
        }
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

    static <P extends Position<P>> SearchParts<P> certain(Game<P> game) {
        return certain(game, UCB1);
    }

    static <P extends Position<P>> SearchParts<P> certain(Game<P> game, SelectionRule rule) {
        return new SearchParts<>(
                game,
                () -> rule,
                InOrder::new,
                InOrder::new,
                () -> new FirstMove<>(game),
                SearchParts.noPrior(),
                Outcome.WIN_OR_LOSS,
                Owners.none());
    }

    static <P extends Position<P>> SearchParts<P> random(
            Game<P> game, SelectionRule rule, Prior<P> prior, Outcome outcome) {
        return new SearchParts<>(
                game,
                () -> rule,
                () -> Position::legalMoves,
                () -> Position::legalMoves,
                () -> new AnyMove<>(game),
                () -> prior,
                outcome,
                Owners.none());
    }

    static <P extends Position<P>> SearchParts<P> random(Game<P> game) {
        return random(game, UCB1, SearchParts.<P>noPrior().get(), Outcome.WIN_OR_LOSS);
    }

    static SearchOptions options(String settings) {
        Settings all = Settings.defaults(SearchOptions.GRAPH_SETTINGS);
        for (String word : settings.split(" ")) {
            all = word.isEmpty() ? all : all.with(word);
        }
        return SearchOptions.from(all);
    }

    static int child(Tree tree, int node, int move) {
        for (int i = 0; i < tree.childCount(node); i++) {
            if (tree.move(tree.firstChild(node) + i) == move) {
                return tree.firstChild(node) + i;
            }
        }
        throw new AssertionError("no child with move " + move);
    }

    /** All that must hold in one thread, at any time. */
    void check(boolean stop) {
        Set<Integer> positions = new HashSet<>();
        List<Integer> edges = new ArrayList<>(List.of(Tree.ROOT));
        int[] ways = new int[graph.capacity() + 1];
        for (int i = 0; i < edges.size(); i++) {
            int edge = edges.get(i);
            assertThat(graph.results(edge)).isEqualTo(graph.visits(edge));
            if (!graph.isExpanded(edge)) {
                continue;
            }
            int position = graph.position(edge);
            ways[position] += graph.visits(edge);
            if (stop) {
                assertThat(graph.visits(edge)).isLessThanOrEqualTo(graph.visits(position));
            }
            if (positions.add(position)) {
                int visits = graph.results(position);
                for (int c = 0; c < graph.childCount(edge); c++) {
                    edges.add(graph.firstChild(edge) + c);
                    visits += graph.visits(graph.firstChild(edge) + c);
                }
                assertThat(graph.visits(position)).isEqualTo(visits);
            }
        }
        assertThat(1 + edges.size() - 1 + positions.size()).isEqualTo(graph.size());
        for (int position : positions) {
            if (stop) {
                assertThat(ways[position]).isGreaterThanOrEqualTo(graph.visits(position));
            } else {
                assertThat(ways[position]).isEqualTo(graph.visits(position));
            }
        }
    }
}
