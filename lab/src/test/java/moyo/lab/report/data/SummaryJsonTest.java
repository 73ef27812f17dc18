package moyo.lab.report.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Sprt;
import org.junit.jupiter.api.Test;

final class SummaryJsonTest {
    @Test
    void whatSearchesDidIsThereWhereAMemoryWasOpen() throws Exception {
        JsonNode plain = read(SampleRuns.view(sample()));
        assertThat(plain.get("searches")).isEmpty();
        assertThat(plain.get("matchups").get(0).has("saving")).isFalse();
        JsonNode root = read(SampleRuns.view(SampleRuns.withMemory(sample())));
        JsonNode a = root.get("searches").get("a");
        assertThat(names(a))
                .containsExactly(
                        "simulations",
                        "playoutMoves",
                        "playoutMovesPerSimulations",
                        "gatedSimulations",
                        "cpuSecondsPerGatedSimulations",
                        "gatedPlayoutMoves",
                        "gatedPlayoutMovesPerGatedSimulations",
                        "interrupted",
                        "interruptedPerGatedSimulations",
                        "lookups",
                        "hits",
                        "hitsPerLookups");
        assertThat(a.get("hitsPerLookups").asDouble()).isEqualTo(0.125);
        JsonNode saving = root.get("matchups").get(0).get("savings").get(0);
        assertThat(names(saving)).containsExactly("of", "per", "games", "share", "low", "high");
        assertThat(saving.get("of").asText()).isEqualTo("gated-playout-moves");
        assertThat(saving.get("share").asDouble()).isCloseTo(0.4, within(0.001));
        assertThat(saving.get("low").asDouble()).isLessThan(saving.get("share").asDouble());
    }

    @Test
    void namesAreStable() throws Exception {
        JsonNode root = read(SampleRuns.view(new Sprt(0, 50, 0.05, 0.05), sample()));
        assertThat(names(root))
                .containsExactly(
                        "title",
                        "written",
                        "running",
                        "playedGames",
                        "plannedGames",
                        "headline",
                        "conclusion",
                        "warnings",
                        "level",
                        "matchups",
                        "ratings",
                        "usage",
                        "searches",
                        "command",
                        "facts");
        JsonNode matchup = root.get("matchups").get(0);
        assertThat(names(matchup))
                .containsExactly(
                        "a",
                        "b",
                        "all",
                        "first",
                        "second",
                        "elo",
                        "eloLow",
                        "eloHigh",
                        "los",
                        "tTestP",
                        "pairs",
                        "pentanomial",
                        "sprt",
                        "endings",
                        "faults",
                        "duplicates",
                        "cpu",
                        "plies");
        assertThat(names(matchup.get("all")))
                .containsExactly(
                        "games",
                        "wins",
                        "draws",
                        "losses",
                        "points",
                        "rate",
                        "rateLow",
                        "rateHigh");
        assertThat(names(matchup.get("sprt")))
                .containsExactly(
                        "elo0",
                        "elo1",
                        "alpha",
                        "beta",
                        "llr",
                        "lowerBound",
                        "upperBound",
                        "decision");
        assertThat(names(root.get("usage").get("a")))
                .containsExactly(
                        "games",
                        "cpuSecondsPerGame",
                        "cpuSecondsPerMove",
                        "secondsPerGame",
                        "secondsPerMove",
                        "longestMove",
                        "simulationsPerMove",
                        "simulationsPerCpuSecond");
    }

    @Test
    void figuresAreThoseOfTheGames() throws Exception {
        JsonNode root = read(SampleRuns.view(sample()));
        JsonNode matchup = root.get("matchups").get(0);
        assertThat(root.get("playedGames").asInt()).isEqualTo(3);
        assertThat(matchup.get("all").get("points").asDouble()).isEqualTo(1.5);
        assertThat(matchup.get("first").get("wins").asInt()).isEqualTo(1);
        assertThat(matchup.get("pentanomial").toString()).isEqualTo("[0,0,0,1,0]");
        assertThat(matchup.get("endings").get("time").asInt()).isEqualTo(1);
        assertThat(matchup.get("faults").get(0).get("player").asText()).isEqualTo("a");
    }

    @Test
    void whatIsNotKnownIsNull() throws Exception {
        JsonNode matchup =
                read(SampleRuns.view(new MatchupResults("a", "b", List.of()))).at("/matchups/0");
        assertThat(matchup.get("elo").isNull()).isTrue();
        assertThat(matchup.get("all").get("rate").isNull()).isTrue();
    }

    /** A win as first, a draw as second, a loss on time as first. */
    private static MatchupResults sample() {
        return new MatchupResults(
                "a",
                "b",
                List.of(
                        SampleRuns.game(0, 0, Outcome.FIRST),
                        SampleRuns.game(0, 1, Outcome.DRAW),
                        SampleRuns.game(
                                "a",
                                "b",
                                1,
                                0,
                                Outcome.SECOND,
                                "time",
                                Double.NaN,
                                List.of("D4"))));
    }

    private static JsonNode read(RunView view) throws Exception {
        return new ObjectMapper().readTree(SummaryJson.of(Figures.of(view)));
    }

    private static List<String> names(JsonNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
