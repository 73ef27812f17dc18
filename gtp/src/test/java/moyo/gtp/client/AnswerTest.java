package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerTest {
    private final Answer.Text text = new Answer.Text();
    private final Answer answer = new Answer(7, text);

    @Test
    void endsWithAnEmptyLineAndNotBefore() {
        assertThat(answer.take("=7 D4")).isFalse();
        assertThat(answer.take("  ")).isFalse();
        assertThat(answer.take("Q16")).isFalse();
        assertThat(answer.take("\r")).isTrue();
        assertThat(text).hasToString("D4\n  \nQ16");
    }

    @ParameterizedTest
    @CsvSource({"=7, ''", "'=7 ', ''", "'=7\tD4 ', D4", "'=7  D4\r', D4"})
    void stripsStatusIdAndBlanks(String line, String expected) {
        answer.take(line);
        assertThat(answer.take("")).isTrue();
        assertThat(text).hasToString(expected);
    }

    @Test
    void keepsARefusalFromTheListener() {
        answer.take("?7 cannot");
        answer.take("undo");
        assertThat(answer.take("")).isTrue();
        assertThat(answer.refused()).isTrue();
        assertThat(answer.refusal()).isEqualTo("cannot\nundo");
        assertThat(text).hasToString("");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"= D4", "=8 D4", "=07 D4", "=77", "=7D4", "=99999999999 D4", "D4", "? no"})
    void anythingElseIsNonsense(String line) {
        assertThatThrownBy(() -> answer.take(line))
                .isInstanceOf(Nonsense.class)
                .hasMessageContaining("'" + line + "'");
    }

    @Test
    void quotesControlCharactersAndShortensLongLines() {
        assertThatThrownBy(() -> answer.take("\u0000\u001b" + "x".repeat(1000)))
                .hasMessageStartingWith("printed binary data: '\\x00\\x1bxxx")
                .hasMessageEndingWith("x... (1002 characters)'");
    }
}
