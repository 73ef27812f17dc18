package moyo.lab.report.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import org.junit.jupiter.api.Test;

final class UsageTest {
    @Test
    void openingsAreNobodysMoves() {
        assertThat(Usage.ownMoves(game(0, 9, 3, 1, 1), 0)).isEqualTo(3);
        assertThat(Usage.ownMoves(game(0, 9, 3, 1, 1), 1)).isEqualTo(3);
        assertThat(Usage.ownMoves(game(0, 10, 3, 1, 1), 1)).isEqualTo(4);
        assertThat(Usage.ownMoves(game(0, 5, 0, 1, 1), 0)).isEqualTo(3);
    }

    /** A moves first in the first game, and second in the other. */
    @Test
    void figuresFollowThePlayerNotTheColour() {
        Usage a = of("a", game(0, 20, 0, 10, 2000), game(1, 20, 0, 30, 6000));
        assertThat(a.games()).isEqualTo(2);
        assertThat(a.cpuPerGame()).isEqualTo((10 + 60) / 2.0);
        assertThat(a.cpuPerMove()).isEqualTo((10 + 60) / 20.0);
        assertThat(a.secondsPerGame()).isEqualTo((11 + 61) / 2.0);
        assertThat(a.simulationsPerMove()).isEqualTo((2000 + 12000) / 20.0);
        assertThat(a.simulationsPerCpuSecond()).isEqualTo((2000 + 12000) / 70.0);
        assertThat(a.longestMove()).isEqualTo(6);
    }

    @Test
    void unknownFiguresLeaveMeansAlone() {
        Usage a = of("a", game(0, 20, 0, 10, 2000), game(1, 20, 0, Double.NaN, 0));
        assertThat(a.cpuPerGame()).isEqualTo(10);
        assertThat(a.simulationsPerMove()).isEqualTo(200);
        assertThat(of("a", game(0, 20, 0, Double.NaN, 0)).simulationsPerCpuSecond()).isNaN();
    }

    private static Usage of(String player, GameResult... games) {
        Map<String, Usage> usage = Usage.of(List.of(new MatchupResults("a", "b", List.of(games))));
        return Objects.requireNonNull(usage.get(player));
    }

    /** The second player uses twice as much as the first. */
    private static GameResult game(int game, int plies, int opening, double cpu, long simulations) {
        return new GameResult(
                "run",
                "a vs b",
                0,
                game,
                "x",
                "y",
                1,
                Outcome.DRAW,
                "score",
                0,
                plies,
                opening,
                List.of(),
                List.of(simulations, 2 * simulations),
                List.of(),
                List.of(cpu, 2 * cpu),
                List.of(cpu + 1, 2 * cpu + 1),
                List.of(cpu / 10, cpu / 5),
                List.of(),
                Map.of(),
                List.of(),
                "",
                "",
                "",
                "");
    }
}
