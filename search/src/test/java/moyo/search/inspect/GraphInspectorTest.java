package moyo.search.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.Searches;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.testkit.DrawnGraph;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** Transpositions seen in slow motion. */
final class GraphInspectorTest {
    /** Two ways lead to x: a0 and b0. */
    private static final DrawnGraph DRAWN =
            new DrawnGraph("r>ab a>xy b>xz x>pq p=1 q=-1 y=-1 z=-1", 10, false);

    private static <P extends Position<P>> Search<P> graph(Game<P> game, String settings) {
        return new Search<>(
                Searches.parts(game, Searches.UCB1), Searches.graphOptions(settings), new Rng(5));
    }

    @Test
    void marksMovesThatLeadToTheSamePosition() {
        Inspector<DrawnGraph.Spot> inspector = graph(DRAWN, "").inspect(DRAWN.newPosition());
        inspector.run(200);
        for (int first : List.of(0, 1)) {
            NodeView node = inspector.node(List.of(first));
            for (ChildView child : node.children()) {
                assertThat(child.transposition()).as("%s", child).isEqualTo(child.move() == 0);
            }
            assertThat(node.transposition()).isFalse();
            assertThat(inspector.node(List.of(first, 0)).transposition()).isTrue();
        }
        assertThat(inspector.node(List.of(0, 0)).children())
                .as("one position, seen along two paths")
                .isEqualTo(inspector.node(List.of(1, 0)).children());
    }

    @Test
    void showsSimulationsThatEndAtASharedPosition() {
        Inspector<DrawnGraph.Spot> inspector = graph(DRAWN, "").inspect(DRAWN.newPosition());
        List<SimulationView<DrawnGraph.Spot>> shared = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            SimulationView<DrawnGraph.Spot> simulation = inspector.step();
            if (simulation.evaluation().kind() == EvaluationView.Kind.SHARED) {
                shared.add(simulation);
            }
        }
        assertThat(shared).isNotEmpty();
        assertThat(shared)
                .allSatisfy(
                        s -> {
                            assertThat(s.evaluation().value()).isNaN();
                            assertThat(s.evaluation().playouts()).isZero();
                            assertThat(s.path()).endsWith(0);
                            SimulationView.Backup leaf = s.backup().get(s.backup().size() - 1);
                            assertThat(leaf.visitsAfter()).isEqualTo(leaf.visitsBefore() + 1);
                        });
    }

    @Test
    void lookingChangesNothing() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> plain = graph(game, "");
        plain.analyse(
                game.newPosition(),
                Analyst.ALL_MOVES,
                new Budget.Simulations(600),
                new StopSignal());
        Inspector<TicTacToe.Board> inspector = graph(game, "").inspect(game.newPosition());
        while (inspector.simulations() < plain.simulations()) {
            inspector.step();
            inspector.node(List.of());
        }
        assertThat(inspector.nodes()).isEqualTo(plain.tree().size());
        int[] visits = new int[game.moveCodes()];
        plain.snapshot().moves().forEach(move -> visits[move.move()] = move.visits());
        for (ChildView child : inspector.node(List.of()).children()) {
            assertThat(child.visits()).isEqualTo(visits[child.move()]);
        }
        assertThat(inspector.bestMove())
                .isEqualTo(Optional.of(plain.snapshot().moves().get(0).move()));
    }
}
