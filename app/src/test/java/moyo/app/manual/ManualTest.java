package moyo.app.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

final class ManualTest {
    @Command(
            name = "tool",
            description = "A tool. It has commands.",
            subcommands = {Turn.class, Secret.class})
    private static final class Tool {}

    @Command(
            name = "turn",
            description = {"Turns a file by an angle.", ".hidden files are not turned."})
    private static final class Turn implements Callable<Integer> {
        @Parameters(paramLabel = "FILE", description = "The file.")
        String file = "";

        @Option(
                names = {"-a", "--angle"},
                paramLabel = "DEGREES",
                defaultValue = "90",
                description = "The angle; default ${DEFAULT-VALUE}; 100 %% is no angle.")
        int angle;

        @Option(names = "--secret", hidden = true)
        boolean secret;

        @Override
        public Integer call() {
            return angle + file.length() + (secret ? 1 : 0);
        }
    }

    @Command(name = "secret", hidden = true)
    private static final class Secret {}

    private static Map<String, String> files() {
        return new Manual(new CommandLine(new Tool()), "9.9").files();
    }

    @Test
    void everyCommandThatIsNotHiddenHasAPage() {
        assertThat(files())
                .containsOnlyKeys(
                        "man/man1/tool.1", "man/man1/tool-turn.1", "completion/moyo.bash");
        assertThat(files().get("man/man1/tool.1"))
                .contains("tool \\- A tool\n")
                .contains(".SH COMMANDS\n.TP\n\\fBtool\\-turn\\fR(1)\nTurns a file by an angle.");
    }

    @Test
    void aPageHasOptionsWithDefaultsAndArguments() {
        assertThat(files().get("man/man1/tool-turn.1"))
                .startsWith(".TH \"TOOL-TURN\" \"1\" \"\" \"Moyo 9.9\"")
                .contains(".SH ARGUMENTS\n.TP\n\\fIFILE\\fR\nThe file.\n")
                .contains("\\fB\\-a\\fR, \\fB\\-\\-angle\\fR=\\fIDEGREES\\fR\n")
                .contains("The angle; default 90; 100 % is no angle.")
                .doesNotContain("secret");
    }

    @Test
    void aTextThatLooksLikeARequestIsPrinted() {
        assertThat(files().get("man/man1/tool-turn.1")).contains("\n\\&.hidden files");
    }

    @Test
    void theCompletionKnowsTheCommands() {
        assertThat(files().get("completion/moyo.bash")).contains("turn").contains("--angle");
    }
}
