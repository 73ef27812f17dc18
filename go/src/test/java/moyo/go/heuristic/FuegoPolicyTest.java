package moyo.go.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.search.agent.AgentTeam;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FuegoPolicyTest {
    private static final GoGame GAME = new GoGame(9, 6.5, GoRules.CHINESE);

    @ParameterizedTest
    @CsvSource({"AC-AD-L-P-N, AtariCapture", "P-AC-AD-L-N, Pattern", "AC, AtariCapture"})
    void asksHeuristicsInTheAgentsOrder(String order, String first) {
        GoPosition position = GAME.newPosition();
        for (String move : List.of("D4", "A1", "F4", "J9", "E5", "E4")) {
            position.play(GAME.parseMove(move));
        }
        FuegoPolicy policy = new FuegoPolicy(GAME.geometry(), GoTeams.parse(order));
        Rng rng = new Rng(1);
        policy.begin(position, rng);
        int move = policy.choose(position, rng);
        assertThat(policy.voice().title()).isEqualTo(first);
        if (first.equals("AtariCapture")) {
            assertThat(GAME.moveName(move)).isEqualTo("E3");
        }
    }

    @Test
    void aTeamOfOneIsThatAgentMoveForMove() {
        AgentTeam alone = GoTeams.parse("N-AC-AD-L-P");
        assertThat(game(alone, 7)).isEqualTo(game(GoTeams.ORIGINAL, 7));
        assertThat(game(alone, 7)).isNotEqualTo(game(GoTeams.parse("P-L-AD-AC-N"), 7));
    }

    private static List<Integer> game(AgentTeam team, long seed) {
        GoPosition position = GAME.newPosition();
        FuegoPolicy policy = new FuegoPolicy(GAME.geometry(), team);
        Rng rng = new Rng(seed);
        List<Integer> moves = new ArrayList<>();
        policy.begin(position, rng);
        while (!position.isOver() && !policy.isDecided(position)) {
            int move = policy.choose(position, rng);
            moves.add(move);
            position.play(move);
            policy.played(position, move, rng);
        }
        return moves;
    }

    @Test
    void aLargeTeamAllocatesNothing() {
        FuegoPolicy policy = new FuegoPolicy(GAME.geometry(), GoTeams.parse("all"));
        GoPosition start = GAME.newPosition();
        GoPosition position = GAME.newPosition();
        Rng rng = new Rng(1);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 2000; i++) {
                        position.copyFrom(start);
                        position.beginPlayout();
                        policy.playOut(position, rng);
                    }
                });
        assertThat(policy.counts().sum(Counter::isCell)).isGreaterThan(100_000);
    }

    @Test
    void countsWhoMovesAgentByAgent() {
        FuegoPolicy policy =
                new FuegoPolicy(GAME.geometry(), GoTeams.parse("N-AC-AD-L-P:3,P-L-AD-AC-N"));
        Rng rng = new Rng(3);
        for (int i = 0; i < 200; i++) {
            policy.playOut(GAME.newPosition(), rng);
        }
        Counts counts = policy.counts();
        double first = counts.sum(c -> c.row().equals("N-AC-AD-L-P:3"));
        double second = counts.sum(c -> c.row().equals("P-L-AD-AC-N"));
        assertThat(first / (first + second)).isCloseTo(0.75, within(0.02));
        assertThat(counts.sum(c -> c.column().equals(Voice.PATTERN.title())))
                .isEqualTo(policy.count(Voice.PATTERN));
        double patternOfFirst = patterns(counts, "N-AC-AD-L-P:3") / first;
        double patternOfSecond = patterns(counts, "P-L-AD-AC-N") / second;
        assertThat(patternOfSecond).isGreaterThan(patternOfFirst + 0.05);
    }

    private static double patterns(Counts counts, String agent) {
        return counts.sum(c -> c.row().equals(agent) && c.column().equals(Voice.PATTERN.title()));
    }

    @Test
    void knowsTheTeamsOfThePaper() {
        assertThat(GoTeams.parse("all").size()).isEqualTo(120);
        assertThat(GoTeams.parse("all").orders()).doesNotHaveDuplicates();
        assertThat(GoTeams.parse("table1").orders().get(0)).hasToString("N-AC-AD-L-P");
        assertThat(GoTeams.parse("table3").list()).endsWith("AD-P-L-N-AC,AC-N-AD-L-P");
        assertThat(GoTeams.parse("learned")).isEqualTo(GoTeams.LEARNED).hasToString("learned");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "tabel1 | no team is called 'tabel1'; did you mean 'table1'?",
                "AD-X-L | 'X' in 'AD-X-L' is no heuristic; the heuristics are N, AC, AD, L, P",
                "AD-AD | 'AD-AD' asks a heuristic twice",
                "AD-L:0 | 'AD-L:0': '0' is not a weight above 0",
                "AD-L:x | 'AD-L:x': 'x' is not a weight above 0",
                "AD-L, | '' in '' is no heuristic; the heuristics are N, AC, AD, L, P"
            })
    void refusesWhatIsNoTeam(String text, String complaint) {
        assertThatThrownBy(() -> GoTeams.parse(text)).hasMessage(complaint);
    }
}
