package moyo.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import moyo.game.BadInput;
import moyo.go.player.GoPlayers;
import moyo.search.simulation.SearchOptions;
import org.junit.jupiter.api.Test;

final class SearchBenchTest {
    private static final SearchBench.Figures FIGURES =
            new SearchBench.Figures(2, 30_000, 1.5, 0.75, 25_000.4, 48_000.6);

    @Test
    void figuresAreTheSameForPeopleAndPrograms() {
        assertThat(FIGURES.text("uct"))
                .isEqualTo(
                        "    20000 per CPU second (best 25000), 40000 per second with 2 threads,"
                                + " by uct");
        assertThat(FIGURES.json("uct"))
                .containsExactly(
                        entry("threads", 2),
                        entry("player", "uct"),
                        entry("perCpuSecond", 20_000L),
                        entry("bestPerCpuSecond", 25_000L),
                        entry("perSecond", 40_000L),
                        entry("bestPerSecond", 48_001L),
                        entry("cpuSeconds", 1.5),
                        entry("simulations", 30_000L));
    }

    @Test
    void onlyShortMeasurementsHaveShorterSearches() {
        assertThat(SearchBench.simulations(20_000, 1)).isEqualTo(20_000);
        assertThat(SearchBench.simulations(20_000, 0.5)).isEqualTo(20_000);
        assertThat(SearchBench.simulations(20_000, 0.1)).isEqualTo(4_000);
        assertThat(SearchBench.simulations(20_000, 0.0001)).isEqualTo(400);
    }

    @Test
    void onlyMoreThanOneThreadIsAskedOfAPlayer() {
        var uct = SearchBench.withThreads(GoPlayers.ALL.parse("uct"), 2);
        assertThat(uct.settings().get(SearchOptions.THREADS)).isEqualTo(2);
        var three = SearchBench.withThreads(GoPlayers.ALL.parse("uct threads=3"), 1);
        assertThat(three.settings().get(SearchOptions.THREADS)).isEqualTo(3);
        var flat = GoPlayers.ALL.parse("flat");
        assertThat(SearchBench.withThreads(flat, 1)).isEqualTo(flat);
        assertThatThrownBy(() -> SearchBench.withThreads(flat, 2))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("threads");
    }
}
