package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import moyo.app.option.ProgramVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "gtp --player nobody | unknown player 'nobody'; known are zero, fuego-style,"
                        + " agents",
                "gtp --player fuego-stile | unknown player 'fuego-stile'; did you mean"
                        + " 'fuego-style'?",
                "gtp --player flt | unknown player 'flt'; did you mean 'flat'?",
                "gtp --playouts 0 | playouts=0 is not a whole number from 1 to 2147483647",
                "gtp --player flat --threads 2 | unknown setting 'threads'; known are playouts,"
                        + " time",
                "gtp --set playuts=3 | unknown setting 'playuts'; did you mean 'playouts'?",
                "gtp --set playouts | 'playouts' is not of the form key=value",
                "gtp --size 26 | size=26 is not a whole number from 2 to 25",
                "gtp --size nine | 'nine' is not an int",
                "gtp --komi NaN | komi=NaN is not a number from -1000.0 to 1000.0",
                "gtp --rules calvin | unknown rules 'calvin'; known are chinese",
                "gtp --game blokus --size 9 | blokus knows no size, such as '9'",
                "gtp --game blokus --komi 6.5 | blokus knows no komi, such as '6.5'",
                "gtp --game blokus --rules aga | blokus knows no rules, such as 'aga'",
                "gtp --game blokus --player fuego-style | unknown player 'fuego-style'; known are",
                "gtp --game blokus --set n=1 | player 'zero': unknown setting 'n'",
                "gtp --game chess | unknown game 'chess'; known are go",
                "web --port 70000 | --port 70000 is not from 0 to 65535",
                "web --threads 0 | --threads 0 is not from 1 to 1024",
                "web --token short | --token 'short' must have at least 12 letters",
                "web --engines no.yaml | no.yaml",
                "bench --seconds -1 | --seconds -1.0 is not between 0 and 3600",
                "bench --game blokus --size 14 | --size 14: the board of blokus has one size",
                "bench --game blokus --only playout.light | is none of playout.uniform,"
                        + " playout.informed",
                "bench --only evaluation --size 13 | no network is shipped for go 13x13",
                "openings --count 0 | --count 0 is not above 0",
                "openings --moves 4 | --moves needs two numbers, such as 4,6",
                "openings --between 0.6,0.4 | values between 0.6 and 0.4",
                "openings --player random | player 'random' has no search tree",
                "bench --size 1 | board size 1 is not between 2 and 25",
                "bench --threads 1,0 | threads=0 is not a whole number from 1 to 256",
                "bench --player nobody | unknown player 'nobody'",
                "bench --beside uct --threads 2 | --beside compares searches of Go with one thread",
                "players --size 9 | --size 9: name its game with --game",
                "players --game blokus --size 9 | blokus knows no size, such as '9'",
                "fly | Unmatched argument at index 0: 'fly'",
                "\"\" | a command is missing;",
            })
    void wrongUsageIsNamedAndExitsWithTwo(String arguments, String message) {
        String[] args = arguments.isBlank() ? new String[0] : arguments.strip().split(" ");
        assertThat(run(args)).isEqualTo(2);
        assertThat(err.toString()).contains(message.strip());
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void everyCommandHasHelp() {
        String[] commands = {
            "reproduce",
            "gtp",
            "play",
            "analyze",
            "analysis",
            "players",
            "bench",
            "learn",
            "openings",
            "regress",
            "web",
            "version"
        };
        for (String command : commands) {
            assertThat(run(command, "--help")).isZero();
            assertThat(out.toString()).contains("Usage: moyo " + command);
            assertThat(run(command, "--version")).isZero();
            assertThat(out.toString()).endsWith("Moyo " + ProgramVersion.text() + "\n");
        }
    }

    @Test
    void benchMeasuresBlokusFromThreePositions() throws Exception {
        for (String what : List.of("playout.uniform", "evaluation.network", "search")) {
            out.getBuffer().setLength(0);
            assertThat(
                            run(
                                    "bench",
                                    "--game",
                                    "blokus",
                                    "--seconds",
                                    "0.05",
                                    "--only",
                                    what,
                                    "--json"))
                    .isZero();
            String[] lines = out.toString().split("\\R");
            assertThat(lines).hasSize(3);
            for (int i = 0; i < 3; i++) {
                JsonNode line = new ObjectMapper().readTree(lines[i]);
                assertThat(line.get("what").asText()).isEqualTo(what);
                assertThat(line.get("game").asText()).isEqualTo("blokus");
                assertThat(line.get("ply").asInt()).isEqualTo(new int[] {0, 9, 14}[i]);
                assertThat(line.get("perCpuSecond").asDouble()).isPositive();
            }
        }
    }

    @Test
    void benchPrintsOneJsonObjectPerLine() throws Exception {
        assertThat(run("bench", "--size", "9", "--seconds", "0.1", "--json")).isZero();
        String[] lines = out.toString().split("\\R");
        assertThat(lines).hasSize(4);
        String[] what = {"playout.light", "playout.heavy", "evaluation", "search"};
        for (int i = 0; i < 4; i++) {
            JsonNode line = new ObjectMapper().readTree(lines[i]);
            assertThat(line.get("what").asText()).isEqualTo(what[i]);
            assertThat(line.get("game").asText()).isEqualTo("go");
            assertThat(line.get("size").asInt()).isEqualTo(9);
            assertThat(line.get("threads").asInt()).isEqualTo(1);
            assertThat(line.get("perCpuSecond").asDouble()).isPositive();
        }
        JsonNode light = new ObjectMapper().readTree(lines[0]);
        assertThat(light.get("movesPerPlayout").asDouble()).isBetween(108.0, 114.0);
        assertThat(light.get("blackWins").asDouble()).isBetween(0.38, 0.51);
    }

    @Test
    void listsThePlayersWithTheirSettings() throws Exception {
        assertThat(run("players", "flat")).isZero();
        assertThat(out.toString())
                .contains("flat (Go): flat Monte Carlo")
                .contains("flat (Connect Four): flat Monte Carlo")
                .contains("playouts=1000: playouts for each move without clock (a whole number");
        out.getBuffer().setLength(0);
        run("players", "--json");
        for (String line : out.toString().split("\\R")) {
            assertThat(new ObjectMapper().readTree(line).get("settings").isArray()).isTrue();
        }
    }

    @Test
    void saysWhichPlayerIsTheDefaultWhere() throws Exception {
        run("players", "--game", "go");
        List<String> lines = out.toString().lines().filter(l -> l.contains("default")).toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).matches("go +zero .*\\(default on 9x9\\)");
        assertThat(lines.get(1)).matches("go +fuego-style .*\\(default on other boards\\)");
        out.getBuffer().setLength(0);
        run("players", "zero", "--game", "go", "--json");
        JsonNode zero = new ObjectMapper().readTree(out.toString());
        assertThat(zero.get("default").asText()).isEqualTo("on 9x9");
        out.getBuffer().setLength(0);
        run("players", "--game", "blokus");
        lines = out.toString().lines().filter(l -> l.contains("default")).toList();
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).matches("blokus +zero .*\\(default\\)");
    }

    @Test
    void saysWhichBuildItIs() {
        assertThat(run("version")).isZero();
        assertThat(out.toString()).startsWith("Moyo ").contains(", commit ", ", Java ");
    }
}
