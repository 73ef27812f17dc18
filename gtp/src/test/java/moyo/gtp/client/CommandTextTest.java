package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class CommandTextTest {
    @Test
    void splitsAtRunsOfBlanks() {
        assertThat(CommandText.split("  gnugo --mode\tgtp "))
                .containsExactly("gnugo", "--mode", "gtp");
    }

    @Test
    void singleQuotesKeepEverything() {
        assertThat(CommandText.split("sh -c 'echo \"a\\b\" $x'"))
                .containsExactly("sh", "-c", "echo \"a\\b\" $x");
    }

    @Test
    void doubleQuotesKnowTheShellsFourEscapes() {
        assertThat(CommandText.split("\"a \\\"b\\\" \\\\ \\$ \\` \\n 'c'\""))
                .containsExactly("a \"b\" \\ $ ` \\n 'c'");
    }

    @Test
    void aBackslashKeepsTheNextCharacter() {
        assertThat(CommandText.split("my\\ engine \\'x \\\\"))
                .containsExactly("my engine", "'x", "\\");
    }

    @Test
    void quotesJoinTheWordTheyStandIn() {
        assertThat(CommandText.split("--name='My Engine'\" 2\" ''"))
                .containsExactly("--name=My Engine 2", "");
    }

    @Test
    void tellsWhichQuoteHasNoPartner() {
        assertThatThrownBy(() -> CommandText.split("gnugo 'oops"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "the engine's command has a ' without its partner, at column 7: gnugo"
                                + " 'oops");
        assertThatThrownBy(() -> CommandText.split("gnugo \"a\\\""))
                .hasMessageContaining("has a \" without its partner, at column 7");
        assertThatThrownBy(() -> CommandText.split("gnugo \\"))
                .hasMessage("the engine's command ends in a backslash: gnugo \\");
    }

    @Test
    void anEmptyCommandIsAMistake() {
        assertThatThrownBy(() -> CommandText.split(" \n"))
                .hasMessage("the engine's command is empty");
    }

    @Property(tries = 200)
    void joinedWordsSplitIntoThemselves(
            @ForAll @Size(min = 1, max = 4) List<@StringLength(max = 6) String> words) {
        assertThat(CommandText.split(CommandText.join(words))).isEqualTo(words);
    }
}
