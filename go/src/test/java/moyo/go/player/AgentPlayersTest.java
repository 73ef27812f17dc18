package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.heuristic.Voice;
import moyo.search.clock.Budget;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AgentPlayersTest {
    private final GoGame game = new GoGame(7, 6.5, GoRules.parse("cgos"));

    private Player<GoPosition> player(String spec) {
        return SelfPlay.player(game, spec);
    }

    private List<Integer> game(Player<GoPosition> player, int playouts) {
        return SelfPlay.moves(game, player, playouts);
    }

    @Test
    void theOriginalAloneIsTheBaselineMoveForMove() {
        List<Integer> baseline = game(player("fuego-style nakade=on"), 200);
        assertThat(game(player("agents team=original"), 200)).isEqualTo(baseline);
        assertThat(game(player("agents team=N-AC-AD-L-P"), 200)).isEqualTo(baseline);
        assertThat(game(player("agents team=N-AC-AD-L-P:7"), 200)).isEqualTo(baseline);
        assertThat(game(player("agents team=table1"), 200)).isNotEqualTo(baseline);
        assertThat(game(player("agents"), 200))
                .isEqualTo(game(player("agents team=learned"), 200))
                .isNotEqualTo(baseline);
    }

    @ParameterizedTest
    @CsvSource({
        "agents, 1",
        "agents team=all, 120",
        "agents team=table1 rule=ucb1-tuned, 5",
        "agents team=table3 threads=2, 5",
        "fuego-style team=table3 parallel=root threads=2, 5",
        "fuego-style, 1",
        "btt team=table3 threads=2, 5",
        "btt-paper team=table1, 5",
        "graph team=table1, 5"
    })
    void teamsComposeWithEverythingElse(String spec, int agents) {
        Player<GoPosition> player = player(spec);
        assertThat(game(player, 100)).isNotEmpty();
        Counts counts = player.counts();
        List<String> rows =
                counts.counters().stream()
                        .filter(Counter::isCell)
                        .map(Counter::row)
                        .distinct()
                        .toList();
        assertThat(rows).hasSize(agents);
        assertThat(counts.sum(Counter::isCell)).isEqualTo(counts.get("playout-moves"));
        for (String row : rows) {
            assertThat(counts.sum(c -> c.row().equals(row))).as(row).isPositive();
        }
    }

    /** Fuego's own agent has nakade where it is set; a team is what it is. */
    @Test
    void nakadeIsInThePlayoutsWhereItIsInTheTeam() {
        assertThat(nakade("fuego-style")).isZero();
        assertThat(nakade("fuego-style nakade=on")).isPositive();
        assertThat(nakade("fuego-style team=original")).isPositive();
        assertThat(nakade("agents team=AC-AD-L-P")).isZero();
        assertThat(nakade("agents team=fuego")).isZero();
    }

    @Test
    void thePriorKnowledgeIsTheOriginalsTheTeamsOrNone() {
        for (String player : List.of("agents team=AD-P-L-N-AC", "btt team=AD-P-L-N-AC nakade=on")) {
            List<Integer> original = game(player(player), 200);
            assertThat(game(player(player + " prior=original"), 200)).isEqualTo(original);
            assertThat(game(player(player + " prior=team"), 200)).isNotEqualTo(original);
            assertThat(game(player(player + " prior=none"), 200)).isNotEqualTo(original);
        }
        assertThat(game(player("agents team=original prior=team"), 200))
                .as("the original's prior is the team's")
                .isEqualTo(game(player("agents team=original"), 200));
    }

    @Test
    void withoutPriorKnowledgeANodeHasNoPriorWeight() {
        assertThat(priorWeight("")).isPositive();
        assertThat(priorWeight("prior=team")).isPositive();
        assertThat(priorWeight("prior=none")).isZero();
    }

    /** The prior weight of the moves after one simulation. */
    private double priorWeight(String prior) {
        FuegoStyle player = (FuegoStyle) player("agents team=table3 " + prior);
        player.chooseMove(game.newPosition(), new Budget.Simulations(1));
        Tree tree = player.search().tree();
        double sum = 0;
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            sum += tree.priorWeight(child);
        }
        return sum;
    }

    private long nakade(String spec) {
        Player<GoPosition> player = player(spec);
        game(player, 50);
        return player.counts().sum(c -> c.column().equals(Voice.NAKADE.title()));
    }

    @Test
    void aWrongTeamIsNamed() {
        assertThatThrownBy(() -> GoPlayers.ALL.parse("agents team=AD-AX"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "player 'agents': team=AD-AX: 'AX' in 'AD-AX' is no heuristic;"
                                + " the heuristics are N, AC, AD, L, P");
    }
}
