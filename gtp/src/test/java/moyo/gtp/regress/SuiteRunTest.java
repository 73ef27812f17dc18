package moyo.gtp.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.gtp.client.EngineFault;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class SuiteRunTest {
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(400);

    @TempDir Path folder;

    private SuiteResult run(String suite, String... script) throws Exception {
        return run(suite, List.of(), new Limits(LONG, LONG), script);
    }

    private SuiteResult run(String suite, List<String> preparation, Limits limits, String... script)
            throws Exception {
        List<Integer> steps = new ArrayList<>();
        SuiteRun run = new SuiteRun(read(suite), preparation, () -> steps.add(1));
        SuiteResult result =
                run.run(() -> GtpClient.start(ScriptedEngine.command(script), folder, limits));
        assertThat(steps).as("progress").hasSameSizeAs(result.checks());
        return result;
    }

    private Suite read(String text) throws IOException {
        return Suite.read(Files.writeString(folder.resolve("some.tst"), text));
    }

    private static String verdicts(SuiteResult result) {
        return result.checks().stream()
                .map(check -> check.step().id() + " " + check.verdict())
                .collect(Collectors.joining(", "));
    }

    @Test
    void countsWhatPassesAndWhatFailsExpectedOrNot() throws Exception {
        SuiteResult result =
                run(
                        """
                        1 reg_genmove b
                        #? [D4]
                        2 reg_genmove b
                        #? [D4]*
                        3 reg_genmove b
                        #? [!D4]*
                        4 reg_genmove b
                        #? [!D4]
                        5 reg_genmove w
                        #? [!D4]
                        6 name
                        """,
                        "reg_genmove b=D4",
                        "reg_genmove w=C3",
                        "name=script");
        assertThat(verdicts(result)).isEqualTo("1 pass, 2 PASS, 3 fail, 4 FAIL, 5 pass");
        assertThat(result.checks().stream().filter(CheckResult::isSurprise)).hasSize(2);
        assertThat(result.count("pass")).isEqualTo(2);
        assertThat(result.met()).isEqualTo(3);
        assertThat(result.fault()).isEmpty();
        assertThat(result.notes()).isEmpty();
        assertThat(result.checks().get(3).answer()).isEqualTo("D4");
        assertThat(result.checks().get(3).expected()).isEqualTo("[!D4]");
    }

    @Test
    void aRefusalMeetsNoExpectation() throws Exception {
        SuiteResult result =
                run("1 x\n#? [.*]\n2 x\n#? [!D4]\ny\n3 z\n#? [fine]\n", "x=?not now", "z=fine");
        assertThat(verdicts(result)).isEqualTo("1 FAIL, 2 FAIL, 3 pass");
        assertThat(result.checks().get(0).answer()).isEqualTo("? not now");
        assertThat(result.notes())
                .containsExactly("line 5: the engine refuses 'y': unknown command");
    }

    @Test
    void withoutItsPositionACheckFails() throws Exception {
        SuiteResult result =
                run(
                        """
                        loadsgf missing.sgf
                        1 reg_genmove b
                        #? [D4]
                        loadsgf there.sgf
                        2 reg_genmove b
                        #? [D4]
                        play b D4
                        3 reg_genmove b
                        #? [D4]
                        """,
                        "loadsgf there.sgf=black",
                        "reg_genmove b=D4",
                        "play b D4=?illegal move");
        assertThat(verdicts(result)).isEqualTo("1 FAIL, 2 pass, 3 FAIL");
        assertThat(result.notes()).hasSize(2);
    }

    @Test
    void afterADeathTheChecksThatAreLeftHaveFailed() throws Exception {
        SuiteResult result =
                run(
                        """
                        1 reg_genmove b
                        #? [D4]
                        2 reg_genmove w
                        #? [D4]*
                        3 reg_genmove b
                        #? [D4]
                        """,
                        "reg_genmove b=D4",
                        "reg_genmove w=dies");
        assertThat(verdicts(result)).isEqualTo("1 pass, 2 fail, 3 FAIL");
        assertThat(result.fault())
                .contains("crashed at 'reg_genmove w': exited with code 3")
                .contains("out of ideas");
        assertThat(result.checks().get(2).answer()).isEmpty();
    }

    @Test
    void afterAHangTheChecksThatAreLeftHaveFailed() throws Exception {
        SuiteResult result =
                run(
                        "1 reg_genmove b\n#? [D4]\n2 name\n#? [script]\n",
                        List.of(),
                        new Limits(LONG, SHORT, SHORT),
                        "reg_genmove b=hangs",
                        "name=script");
        assertThat(verdicts(result)).isEqualTo("1 FAIL, 2 FAIL");
        assertThat(result.fault()).contains("hung at 'reg_genmove b': no answer within 0.4 s");
    }

    @Test
    void anEngineThatDiesAtOnceFailsEverything() throws Exception {
        SuiteResult result = run("1 name\n#? [script]\n", "list_commands=dies");
        assertThat(verdicts(result)).isEqualTo("1 FAIL");
        assertThat(result.fault()).contains("crashed");
    }

    @Test
    void anEngineThatCannotBeStartedIsAFault() throws Exception {
        SuiteRun run = new SuiteRun(read("1 name\n#? [x]\n"), List.of(), () -> {});
        assertThatThrownBy(() -> run.run(() -> GtpClient.start("/nowhere/engine", Limits.DEFAULT)))
                .isInstanceOf(EngineFault.class)
                .hasMessageContaining("could not be started");
    }

    @Test
    void valuesAreComparedWithTheAnswerOfACommand() throws Exception {
        SuiteResult result =
                run(
                        """
                        1 sg_compare_float 0.3 uct_value
                        #? [-1]
                        2 sg_compare_float 0.25 uct_value
                        #? [1]
                        3 sg_compare_float 0.2 uct_value
                        #? [1]
                        4 sg_compare_int 3 count
                        #? [0]
                        5 sg_compare_int 4 count
                        #? [-1]
                        6 sg_compare_int 2 count
                        #? [1]
                        7 sg_compare_float 0.2 name
                        #? [.*]
                        8 sg_compare_float 0.2
                        #? [.*]
                        9 sg_compare_float much uct_value
                        #? [.*]
                        """,
                        "moyo-value=0.2500",
                        "count=3",
                        "name=script");
        assertThat(verdicts(result))
                .isEqualTo(
                        "1 pass, 2 pass, 3 pass, 4 pass, 5 pass, 6 pass, 7 FAIL, 8 FAIL, 9 FAIL");
    }

    @Test
    void whatOnlyFuegoSaysIsTranslatedOrPassedOver() throws Exception {
        SuiteResult result =
                run(
                        """
                        uct_param_player max_games 500
                        go_param_rules ko_rule simple
                        go_rules kgs
                        go_rules cgos
                        uct_patterns
                        1 told
                        #? [list_commands; kgs-rules chinese; kgs-rules cgos; moyo-patterns;]
                        """,
                        "kgs-rules chinese=",
                        "kgs-rules cgos=",
                        "moyo-patterns=A1",
                        "told=told");
        assertThat(result.checks().get(0).answer())
                .isEqualTo("list_commands; kgs-rules chinese; kgs-rules cgos; moyo-patterns;");
        assertThat(result.notes()).isEmpty();
    }

    @Test
    void fuegoGetsItsOwnWords() throws Exception {
        String value = "sg_compare_float 0.5 uct_value";
        SuiteResult result =
                run(
                        "uct_param_player max_games 500\n1 "
                                + value
                                + "\n#? [1]\n2 told\n#? [.*]\n",
                        "uct_param_player max_games 500=",
                        value + "=1",
                        "told=told");
        assertThat(result.checks().get(1).answer())
                .contains("uct_param_player max_games 500; " + value);
    }

    @Test
    void anEngineWithoutListGetsEverything() throws Exception {
        SuiteResult result =
                run("go_rules kgs\n1 told\n#? [.*]\n", "list_commands=?what", "told=told");
        assertThat(result.checks().get(0).answer()).endsWith("go_rules kgs;");
    }

    @Test
    void preparationComesFirstAndAfterEachNewGame() throws Exception {
        SuiteResult result =
                run(
                        "boardsize 9\nplay b D4\nloadsgf x\n1 told\n#? [.*]\n",
                        List.of("level 3"),
                        new Limits(LONG, LONG),
                        "level 3=",
                        "boardsize 9=",
                        "play b D4=",
                        "loadsgf x=",
                        "told=told");
        assertThat(result.checks().get(0).answer())
                .isEqualTo(
                        "list_commands; level 3; boardsize 9; level 3; play b D4; loadsgf x; level 3;");
    }

    @Test
    void aRefusedPreparationIsTheUsersMistake() {
        assertThatThrownBy(
                        () ->
                                run(
                                        "1 name\n#? [x]\n",
                                        List.of("level 3"),
                                        new Limits(LONG, LONG),
                                        "name=x"))
                .isInstanceOf(BadInput.class)
                .hasMessage("the engine refuses 'level 3': unknown command");
    }
}
