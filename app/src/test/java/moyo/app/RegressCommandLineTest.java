package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
final class RegressCommandLineTest {
    private static final String SMALL = "src/test/resources/moyo/app/regress/small.tst";

    /** Knows nothing and says D4, until it is told to die or to hang. */
    private static final String SHELL_ENGINE =
            """
            while read id command rest; do
              case $command in
                list_commands) printf '=%s list_commands\\n\\n' $id;;
                die) exit 3;;
                hang) sleep 60;;
                *) printf '=%s D4\\n\\n' $id;;
              esac
            done
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir Path folder;

    private int run(String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "regress";
        System.arraycopy(args, 0, all, 1, args.length);
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private String shellEngine() throws IOException {
        return "sh " + file("engine.sh", SHELL_ENGINE);
    }

    private String[] lines() {
        return out.toString().split("\\R");
    }

    @Test
    void ourOwnEngineSolvesASmallSuite() {
        assertThat(run(SMALL, "--playouts", "300", "--verbose")).as("%s", err).isZero();
        assertThat(lines()[1]).matches("small.tst +7 +6 +0 +1 +0 +6 +85.7 %");
        assertThat(lines()[lines().length - 1]).startsWith("sum ");
        assertThat(err.toString()).as("no progress without a terminal").isEmpty();
    }

    @Test
    void theSameSeedGivesTheSameAnswers() throws Exception {
        JsonNode[] results = new JsonNode[2];
        for (int i = 0; i < 2; i++) {
            out.getBuffer().setLength(0);
            assertThat(run(SMALL, "--player", "rave", "--playouts=20", "--seed=5", "--json"))
                    .isZero();
            results[i] = new ObjectMapper().readTree(out.toString()).get("results");
        }
        assertThat(results[0]).isEqualTo(results[1]);
        assertThat(results[0].get(2).get("answer").asText()).isEqualTo("1");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aDeadOrHangingEngineFailsItsFileAndTheNextGetsAFreshOne() throws Exception {
        Path dies = file("dies.tst", "1 x\n#? [D4]\ndie\n2 x\n#? [D4]\n3 x\n#? [D4]*\n");
        Path hangs = file("hangs.tst", "hang\n1 x\n#? [D4]\n");
        Path lives = file("lives.tst", "1 x\n#? [D4]\n2 x\n#? [C3]\n");
        assertThat(
                        run(
                                "--engine",
                                shellEngine(),
                                "--timeout=0.5",
                                "--verbose",
                                dies.toString(),
                                hangs.toString(),
                                lives.toString()))
                .isZero();
        assertThat(out.toString().replaceAll(" +", " "))
                .contains("dies.tst 3 1 0 1 1 1 33.3 %\n")
                .contains("crashed at 'die': exited with code 3\n")
                .contains("the remaining checks count as failed\n")
                .contains("FAIL 2 x: no answer, expected [D4] (line 4)\n")
                .contains("hangs.tst 1 0 0 0 1 0 0.0 %\n")
                .contains("hung at 'hang': no answer within 0.5 s\n")
                .contains("lives.tst 2 1 0 0 1 1 50.0 %\n")
                .contains("FAIL 2 x: D4, expected [C3] (line 3)\n")
                .endsWith("sum 6 2 0 1 3 2 33.3 %\n");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void printsOneJsonObjectPerFile() throws Exception {
        file("a.tst", "1 x\n#? [D4]*\n");
        file("b.tst", "die\n2 x\n#? [!D4]\n");
        String engine = shellEngine();
        assertThat(run("--engine", engine, "--json", "--jobs=2", folder.toString())).isZero();
        JsonNode a = new ObjectMapper().readTree(lines()[0]);
        assertThat(a.get("file").asText()).endsWith("a.tst");
        assertThat(a.get("checks").asInt()).isEqualTo(1);
        assertThat(a.get("unexpectedPass").asInt()).isEqualTo(1);
        assertThat(a.get("met").asInt()).isEqualTo(1);
        assertThat(a.get("fault").asText()).isEmpty();
        JsonNode b = new ObjectMapper().readTree(lines()[1]);
        assertThat(b.get("unexpectedFail").asInt()).isEqualTo(1);
        assertThat(b.get("fault").asText()).contains("crashed");
        assertThat(b.get("results").get(0).get("expected").asText()).isEqualTo("[!D4]");
        assertThat(lines()).hasSize(2);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void groupsAreSummedUpAndOthersLeftOut() throws Exception {
        file("a.tst", "1 x\n#? [D4]\n");
        file("b.tst", "1 x\n#? [C3]\n");
        file("c.tst", "1 x\n#? [D4]\n");
        Path groups = file("groups", "good: a.tst\nnot so good: b.tst\n");
        String engine = shellEngine();
        assertThat(run("--engine", engine, "--groups", groups.toString(), folder.toString()))
                .isZero();
        assertThat(out.toString().replaceAll(" +", " "))
                .contains("\ngood 1 1 0 0 0 1 100.0 %\nnot so good 1 0 0 0 1 0 0.0 %\n")
                .doesNotContain("c.tst")
                .endsWith("sum 2 1 0 0 1 1 50.0 %\n");
    }

    @Test
    void anEngineThatCannotBeStartedIsSaidAndExitsWithOne() throws Exception {
        Path suite = file("a.tst", "1 x\n#? [D4]\n");
        assertThat(run("--engine", "/nowhere/engine", suite.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("moyo: engine '/nowhere/engine' could not be started");
    }

    @Test
    void aBrokenFileIsNamedWithItsLineBeforeAnythingRuns() throws Exception {
        Path broken = file("broken.tst", "1 x\n#? D4\n");
        assertThat(run(SMALL, broken.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("moyo: " + broken + ", line 2: '#? D4' is not of the form #? [REGEX]");
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "missing.tst | there is no file 'missing.tst'",
                "--jobs=0 x.tst | --jobs 0 is not between 1 and 1000",
                "--timeout=0 x.tst | --timeout 0.0 is not between 0 and 1000000",
                "--engine=x --seed=1 x.tst | --player, --playouts, --seed and --komi are options of Moyo",
                "--player=nobody x.tst | unknown player 'nobody'",
                "--playouts=no x.tst | playouts=no is not a whole number",
                "pom.xml | there is no check in 'pom.xml'; a check is a command with a number",
                "src/test/resources | there is no .tst file in 'src/test/resources'",
                "--groups=none x.tst | cannot read 'none'",
                "--seed=1 | Missing required parameter: 'FILE'",
            })
    void wrongUsageIsNamedAndExitsWithTwo(String arguments, String message) {
        assertThat(run(arguments.strip().split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(message.strip());
        assertThat(out.toString()).isEmpty();
    }
}
