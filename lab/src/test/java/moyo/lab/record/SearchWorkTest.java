package moyo.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.lab.stats.Saving;
import moyo.search.count.Counts;
import org.junit.jupiter.api.Test;

final class SearchWorkTest {
    private static final Counts PLAIN = SampleCounts.of(1000, 100_000, 0, 0, 0, 0, 0);

    /** 1000 playouts of 100 moves, then as many while the gate was open. */
    private static Counts counts(long gated, long gatedMoves) {
        return SampleCounts.of(
                1000 + gated, 100_000 + gatedMoves, gated, gatedMoves, gated / 4, 8, 2);
    }

    private static GameResult game(
            int pair, int game, Counts a, Counts b, double cpuA, double cpuB) {
        return game(pair, game, a, b, cpuA, cpuB, List.of(Double.NaN, Double.NaN));
    }

    private static GameResult game(
            int pair,
            int game,
            Counts a,
            Counts b,
            double cpuA,
            double cpuB,
            List<Double> cpuSeconds) {
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
                List.of(10, 10),
                cpuSeconds,
                List.of(0.0, 0.0),
                List.of(0.0, 0.0),
                first ? SampleCounts.numbers(a, b) : SampleCounts.numbers(b, a),
                CounterNote.notes(List.of(a, b)),
                first ? SampleCounts.timed(cpuA, cpuB) : SampleCounts.timed(cpuB, cpuA),
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
                                game(0, 0, counts(100, 4000), counts(200, 16_000), 0.01, 0.03),
                                game(0, 1, counts(300, 12_000), counts(200, 16_000), 0.03, 0.03)));
        assertThat(work.a().mean(SampleCounts.MOVES)).isEqualTo(216_000 / 2400.0);
        assertThat(work.a().mean(SampleCounts.GATED_MOVES)).isEqualTo(40);
        assertThat(work.b().mean(SampleCounts.GATED_MOVES)).isEqualTo(80);
        assertThat(work.a().secondsPer(SampleCounts.GATED)).isCloseTo(1e-4, within(1e-15));
        assertThat(work.a().mean(SampleCounts.INTERRUPTED)).isEqualTo(0.25);
        assertThat(work.a().mean(SampleCounts.HITS)).isEqualTo(0.25);
        assertThat(work.compared())
                .extracting(SearchWork.Compared::of, SearchWork.Compared::per)
                .containsExactly(
                        tuple("gated-playout-moves", "gated-simulations"),
                        tuple("CPU time", "gated-simulations"),
                        tuple("playout-moves", "move of the game"));
        assertThat(work.saving().share()).isEqualTo(0.5);
        assertThat(cpu(work)).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(work.comparedGames()).isEqualTo(2);
    }

    @Test
    void aSavingBehindTheGateIsSmallerOverTheWholeGame() {
        List<Double> cpu = List.of(0.3, 0.4);
        SearchWork work =
                SearchWork.of(
                        List.of(
                                game(
                                        0,
                                        0,
                                        counts(1000, 50_000),
                                        counts(1000, 100_000),
                                        0.01,
                                        0.02,
                                        cpu)));
        SearchWork.Compared moves = work.compared().get(2);
        assertThat(moves.of()).isEqualTo("playout-moves");
        assertThat(moves.per()).isEqualTo("move of the game");
        assertThat(moves.saving().share()).as("150 of 200 thousand").isEqualTo(0.25);
        assertThat(moves.games()).isEqualTo(1);
        SearchWork.Compared time = work.compared().get(3);
        assertThat(time.of()).isEqualTo("CPU time");
        assertThat(time.per()).isEqualTo("move of the game");
        assertThat(time.saving().share()).isCloseTo(0.25, within(1e-12));
        assertThat(work.saving().share()).as("the row's saving stays").isEqualTo(0.5);
    }

    private static double cpu(SearchWork work) {
        return work.compared().get(1).saving().share();
    }

    @Test
    void thePairIsTheSample() {
        GameResult one = game(0, 0, counts(100, 4000), counts(100, 8000), 0.01, 0.02);
        GameResult other = game(0, 1, counts(100, 5000), counts(100, 8000), 0.01, 0.02);
        GameResult next = game(1, 0, counts(100, 5000), counts(100, 8000), 0.01, 0.02);
        assertThat(SearchWork.of(List.of(one, other)).saving().interval().low()).isNaN();
        assertThat(SearchWork.of(List.of(one, next)).saving().interval().low()).isFinite();
    }

    @Test
    void nothingIsComparedIfOnlyOneCounts() {
        SearchWork work =
                SearchWork.of(List.of(game(0, 0, counts(100, 4000), counts(0, 0), 0.01, 0.0)));
        assertThat(work.isTelling()).isTrue();
        assertThat(work.saving()).isEqualTo(Saving.UNKNOWN);
        assertThat(work.compared()).isEmpty();
        assertThat(work.comparedGames()).isZero();
    }

    @Test
    void searchesWithoutAMemoryTellNothing() {
        assertThat(new SearchWork().isTelling()).isFalse();
        assertThat(SearchWork.of(List.of(game(0, 0, PLAIN, Counts.NONE, 0.0, 0.0))).isTelling())
                .isFalse();
    }

    @Test
    void timeThatIsNotKnownIsNotCompared() {
        SearchWork work =
                SearchWork.of(
                        List.of(
                                game(0, 0, counts(100, 4000), counts(100, 8000), 0.01, 0.02),
                                game(1, 0, counts(100, 4000), counts(100, 8000), Double.NaN, 9.0)));
        assertThat(work.saving().share()).isEqualTo(0.5);
        assertThat(cpu(work)).isCloseTo(0.5, within(1e-12));
        assertThat(work.a().secondsPer(SampleCounts.GATED)).isCloseTo(1e-4, within(1e-15));
        assertThat(work.comparedGames()).isEqualTo(2);
    }
}
