package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import moyo.app.option.Games;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.inspect.ChildView;
import moyo.search.inspect.EvaluationView;
import moyo.search.inspect.Inspectable;
import moyo.search.inspect.Inspector;
import moyo.search.inspect.NodeView;
import moyo.search.inspect.SimulationView;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.session.GameKit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The search of every player with a tree can be opened, whatever parts it has. */
final class InspectEveryPlayerTest {
    private static final int SIMULATIONS = 60;
    private static final long SEED = 4;

    private static GameKit<?, ?> kit(String game) {
        return Games.LIST.of(game, game.equals("go") ? Map.of("size", "9") : Map.of());
    }

    static Stream<Arguments> players() {
        return Games.names().stream().flatMap(game -> players(game, kit(game)));
    }

    private static <G extends Game<P>, P extends Position<P>> Stream<Arguments> players(
            String game, GameKit<G, P> kit) {
        return Inspectable.names(kit.players()).stream()
                .filter(name -> kit.players().parse(name).missing().isEmpty())
                .map(name -> Arguments.of(game, name));
    }

    @ParameterizedTest
    @MethodSource("players")
    void aSteppedSearchThinksLikeAnyOther(String game, String player) {
        compare(kit(game), player);
    }

    private static <G extends Game<P>, P extends Position<P>> void compare(
            GameKit<G, P> kit, String player) {
        PlayerSpec<G, P> spec = kit.players().parse(player).withTreeNodes(50_000);
        P position = opening(kit.game());
        Analyst<P> plain = (Analyst<P>) spec.make(kit.game(), SEED);
        plain.analyse(
                position, Analyst.ALL_MOVES, new Budget.Simulations(SIMULATIONS), new StopSignal());
        Snapshot snapshot = plain.snapshot();
        Inspector<P> inspector =
                Inspectable.make(kit.players(), spec, kit.game(), SEED).inspect(position);
        inspector.run(5);
        while (inspector.simulations() < snapshot.simulations()) {
            check(inspector.step(), position);
            inspector.node(List.of());
        }
        NodeView root = inspector.node(List.of());
        assertThat(root.visits()).isEqualTo(snapshot.visits());
        Map<Integer, Integer> visits = new HashMap<>();
        snapshot.moves().forEach(move -> visits.put(move.move(), move.visits()));
        for (ChildView child : root.children()) {
            assertThat(child.visits()).as("%s", child).isEqualTo(visits.get(child.move()));
        }
        assertThat(inspector.nodes()).isEqualTo(snapshot.nodes());
    }

    private static <P extends Position<P>> P opening(Game<P> game) {
        P position = game.newPosition();
        MoveList moves = new MoveList(game.moveCodes());
        for (int i = 0; i < 4; i++) {
            position.legalMoves(moves);
            position.play(moves.get(moves.size() / 2));
        }
        return position;
    }

    private static <P extends Position<P>> void check(SimulationView<P> seen, P root) {
        for (SimulationView.Choice choice : seen.choices()) {
            double bound = choice.chosen().explanation().bound();
            assertThat(choice.children())
                    .allSatisfy(
                            c -> assertThat(c.explanation().bound()).isLessThanOrEqualTo(bound));
        }
        EvaluationView<P> evaluation = seen.evaluation();
        assertThat(evaluation.end().moveNumber())
                .isEqualTo(root.moveNumber() + seen.path().size() + evaluation.moves().size());
        if (evaluation.kind() == EvaluationView.Kind.NETWORK) {
            assertThat(evaluation.policy().stream().mapToDouble(p -> p.probability()).sum())
                    .isBetween(0.999, 1.001);
            assertThat(seen.priors()).isNotEmpty();
        }
        assertThat(seen.backup()).hasSize(seen.path().size() + 1);
        assertThat(seen.backup())
                .allSatisfy(b -> assertThat(b.visitsAfter()).isEqualTo(b.visitsBefore() + 1));
    }

    @Test
    void aPlayerWithoutATreeNamesThoseThatHaveOne() {
        assertThatThrownBy(() -> make(kit("connect4"), "random"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "player 'random' has no search tree that can be opened; these players have"
                                + " one: uct, btt, graph, zero");
        assertThatThrownBy(() -> make(kit("connect4"), "flat")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> make(kit("blokus"), "ab")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> make(kit("go"), "fuego parallel=root"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("agents");
    }

    private static <G extends Game<P>, P extends Position<P>> void make(
            GameKit<G, P> kit, String player) {
        Inspectable.make(kit.players(), kit.players().parse(player), kit.game(), SEED);
    }
}
