package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CpuOptionTest {
    @TempDir private Path temp;

    private Path dir() {
        return temp.resolve("run");
    }

    @Test
    void aMatchAtEqualCpuSaysSo() throws IOException {
        String[] words = {
            "match",
            "flat",
            "flat",
            "--size",
            "5",
            "--games",
            "2",
            "--cpu",
            "0.01",
            "--dir",
            dir().toString()
        };
        Said said = Said.moyo(words);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).containsPattern("CPU a move: flat 0.01\\d\\d s, flat \\(2\\) 0.01");
        for (GameResult game : RunFolder.results(dir())) {
            for (int side = 0; side < 2; side++) {
                double mean = game.cpuSeconds().get(side) / game.thoughts().get(side);
                assertThat(mean).isBetween(0.0095, 0.015);
            }
        }
        JsonNode summary = new ObjectMapper().readTree(dir().resolve("summary.json").toFile());
        JsonNode cpu = summary.path("matchups").path(0).path("cpu");
        assertThat(cpu.path("secondsPerMoveOfA").asDouble()).isBetween(0.0095, 0.015);
        assertThat(cpu.path("equal").isBoolean()).isTrue();
        assertThat(dir().resolve("report.html")).content().contains("CPU a move: flat 0.01");
        assertThat(Said.moyo(words).err()).as("the same run goes on").contains("0 are missing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--cpu nonsense | 'nonsense'",
                "--cpu 0 | --cpu 0.0 is not a number of CPU seconds above 0",
                "--cpu -1 | --cpu -1.0 is not",
                "--cpu NaN | --cpu NaN is not",
                "--cpu 1 --time 1 | --cpu and --time: only one of them",
                "--cpu 1 --game-time 60 | --cpu and --game-time: only one of them",
                "--cpu 1 --playouts 10 | --cpu and --playouts: only one of them",
                "--cpu 400 | 300.0 s",
            })
    void aMatchRefusesNonsense(String options, String complaint) {
        String line = "match flat random --size 5 --dir " + dir() + " " + options;
        Said said = Said.moyo(line.split(" "));
        assertThat(said.code()).isNotZero();
        assertThat(said.err()).contains(complaint).doesNotContain("\tat ");
        assertThat(dir()).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gtp --cpu 0 | --cpu 0.0 is not",
                "gtp --cpu 1 --time 1 | --cpu and --time",
                "gtp --cpu 1 --playouts 5 | --cpu and --playouts",
                "gtp --player random --cpu 1 | unknown setting 'cpu'",
                "learn agents --cpu 0 | --cpu 0.0 is not",
                "learn agents --cpu 1 --time 1 | --cpu and --time",
                "learn agents --cpu 1 --playouts 5 | --cpu and --playouts",
            })
    void otherCommandsRefuseItToo(String line, String complaint) {
        Said said = Said.moyo(line.split(" "));
        assertThat(said.code()).isNotZero();
        assertThat(said.err()).contains(complaint).doesNotContain("\tat ");
    }

    @Test
    void aTournamentsFileMaySayIt() throws IOException {
        Path file = temp.resolve("t.yaml");
        Files.writeString(
                file,
                """
                size: 5
                games: 2
                cpu: 0.002
                players: {a: flat, b: random, c: flat playouts=2}
                """);
        Said said = Said.moyo("tournament", file.toString(), "--dir", dir().toString());
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(RunFolder.describe(dir()).plan().rules().time().cpu()).isEqualTo(0.002);
        List<String> lines = said.out().lines().filter(l -> l.startsWith("CPU a move")).toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).contains("a 0.00", "b 0.00", "not at equal CPU");
    }
}
