package moyo.blokus.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.search.agent.AgentTeam;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.testkit.Allocation;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TeamPolicyTest {
    private static final BlokusGame GAME = new BlokusGame();

    @ParameterizedTest
    @ValueSource(strings = {"original", "all", "B", "R-M-C"})
    void playsByTheRules(String team) {
        TeamPolicy policy = new TeamPolicy(BlokusTeams.parse(team));
        Walks.repeat(
                100,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    while (!position.isOver()) {
                        int move = policy.choose(position, rng);
                        assertThat(position.isLegal(move)).as(GAME.moveName(move)).isTrue();
                        position.play(move);
                    }
                });
    }

    /** At the start the opponent has neither corners in reach nor a last move. */
    @ParameterizedTest
    @CsvSource({
        "S-M, Size",
        "M-S, Middle",
        "C-M, Corners",
        "R-B-M, Middle",
        "R-S-M, Size",
        "B-R, Random"
    })
    void asksHeuristicsInTheAgentsOrder(String order, String first) {
        TeamPolicy policy = new TeamPolicy(BlokusTeams.parse(order));
        policy.choose(GAME.newPosition(), new Rng(1));
        Counts counts = policy.counts();
        assertThat(counts.sum(Counter::isCell)).isEqualTo(1);
        assertThat(counts.sum(c -> c.column().equals(first))).isEqualTo(1);
    }

    @Test
    void aTeamOfOneIsThatAgentMoveForMove() {
        AgentTeam alone = BlokusTeams.parse("S-C-B-M-R");
        assertThat(game(alone, 7)).isEqualTo(game(BlokusTeams.parse("original"), 7));
        assertThat(game(alone, 7)).isNotEqualTo(game(alone, 8));
        assertThat(game(alone, 7)).isNotEqualTo(game(BlokusTeams.parse("R-M-B-C-S"), 7));
    }

    private static List<Integer> game(AgentTeam team, long seed) {
        BlokusPosition position = GAME.newPosition();
        TeamPolicy policy = new TeamPolicy(team);
        Rng rng = new Rng(seed);
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            moves.add(policy.choose(position, rng));
            position.play(moves.get(moves.size() - 1));
        }
        return moves;
    }

    @Test
    void countsWhoMovesAgentByAgentButNoPasses() {
        TeamPolicy policy = new TeamPolicy(BlokusTeams.parse("S-B:3,M-R"));
        Rng rng = new Rng(3);
        int placements = 0;
        for (int i = 0; i < 300; i++) {
            BlokusPosition position = GAME.newPosition();
            while (!position.isOver()) {
                int move = policy.choose(position, rng);
                placements += move == Game.PASS ? 0 : 1;
                position.play(move);
            }
        }
        Counts counts = policy.counts();
        double all = counts.sum(Counter::isCell);
        assertThat(all).isEqualTo(placements);
        assertThat(counts.sum(c -> c.row().equals("S-B:3")) / all).isCloseTo(0.75, within(0.03));
        assertThat(spoken(counts, "S-B:3")).containsExactly("Size", "Block", "Random");
        assertThat(spoken(counts, "M-R")).containsExactly("Middle", "Reply", "Random");
    }

    private static List<String> spoken(Counts counts, String agent) {
        return counts.counters().stream()
                .filter(c -> c.row().equals(agent) && counts.get(c) > 0)
                .map(Counter::column)
                .toList();
    }

    /** By more than three standard errors of 600 games. */
    @ParameterizedTest
    @ValueSource(strings = {"S", "B", "original", "all"})
    void agentsBeatChance(String team) {
        TeamPolicy policy = new TeamPolicy(BlokusTeams.parse(team));
        UniformPolicy uniform = new UniformPolicy();
        Rng rng = new Rng(9);
        double won = 0;
        for (int i = 0; i < 600; i++) {
            BlokusPosition position = GAME.newPosition();
            while (!position.isOver()) {
                boolean agents = position.toMove() == i % 2;
                position.play(
                        agents ? policy.choose(position, rng) : uniform.choose(position, rng));
            }
            double score = i % 2 == 0 ? position.score() : -position.score();
            won += score > 0 ? 1 : score == 0 ? 0.5 : 0;
        }
        assertThat(won / 600).isGreaterThan(0.5 + 3 * 0.5 / Math.sqrt(600));
    }

    @Test
    void allocatesNothing() {
        TeamPolicy policy = new TeamPolicy(BlokusTeams.parse("all"));
        BlokusPosition start = GAME.newPosition();
        BlokusPosition position = GAME.newPosition();
        Rng rng = new Rng(1);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 500; i++) {
                        position.copyFrom(start);
                        position.beginPlayout();
                        policy.playOut(position, rng);
                    }
                });
        assertThat(policy.counts().sum(Counter::isCell)).isPositive();
    }

    @Test
    void knowsItsTeams() {
        assertThat(BlokusTeams.parse("all").size()).isEqualTo(120);
        assertThat(BlokusTeams.parse("all").orders()).doesNotHaveDuplicates();
        assertThat(BlokusTeams.parse("original").list()).isEqualTo("S-C-B-M-R");
        for (String name : BlokusTeams.BOOK.names()) {
            assertThat(BlokusTeams.parse(name)).hasToString(name);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "orignal | no team is called 'orignal'; did you mean 'original'?",
                "S-X-B | 'X' in 'S-X-B' is no heuristic; the heuristics are S, C, B, M, R",
                "S-S | 'S-S' asks a heuristic twice",
                "S-B:0 | 'S-B:0': '0' is not a weight above 0",
                "S-B, | '' in '' is no heuristic; the heuristics are S, C, B, M, R"
            })
    void refusesWhatIsNoTeam(String text, String complaint) {
        assertThatThrownBy(() -> BlokusTeams.parse(text)).hasMessage(complaint);
    }
}
