package moyo.lab.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DamagedRecordTest {
    @TempDir private Path folder;

    private Path file() {
        return folder.resolve(ResultsFile.NAME);
    }

    private ResultsFile.Content read(String text) throws IOException {
        Files.writeString(file(), text);
        return ResultsFile.read(file(), result -> Optional.empty());
    }

    private static ObjectNode good() throws IOException {
        String line = Json.line(ResultsFileTest.result(0, 0, Outcome.FIRST));
        return (ObjectNode) Json.MAPPER.readTree(line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "pair | null | 'pair' is null, not a whole number",
                "pair | 9999999999 | 'pair' is 9999999999, not a whole number",
                "game | 1.5 | 'game' is 1.5, not a whole number",
                "game | 2 | the games of a pair are 0 and 1",
                "pair | -1 | pairs are counted from 0",
                "first | 7 | 'first' is 7, not a text",
                "result | \"third\" | 'result' is \"third\", not one of first, second, draw",
                "score | \"9\" | 'score' is \"9\", not a number",
                "score | 1e300 | 'score' is 1.0E300, not a number from",
                "moves | {} | 'moves' is an object, not a list",
                "moves | [\"D4\",null] | 'moves[1]' is null, not a text",
                "plies | 3 | 'moves' has 2 moves, not as many as 'plies' says: 3",
                "openingPlies | 3 | 'openingPlies' is more than 'plies', 2",
                "simulations | [1] | 'simulations' is a list of 1, not a list of 2",
                "simulations | [1,-1] | 'simulations[1]' is -1, not a whole number from 0",
                "cpuSeconds | [0,true] | 'cpuSeconds[1]' is true, not a number",
                "thoughts | [1] | 'thoughts' is a list of 1, not a list of 2",
                "counts | [{},{\"hits\":-1}] | 'counts[1].hits' is -1, not a whole number",
                "counters | {\"hits\":3} | 'counters.hits' is NUMBER, not an object",
                "counters | {\"hits\":{\"use\":\"X\"}} | 'counters.hits.use' is \"X\", not one of",
                "timedCpuSeconds | [{},{\"hits\":\"x\"}] | 'timedCpuSeconds[1].hits' is \"x\", not",
            })
    void theFieldThatIsWrongIsNamed(String field, String value, String complaint)
            throws IOException {
        ObjectNode record = good();
        record.set(field, Json.MAPPER.readTree(value));
        ResultsFile.Content content = read("\n" + Json.line(record) + "\n");
        assertThat(content.results()).isEmpty();
        assertThat(content.warnings())
                .singleElement()
                .asString()
                .startsWith("line 2 of '%s' does not count".formatted(file()))
                .contains(complaint);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
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
                "openingPlies",
                "moves",
                "simulations",
                "cpuSeconds",
                "seconds",
                "longestMove",
                "detail",
                "host",
                "commit",
                "when"
            })
    void aFieldThatIsMissingIsNamed(String field) throws IOException {
        ObjectNode record = good();
        record.remove(field);
        assertThat(read(Json.line(record) + "\n").warnings())
                .singleElement()
                .asString()
                .contains("'%s' is missing, ".formatted(field));
    }

    @ParameterizedTest
    @ValueSource(strings = {"thoughts", "counts", "counters", "timedCpuSeconds"})
    void whatOlderVersionsDidNotWriteMayBeMissingOrNull(String field) throws IOException {
        ObjectNode record = good();
        record.remove(field);
        assertThat(read(Json.line(record) + "\n").results()).hasSize(1);
        record.putNull(field);
        assertThat(read(Json.line(record) + "\n").results()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "7", "\"x\"", "true"})
    void aLineThatIsNoObjectIsKeptAside(String line) throws IOException {
        String text = line + "\n" + Json.line(good()) + "\n" + line;
        ResultsFile.Content content = read(text);
        assertThat(content.results()).hasSize(1);
        assertThat(content.warnings()).hasSize(2);
        assertThat(content.warnings().get(0)).contains("not an object");
        try (ResultsFile results = ResultsFile.open(file())) {
            results.add(ResultsFileTest.result(0, 1, Outcome.DRAW));
        }
        assertThat(Files.readString(file())).as("nothing is deleted").startsWith(text + "\n");
    }

    @Test
    void aByteOrderMarkAndOtherNewlinesDoNoHarm() throws IOException {
        assertThat(read("\uFEFF" + Json.line(good()) + "\r\n").results()).hasSize(1);
    }

    @Test
    void aHugeNumberIsNotPrinted() throws IOException {
        String line = Json.line(good()).replace("\"pair\":0", "\"pair\":" + "9".repeat(500));
        assertThat(read(line + "\n").warnings().get(0))
                .contains("'pair' is a huge number")
                .hasSizeLessThan(400);
    }

    @Test
    void whatIsWrittenIntoNoFileIsMissed() throws IOException {
        Path nowhere = Path.of("/dev/null");
        Assumptions.assumeTrue(Files.exists(nowhere));
        try (ResultsFile results = ResultsFile.open(nowhere)) {
            GameResult result = ResultsFileTest.result(0, 1, Outcome.DRAW);
            assertThatThrownBy(() -> results.add(result))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessageContaining("/dev/null' is not a regular file");
        }
    }
}
