package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParamCommandsTest {
    private final GoTalk talk = GoTalk.with("flat playouts=7", 5);

    @Test
    void settingsAreListedAndTold() {
        talk.check(
                """
                > kata-list-params
                = playouts time cpu
                > kata-get-param playouts
                = 7
                > moyo-param
                = [string] playouts 7
                [string] time 0...
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"kata-set-param", "moyo-param"})
    void settingsAreChangedInTheMiddleOfAGame(String command) {
        talk.tell("play b C3");
        talk.check("> %s playouts 5\n=\n> kata-get-param playouts\n= 5".formatted(command));
        talk.tell("genmove w");
        assertThat(talk.tell("gomill-explain_last_move")).contains("; 5 playouts for");
        talk.check("> list_stones b\n= C3\n> gogui-title\n= Moyo, flat playouts=5");
        talk.check("> clear_board\n=\n> boardsize 7\n=\n> kata-get-param playouts\n= 5");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kata-set-param",
                "kata-set-param playouts",
                "kata-set-param playouts 0",
                "kata-set-param playouts -1",
                "kata-set-param playouts many",
                "kata-set-param playouts 99999999999",
                "kata-set-param playouts 1 2",
                "kata-set-param time -1",
                "kata-set-param time NaN",
                "kata-set-param speed 1",
                "moyo-param playouts",
                "moyo-param playouts x",
                "kata-get-param",
                "kata-get-param speed",
                "kata-list-params x",
            })
    void mistakesChangeNothing(String command) {
        talk.check("> " + command + "\n? ...\n> kata-get-param playouts\n= 7");
    }

    @Test
    void aPlayerMayHaveNoSettings() {
        GoTalk.on(5)
                .check(
                        """
                        > kata-list-params
                        =
                        > moyo-param
                        =
                        > kata-set-param playouts 5
                        ? unknown setting 'playouts'...
                        """);
    }
}
