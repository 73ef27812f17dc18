package moyo.search.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SettingTest {
    private static final Setting<Integer> THREADS =
            Setting.integer("threads", 1, 1, 64, "how many threads search");
    private static final Setting<Double> BIAS =
            Setting.number("bias", 0.5, -1, 2.5, "how much is explored");
    private static final Setting<Boolean> PONDER =
            Setting.flag("ponder", false, "thinks while the opponent does");
    private static final Setting<String> RULE =
            Setting.choice("rule", List.of("ucb1", "puct"), "which child is tried next");

    @Test
    void readsWholeNumbersUpToBothEndsOfTheRange() {
        assertThat(THREADS.parse("1")).isEqualTo(1);
        assertThat(THREADS.parse("64")).isEqualTo(64);
        assertThat(THREADS.defaultValue()).isEqualTo(1);
        assertThat(THREADS.range().text()).isEqualTo("a whole number from 1 to 64");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "65", "-1", "", "two", "1.5", "99999999999", "1 "})
    void aWrongWholeNumberIsQuotedWithTheRange(String text) {
        assertThatThrownBy(() -> THREADS.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessage("threads=%s is not a whole number from 1 to 64", text);
    }

    @Test
    void readsNumbersUpToBothEndsOfTheRange() {
        assertThat(BIAS.parse("-1")).isEqualTo(-1.0);
        assertThat(BIAS.parse("2.5")).isEqualTo(2.5);
        assertThat(BIAS.parse("1e-3")).isEqualTo(0.001);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1.01", "2.51", "NaN", "Infinity", "-Infinity", "1,5", "", "x"})
    void aWrongNumberIsQuotedWithTheRange(String text) {
        assertThatThrownBy(() -> BIAS.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessage("bias=%s is not a number from -1.0 to 2.5", text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"on", "ON", "true", "1", "yes"})
    void aSwitchIsOnInManyWords(String text) {
        assertThat(PONDER.parse(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"off", "Off", "false", "0", "no"})
    void aSwitchIsOffInManyWords(String text) {
        assertThat(PONDER.parse(text)).isFalse();
    }

    @Test
    void aSwitchIsNothingElse() {
        assertThatThrownBy(() -> PONDER.parse("maybe"))
                .isInstanceOf(BadInput.class)
                .hasMessage("ponder=maybe is not on or off");
    }

    @Test
    void aChoiceStartsWithItsDefaultAndKnowsOnlyItsWords() {
        assertThat(RULE.defaultValue()).isEqualTo("ucb1");
        assertThat(RULE.parse("puct")).isEqualTo("puct");
        assertThatThrownBy(() -> RULE.parse("ucb3"))
                .isInstanceOf(BadInput.class)
                .hasMessage("rule=ucb3 is not one of ucb1, puct");
    }

    @Test
    void valuesAreReadAsTheyAreWritten() {
        assertThat(THREADS.parse(THREADS.format(17))).isEqualTo(17);
        assertThat(BIAS.parse(BIAS.format(1 / 3.0))).isEqualTo(1 / 3.0);
        assertThat(PONDER.format(true)).isEqualTo("on");
        assertThat(PONDER.parse(PONDER.format(false))).isFalse();
        assertThat(RULE.parse(RULE.format("puct"))).isEqualTo("puct");
    }
}
