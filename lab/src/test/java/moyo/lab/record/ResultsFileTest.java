package moyo.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.search.count.Counts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ResultsFileTest {
    /** As it was written before players told what their searches counted. */
    private static final String OLD_LINE =
            """
            {"run":"flat playouts=100 vs random","matchup":"flat playouts=100 vs random","pair":0,\
            "game":1,"first":"random","second":"flat playouts=100","seed":-8380485561501709151,\
            "result":"second","reason":"score","score":-23.5,"plies":48,"openingPlies":0,\
            "moves":["B5","A1","F6","F7","B4","C2","A6","D2","E4","A5","G6","G1","A4","E6","A3",\
            "E1","B7","F1","A2","E2","C7","C1","G7","C3","D7","F5","F4","E5","E3","B1","C5","E7",\
            "B6","D5","C6","C4","G2","D3","F3","G3","D6","D4","B2","F2","G5","B3","pass","pass"],\
            "simulations":[0,2400],"cpuSeconds":[9.0E-4,0.0355],"seconds":[0.0112,0.1339],\
            "longestMove":[0.0086,0.0465],"detail":"","host":"here","commit":"18e35188b9",\
            "when":"2026-11-15T17:25:01.459Z"}
            """;

    private static final Counts COUNTS = SampleCounts.of(3, 150, 2, 90, 1, 80, 6);

    @TempDir private Path folder;

    static GameResult result(int pair, int game, Outcome outcome) {
        return new GameResult(
                "run",
                "A vs B",
                pair,
                game,
                game == 0 ? "a" : "b",
                game == 0 ? "b" : "a",
                -5,
                outcome,
                "score",
                Double.NaN,
                2,
                0,
                List.of("D4", "pass"),
                List.of(3L, 0L),
                List.of(2, 1),
                List.of(0.25, Double.NaN),
                List.of(1.0, 2.0),
                List.of(0.5, 0.75),
                SampleCounts.numbers(COUNTS, Counts.NONE),
                CounterNote.notes(List.of(COUNTS)),
                SampleCounts.timed(0.125, Double.NaN),
                "a \"quoted\"\nline",
                "here",
                "abc",
                "2026-11-15T12:00:00Z");
    }

    private Path file() {
        return folder.resolve(ResultsFile.NAME);
    }

    private void write(GameResult... results) {
        try (ResultsFile file = ResultsFile.open(file())) {
            for (GameResult result : results) {
                file.add(result);
            }
        }
    }

    @Test
    void readsWhatItHasWritten() {
        GameResult one = result(0, 0, Outcome.FIRST);
        GameResult other = result(0, 1, Outcome.DRAW);
        write(one);
        write(other);
        assertThat(ResultsFile.read(file())).containsExactly(one, other);
    }

    @Test
    void writesOneLineAGameWithTheNamesOfTheContract() throws IOException {
        write(result(0, 0, Outcome.SECOND));
        assertThat(Files.readAllLines(file())).hasSize(1);
        var node = Json.MAPPER.readTree(Files.readString(file()));
        List<String> names =
                List.of(
                        "run",
                        "matchup",
                        "pair",
                        "game",
                        "first",
                        "second",
                        "seed",
                        "result",
                        "reason",
                        "score",
                        "plies",
                        "moves",
                        "simulations",
                        "cpuSeconds",
                        "host",
                        "commit",
                        "when");
        assertThat(names).allMatch(node::has);
        assertThat(node.path("result").asText()).isEqualTo("second");
        assertThat(node.path("score").isNull()).isTrue();
        assertThat(node.path("cpuSeconds").path(1).isNull()).isTrue();
    }

    @Test
    void aTornLastLineIsNoResultAndGoes() throws IOException {
        write(result(0, 0, Outcome.FIRST));
        String whole = Files.readString(file());
        for (int cut : List.of(1, 20, whole.length() - 2)) {
            String torn = cut == 1 ? "x".repeat(2 * whole.length()) : whole.substring(0, cut);
            Files.writeString(file(), whole + torn);
            assertThat(ResultsFile.read(file())).hasSize(1);
            write(result(1, 0, Outcome.FIRST));
            assertThat(ResultsFile.read(file())).hasSize(2);
            assertThat(Files.readAllLines(file())).hasSize(2);
        }
    }

    @Test
    void aWholeLastLineWithoutItsNewlineIsKept() throws IOException {
        write(result(0, 0, Outcome.FIRST), result(0, 1, Outcome.SECOND));
        Files.writeString(file(), Files.readString(file()).stripTrailing());
        assertThat(ResultsFile.read(file())).hasSize(2);
        write(result(1, 0, Outcome.FIRST));
        assertThat(ResultsFile.read(file())).hasSize(3);
        assertThat(Files.readAllLines(file())).hasSize(3);
    }

    @Test
    void allResultsOfALineAreRead() throws IOException {
        GameResult one = result(0, 0, Outcome.FIRST);
        GameResult other = result(0, 1, Outcome.DRAW);
        Files.writeString(file(), Json.line(one) + Json.line(other) + "\n");
        assertThat(ResultsFile.read(file())).containsExactly(one, other);
    }

    @Test
    void aLineWithSomethingElseBehindItsResultIsNamed() throws IOException {
        Files.writeString(file(), Json.line(result(0, 0, Outcome.FIRST)) + " and more\n");
        assertThatThrownBy(() -> ResultsFile.read(file()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 1");
    }

    @Test
    void aGameThatIsThereTwiceCountsOnce() {
        write(result(0, 0, Outcome.FIRST), result(0, 0, Outcome.SECOND));
        assertThat(ResultsFile.read(file())).containsExactly(result(0, 0, Outcome.FIRST));
    }

    @Test
    void aRepeatedGameIsNamedWithBothItsLines() {
        write(result(0, 0, Outcome.FIRST), result(0, 1, Outcome.FIRST));
        write(result(0, 0, Outcome.SECOND));
        ResultsFile.Content content = ResultsFile.read(file(), result -> Optional.empty());
        assertThat(content.results()).hasSize(2);
        assertThat(content.warnings())
                .containsExactly(
                        "line 3 of '%s' does not count (A vs B, pair 0, game 0): line 1 has the same game"
                                .formatted(file()));
    }

    @Test
    void aResultThatDoesNotBelongToAFileMakesRoomForOneThatDoes() {
        write(result(0, 0, Outcome.FIRST), result(0, 0, Outcome.SECOND));
        ResultsFile.Content content =
                ResultsFile.read(
                        file(),
                        result ->
                                result.result() == Outcome.FIRST
                                        ? Optional.of("no")
                                        : Optional.empty());
        assertThat(content.results()).containsExactly(result(0, 0, Outcome.SECOND));
        assertThat(content.warnings())
                .singleElement()
                .asString()
                .contains("line 1 of")
                .endsWith("no");
    }

    @Test
    void namesALineThatIsNoResult() throws IOException {
        write(result(0, 0, Outcome.FIRST));
        Files.writeString(file(), "{\"half\": \n", StandardOpenOption.APPEND);
        write(result(0, 1, Outcome.FIRST));
        assertThatThrownBy(() -> ResultsFile.read(file()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("{\"half\":");
    }

    @Test
    void anotherVersionsFurtherNamesAreLetPass() throws IOException {
        String line = Json.line(result(0, 0, Outcome.FIRST));
        Files.writeString(file(), "{\"colourOfTheSky\":3," + line.substring(1) + "\n");
        assertThat(ResultsFile.read(file())).hasSize(1);
    }

    @Test
    void anOlderVersionsLineSaysNothingOfSearches() throws IOException {
        Files.writeString(file(), OLD_LINE);
        GameResult old = ResultsFile.read(file()).get(0);
        assertThat(old.plies()).isEqualTo(48);
        assertThat(old.countsOf(0)).isEqualTo(Counts.NONE);
        assertThat(old.timedCpuSeconds()).containsExactly(Map.of(), Map.of());
        write(result(1, 0, Outcome.FIRST));
        assertThat(ResultsFile.read(file())).containsExactly(old, result(1, 0, Outcome.FIRST));
    }

    @Test
    void aLineSaysWhatIsToBeKnownOfItsCounters() {
        assertThat(Json.line(result(0, 0, Outcome.FIRST)))
                .contains(
                        "\"counts\":[{\"simulations\":3,\"playout-moves\":150,"
                                + "\"gated-simulations\":2,\"gated-playout-moves\":90,"
                                + "\"interrupted\":1,\"lookups\":80,\"hits\":6},{}]")
                .contains("\"gated-simulations\":{\"use\":\"TIME\"}")
                .contains(
                        "\"gated-playout-moves\":{\"per\":\"gated-simulations\","
                                + "\"use\":\"COMPARE\"}")
                .contains("\"timedCpuSeconds\":[{\"gated-simulations\":0.125},{}]");
    }

    /** As written at 32b13e9, when a fixed set of counts was called effort. */
    @Test
    void countsOfOldLinesAreReadUnderTheirNewNames() throws IOException {
        String line =
                Json.line(result(0, 0, Outcome.FIRST))
                        .replaceFirst(
                                "\"counts\":.*?\"timedCpuSeconds\":\\[.*?]",
                                "\"effort\":[{\"simulations\":3,\"playoutMoves\":150,"
                                        + "\"gatedSimulations\":2,\"gatedPlayoutMoves\":90,"
                                        + "\"interrupted\":1,\"lookups\":80,\"hits\":6},{}],"
                                        + "\"gatedCpuSeconds\":[0.125,null]");
        assertThat(line).contains("effort").doesNotContain("counters");
        Files.writeString(file(), line + "\n");
        GameResult old = ResultsFile.read(file()).get(0);
        assertThat(old.countsOf(0)).isEqualTo(COUNTS);
        assertThat(old.timedCpuSeconds()).isEqualTo(SampleCounts.timed(0.125, Double.NaN));
        assertThat(SearchWork.of(List.of(old)).a().mean(SampleCounts.GATED_MOVES)).isEqualTo(45);
    }
}
