package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import moyo.lab.record.GameResult;
import moyo.lab.report.data.TuningJson;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TuneCommandLineTest {
    private static final int LIMIT_SECONDS = 60;

    @TempDir private Path temp;

    private static List<String> words(Path dir, String... more) {
        List<String> words =
                new ArrayList<>(List.of("tune", "uct playouts=20", "--game", "connect4"));
        words.addAll(List.of("--openings", "4", "--jobs", "2", "--dir", dir.toString()));
        words.addAll(List.of(more));
        return words;
    }

    private Path dir() {
        return temp.resolve("run");
    }

    private Said tune(String... more) {
        return Said.moyo(words(dir(), more));
    }

    @ParameterizedTest
    @CsvSource({"model, predicted score: , predicted score", "spsa, exploration , over the games"})
    void tunesConfirmsAndPlaysNothingTwice(String method, String line, String caption)
            throws IOException {
        String[] options = {
            "--over", "exploration=0.1:3:log", "--method", method, "--games", "40", "--confirm", "8"
        };
        Said said = tune(options);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.err()).contains("tuning into", "confirmation: 8 fresh games of 'uct");
        assertThat(said.out())
                .contains("Tuning of uct playouts=20 by " + method + ", 40 games", line)
                .containsPattern("exploration +[0-9.]+ +1.0 +0.1 to 3.0, logarithmic")
                .containsPattern("all +8 ")
                .containsPattern("(gain|loss) is shown: the 95 % interval of the score");
        assertThat(Files.readAllLines(dir().resolve("tuning.jsonl"))).hasSize(20);
        assertThat(Files.readAllLines(dir().resolve("results.jsonl"))).hasSize(40);
        Said again = tune(options);
        assertThat(again.out()).isEqualTo(said.out());
        assertThat(again.err()).contains("40 games are in").doesNotContain("confirmation");
        JsonNode summary = new ObjectMapper().readTree(dir().resolve("summary.json").toFile());
        assertThat(summary.path("confirmation").path("games").asInt()).isEqualTo(8);
        assertThat(TuningJson.FIELDS.missing(List.of(summary))).isEmpty();
        String estimate = summary.path("parameters").path(0).path("estimate").asText();
        assertThat(said.out()).contains("exploration=" + estimate);
        assertThat(dir().resolve("report.html"))
                .content()
                .contains("Tuned", caption, "exploration=" + estimate, "is shown: ")
                .contains(summary.path("confirmation").path("verdict").asText())
                .doesNotContain("http-equiv");
    }

    @Test
    void playsAgainstANamedOpponent() throws IOException {
        Said said =
                tune(
                        "--over=exploration=0.1:3:log",
                        "--against=flat playouts=20",
                        "--games=12",
                        "--confirm=4");
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out())
                .containsPattern("predicted score: .* against flat playouts=20\n")
                .containsPattern("tuned vs given\n");
        assertThat(Files.readString(dir().resolve("results.jsonl")))
                .contains("\"second\":\"flat playouts=20\"");
        for (GameResult game : RunFolder.results(dir().resolve("confirm-12"))) {
            assertThat(game.first() + game.second()).doesNotContain("flat");
        }
        Said other = tune("--over=exploration=0.1:3:log", "--against=random", "--games=12");
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("holds another tuning: ", "flat playouts=20", "random");
    }

    /** Both players think until the time is spent, so that a move has more than a few playouts. */
    @ParameterizedTest
    @ValueSource(strings = {"--time", "--cpu"})
    void movesHaveABudgetOfTime(String budget) {
        List<String> words = new ArrayList<>(List.of("tune", "uct", "--game", "connect4"));
        words.addAll(List.of("--over", "exploration=0.1:3", budget, "0.01", "--jobs", "1"));
        words.addAll(List.of("--games", "2", "--confirm", "2", "--dir", dir().toString()));
        Said said = Said.moyo(words);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("by model, 2 games").containsPattern("all +2 ");
        for (Path folder : List.of(dir(), dir().resolve("confirm-2"))) {
            for (GameResult game : RunFolder.results(folder)) {
                assertThat(game.first() + game.second()).doesNotContain("playouts");
                assertThat(game.simulations().get(0)).isGreaterThan(10L * game.thoughts().get(0));
            }
        }
        if (budget.equals("--cpu")) {
            words.addAll(List.of("--playouts", "9"));
            assertThat(Said.moyo(words).err()).contains("--cpu and --playouts: only one of them");
        }
    }

    @Test
    void theSameSeedGivesTheSameTuningAndMoreGamesExtendIt() throws IOException {
        String[] options = {"--over", "exploration=0.1:3", "--confirm", "0", "--json", "--games"};
        assertThat(Said.moyo(with(words(dir(), options), "24")).out())
                .contains("\"playedGames\" : 24");
        List<String> first = Files.readAllLines(dir().resolve("tuning.jsonl"));
        assertThat(Said.moyo(with(words(dir(), options), "30")).out())
                .contains("\"playedGames\" : 30");
        assertThat(Files.readAllLines(dir().resolve("tuning.jsonl")))
                .hasSize(15)
                .startsWith(first.toArray(String[]::new));
        Path other = temp.resolve("other");
        Said.moyo(with(with(words(other, options), "30"), "--jobs", "1"));
        assertThat(Files.readAllLines(other.resolve("tuning.jsonl")))
                .containsExactlyInAnyOrderElementsOf(
                        Files.readAllLines(dir().resolve("tuning.jsonl")));
        Said changed = Said.moyo(with(with(words(dir(), options), "30"), "--seed", "2"));
        assertThat(changed.code()).isEqualTo(2);
        assertThat(changed.err()).contains("holds another tuning: seed was 1 and is 2");
    }

    private static List<String> with(List<String> words, String... more) {
        List<String> all = new ArrayList<>(words);
        if (more.length == 2 && all.contains(more[0])) {
            all.set(all.indexOf(more[0]) + 1, more[1]);
        } else {
            all.addAll(List.of(more));
        }
        return all;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--over exploratoin=0:1 | --over exploratoin=0:1: player 'uct' has no setting"
                        + " 'exploratoin'; did you mean 'exploration'?",
                "--over exploration | --over exploration: not key=min:max",
                "--over exploration=1 | --over exploration=1: not key=min:max",
                "--over exploration=1:2:lin | not key=min:max or key=min:max:log",
                "--over exploration=a:2 | --over exploration=a:2: 'a' is not a number",
                "--over exploration=2:1 | --over exploration=2:1: 2 is not below 1",
                "--over exploration=1:1 | --over exploration=1:1: 1 is not below 1",
                "--over exploration=0:1000 | exploration is a number from 0.0 to 100.0",
                "--over exploration=0:1:log | a logarithmic scale needs a lower end above 0",
                "--over reuse=0:1 | --over reuse=0:1: reuse is not a number but on or off",
                "--over playouts=1.5:20 | --over playouts=1.5:20: playouts is a whole number",
                "--over exploration=0:1 --over exploration=1:2 | exploration is given twice",
                "--over exploration=0:1 --games 7 | --games 7 is not an even number from 2",
                "--over exploration=0:1 --games 2147483646 | an even number from 2 to 1000000",
                "--over exploration=0:1 --confirm -2 | --confirm -2 is not an even number from 0",
                "--over exploration=0:1 --ahead 0 | --ahead 0 is not 1 or more",
                "--over exploration=0:1 --method spsa --against random | exclude each other",
                "--over exploration=0:1 --method random | random",
                "--games 10 | --over"
            })
    void namesWhatIsWrong(String options, String complaint) {
        Said said = tune(options.split(" "));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains(complaint);
        assertThat(dir()).doesNotExist();
    }

    @Test
    void controlCSaysHowToGoOn() throws Exception {
        List<String> command = new ArrayList<>(JavaCommand.begin());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(words(dir(), "--over", "exploration=0.1:3", "--games", "4000"));
        Path output = temp.resolve("output");
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        Path trials = dir().resolve("tuning.jsonl");
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (!Files.exists(trials) || Files.readAllLines(trials).size() < 3) {
            assertThat(process.isAlive()).as(Files.readString(output)).isTrue();
            assertThat(System.nanoTime()).isLessThan(end);
            process.waitFor(10, TimeUnit.MILLISECONDS);
        }
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(Files.readString(output))
                .contains("stopped; every finished game is in")
                .contains("to go on: ./moyo tune 'uct playouts=20'");
        assertThat(dir().resolve("report.html")).content().contains("Stopped");
        int games = Files.readAllLines(dir().resolve("results.jsonl")).size();
        Said more = tune("--over", "exploration=0.1:3", "--games", "4000", "--ahead", "9");
        assertThat(more.err()).contains("ahead was 8 and is 9");
        assertThat(games).isBetween(6, 3999);
    }
}
