package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientCommandsTest {
    private final GoTalk talk = GoTalk.on(5);

    @ParameterizedTest
    @ValueSource(strings = {"cputime", "gomill-cpu_time"})
    void cpuTimeIsInSeconds(String command) {
        assertThat(talk.tell(command)).matches("[0-9]+\\.[0-9]+");
        assertThat(Double.parseDouble(talk.tell(command))).isPositive();
        assertThat(talk.ask(command + " x")).startsWith("? syntax error: ");
    }

    @Test
    void kgsIsAnswered() {
        talk.check("> kgs-game_over\n=\n> kgs-chat game somebody hello there\n= I am Moyo...");
        talk.check(
                "> kgs-chat\n? syntax error: ...\n> kgs-chat game somebody\n? syntax error: ...");
    }

    @Test
    void cgosIsAnswered() {
        talk.check(
                """
                > cgos-opponent_name Fuego
                =
                > cgos-opponent_rating 2200?
                =
                > cgos-gameover B+3.5
                =
                > cgos-opponent_name
                ? syntax error: got 0 arguments, usage is 'cgos-opponent_name NAME'
                """);
    }

    /** Type, label and command of each line, whose command the engine knows. */
    @Test
    void goguiIsToldWhatCanBeAnalysed() {
        assertThat(talk.tell("gogui-analyze_commands").lines())
                .isNotEmpty()
                .allSatisfy(
                        line -> {
                            assertThat(line)
                                    .matches(
                                            "(gfx|dboard|sboard|plist|string|hstring|param)/[^/]+/[^/]+");
                            String command = line.replaceAll(".*/([^ ]+).*", "$1");
                            talk.check("> known_command " + command + "\n= true");
                        });
    }

    @Test
    void goguiIsToldATitle() {
        talk.check("> gogui-title\n= Moyo, random\n> gogui-interrupt\n=");
    }
}
