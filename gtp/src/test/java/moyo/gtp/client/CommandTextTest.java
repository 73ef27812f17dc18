package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Rng;
import moyo.testkit.Walks;
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

    @Test
    void joinedWordsSplitIntoThemselves() {
        Walks.repeat(
                1_000,
                rng -> {
                    List<String> words = new ArrayList<>();
                    for (int count = 1 + rng.nextInt(4); count > 0; count--) {
                        words.add(word(rng));
                    }
                    assertThat(CommandText.split(CommandText.join(words))).isEqualTo(words);
                });
    }

    /** Up to six characters: half of them mean something to a shell, the others are any. */
    private static String word(Rng rng) {
        String special = " \t\n'\"\\$`a-=";
        StringBuilder word = new StringBuilder();
        for (int length = rng.nextInt(7); length > 0; length--) {
            boolean any = rng.nextInt(2) == 0;
            word.append(
                    any
                            ? (char) rng.nextInt(Character.MAX_VALUE + 1)
                            : special.charAt(rng.nextInt(special.length())));
        }
        return word.toString();
    }
}
