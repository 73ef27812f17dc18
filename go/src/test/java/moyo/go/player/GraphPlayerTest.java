package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.search.clock.Budget;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GraphPlayerTest {
    private static Player<GoPosition> player(GoGame game, String spec) {
        return GoPlayers.ALL.parse(spec + " resign=0").make(game, 1);
    }

    /** Small boards are full of captures: what one way allows, superko forbids on another. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "graph graph-stop=on",
                "graph graph-stop=off",
                "graph threads=3",
                "graph threads=3 virtual-loss=on graph-stop=off"
            })
    void playsByTheRulesWhereStonesComeAndGo(String spec) {
        for (GoRules rules : new GoRules[] {GoRules.TROMP_TAYLOR, GoRules.JAPANESE}) {
            GoGame game = new GoGame(4, 0.5, rules);
            Player<GoPosition> graph = player(game, spec);
            GoPosition position = game.newPosition();
            while (!position.isOver() && position.moveNumber() < 60) {
                int move = graph.chooseMove(position, new Budget.Simulations(400));
                assertThat(position.isLegal(move)).isTrue();
                position.play(move);
            }
            assertThat(graph.counts().get("graph-links")).isGreaterThan(100);
        }
    }

    @Test
    void sharesWhatSeveralOrdersOfMovesLeadTo() {
        GoGame game = new GoGame(9, 6.5, GoRules.CHINESE);
        for (String stop : new String[] {"on", "off"}) {
            Player<GoPosition> graph = player(game, "graph graph-stop=" + stop);
            graph.chooseMove(game.newPosition(), new Budget.Simulations(3000));
            Counts counts = graph.counts();
            assertThat(counts.get("graph-links")).isGreaterThan(30);
            assertThat(counts.get("graph-stops") > 30).isEqualTo(stop.equals("on"));
            assertThat(graph.explainLastMove()).contains(" transpositions, ");
        }
    }

    @Test
    void doesNotKnowSettingsThatNeedATree() {
        for (String setting : new String[] {"reuse=on", "solver=on", "ponder=on"}) {
            assertThatThrownBy(() -> GoPlayers.ALL.parse("graph " + setting))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("unknown setting '" + setting.split("=")[0] + "'");
        }
    }

    /** Beyond what a search allocates to explain itself. */
    @Test
    void simulationsAllocateNothing() {
        GoGame game = new GoGame(9, 6.5, GoRules.CHINESE);
        Player<GoPosition> graph = player(game, "graph");
        GoPosition start = game.newPosition();
        graph.chooseMove(start, new Budget.Simulations(3000));
        long few = Allocation.bytes(() -> graph.chooseMove(start, new Budget.Simulations(300)));
        long many = Allocation.bytes(() -> graph.chooseMove(start, new Budget.Simulations(3000)));
        assertThat(many - few).isLessThan(20_000);
    }
}
