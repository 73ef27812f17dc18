package moyo.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.lab.stats.Saving;
import moyo.search.Effort;
import org.junit.jupiter.api.Test;

final class SearchWorkTest {
    /** 1000 playouts of 100 moves, then as many while the gate was open. */
    private static Effort effort(long gated, long gatedMoves) {
        return new Effort(
                1000 + gated,
                100_000 + gatedMoves,
                gated,
                gatedMoves,
                gated / 4,
                2 * gated,
                8,
                2,
                10,
                1);
    }

    private static GameResult game(
            int pair, int game, Effort a, Effort b, Double cpuA, Double cpuB) {
        boolean first = game == 0;
        return new GameResult(
                "run",
                "A vs B",
                pair,
                game,
                "",
                "",
                1,
                Outcome.DRAW,
                "score",
                0,
                0,
                0,
                List.of(),
                List.of(0L, 0L),
                List.of(Double.NaN, Double.NaN),
                List.of(0.0, 0.0),
                List.of(0.0, 0.0),
                first ? List.of(a, b) : List.of(b, a),
                first ? List.of(cpuA, cpuB) : List.of(cpuB, cpuA),
                "",
                "",
                "",
                "");
    }

    @Test
    void figuresFollowThePlayerNotTheColour() {
        SearchWork work =
                SearchWork.of(
                        List.of(
                                game(0, 0, effort(100, 4000), effort(200, 16_000), 0.01, 0.03),
                                game(0, 1, effort(300, 12_000), effort(200, 16_000), 0.03, 0.03)));
        assertThat(work.a().movesPerPlayout()).isEqualTo(216_000 / 2400.0);
        assertThat(work.a().gatedMovesPerPlayout()).isEqualTo(40);
        assertThat(work.b().gatedMovesPerPlayout()).isEqualTo(80);
        assertThat(work.a().gatedCpuPerPlayout()).isCloseTo(1e-4, within(1e-15));
        assertThat(work.a().interruptedShare()).isEqualTo(0.25);
        assertThat(work.a().hitShare()).isEqualTo(0.25);
        assertThat(work.a().knownNodesPerPlayout()).isEqualTo(2);
        assertThat(work.a().replacedShare()).isEqualTo(0.1);
        assertThat(work.savedMoves().share()).isEqualTo(0.5);
        assertThat(work.savedCpu().share()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(work.comparedGames()).isEqualTo(2);
    }

    @Test
    void thePairIsTheSample() {
        GameResult one = game(0, 0, effort(100, 4000), effort(100, 8000), 0.01, 0.02);
        GameResult other = game(0, 1, effort(100, 5000), effort(100, 8000), 0.01, 0.02);
        GameResult next = game(1, 0, effort(100, 5000), effort(100, 8000), 0.01, 0.02);
        assertThat(SearchWork.of(List.of(one, other)).savedMoves().interval().low()).isNaN();
        assertThat(SearchWork.of(List.of(one, next)).savedMoves().interval().low()).isFinite();
    }

    @Test
    void nothingIsComparedIfOnlyOneCounts() {
        SearchWork work =
                SearchWork.of(List.of(game(0, 0, effort(100, 4000), effort(0, 0), 0.01, 0.0)));
        assertThat(work.isTelling()).isTrue();
        assertThat(work.savedMoves()).isEqualTo(Saving.UNKNOWN);
        assertThat(work.savedCpu()).isEqualTo(Saving.UNKNOWN);
        assertThat(work.comparedGames()).isZero();
    }

    @Test
    void searchesWithoutAMemoryTellNothing() {
        assertThat(new SearchWork().isTelling()).isFalse();
        assertThat(
                        SearchWork.of(List.of(game(0, 0, effort(0, 0), Effort.NONE, 0.0, 0.0)))
                                .isTelling())
                .isFalse();
    }

    @Test
    void timeThatIsNotKnownIsNotCompared() {
        SearchWork work =
                SearchWork.of(
                        List.of(
                                game(0, 0, effort(100, 4000), effort(100, 8000), 0.01, 0.02),
                                game(1, 0, effort(100, 4000), effort(100, 8000), Double.NaN, 9.0)));
        assertThat(work.savedMoves().share()).isEqualTo(0.5);
        assertThat(work.savedCpu().share()).isCloseTo(0.5, within(1e-12));
        assertThat(work.a().gatedCpuPerPlayout()).isCloseTo(1e-4, within(1e-15));
        assertThat(work.comparedGames()).isEqualTo(2);
    }
}
