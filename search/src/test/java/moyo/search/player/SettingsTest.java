package moyo.search.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SettingsTest {
    private static final Setting<Integer> PLAYOUTS =
            Setting.integer("playouts", 1000, 1, 1_000_000, "playouts for each move");
    private static final Setting<Double> BIAS =
            Setting.number("bias", 0.5, 0, 10, "how much is explored");
    private static final Setting<Boolean> PONDER = Setting.flag("ponder", true, "thinks on");
    private static final Settings DEFAULTS = Settings.defaults(List.of(PLAYOUTS, BIAS, PONDER));

    @Test
    void everythingIsAtItsDefaultAtFirst() {
        assertThat(DEFAULTS.get(PLAYOUTS)).isEqualTo(1000);
        assertThat(DEFAULTS.get(BIAS)).isEqualTo(0.5);
        assertThat(DEFAULTS.get(PONDER)).isTrue();
        assertThat(DEFAULTS.text("ponder")).isEqualTo("on");
        assertThat(DEFAULTS).hasToString("");
    }

    @Test
    void settingOneValueLeavesTheOthersAndTheOriginal() {
        Settings changed = DEFAULTS.with("playouts=20").with("ponder", "off");
        assertThat(changed.get(PLAYOUTS)).isEqualTo(20);
        assertThat(changed.get(BIAS)).isEqualTo(0.5);
        assertThat(changed.get(PONDER)).isFalse();
        assertThat(DEFAULTS.get(PLAYOUTS)).isEqualTo(1000);
    }

    @Test
    void theLastOfTwoValuesCounts() {
        assertThat(DEFAULTS.with("playouts=20").with("playouts=30").get(PLAYOUTS)).isEqualTo(30);
    }

    @Test
    void printsWhatWasSetInTheOrderOfTheDeclarations() {
        Settings settings = DEFAULTS.with("ponder=no").with("bias=0.5").with("playouts=7");
        assertThat(settings).hasToString("playouts=7 bias=0.5 ponder=off");
    }

    @Test
    void readsBackWhatItPrints() {
        Settings settings = DEFAULTS.with("ponder=0").with("bias=0.1").with("playouts=77");
        Settings again = DEFAULTS;
        for (String word : settings.toString().split(" ")) {
            again = again.with(word);
        }
        for (Setting<?> setting : DEFAULTS.known()) {
            assertThat(again.get(setting)).isEqualTo(settings.get(setting));
        }
        assertThat(again).hasToString(settings.toString());
    }

    @Test
    void anUnknownKeyGetsTheNearestOneNamed() {
        assertThatThrownBy(() -> DEFAULTS.with("playout=5"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown setting 'playout'; did you mean 'playouts'?");
        assertThatThrownBy(() -> DEFAULTS.text("biass"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown setting 'biass'; did you mean 'bias'?");
    }

    @Test
    void aKeyLikeNoOtherGetsAllOfThemNamed() {
        assertThatThrownBy(() -> DEFAULTS.with("x-y-z=5"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown setting 'x-y-z'; known are playouts, bias, ponder");
        assertThatThrownBy(() -> Settings.defaults(List.of()).with("x=5"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown setting 'x'; there are none");
    }

    @ParameterizedTest
    @ValueSource(strings = {"playouts", "=5", "", "="})
    void whatIsNoAssignmentIsQuoted(String text) {
        assertThatThrownBy(() -> DEFAULTS.with(text))
                .isInstanceOf(BadInput.class)
                .hasMessage("'%s' is not of the form key=value", text);
    }

    @Test
    void aValueOutOfRangeIsQuoted() {
        assertThatThrownBy(() -> DEFAULTS.with("playouts=0"))
                .isInstanceOf(BadInput.class)
                .hasMessage("playouts=0 is not a whole number from 1 to 1000000");
        assertThatThrownBy(() -> DEFAULTS.with("playouts=5=6")).hasMessageContaining("5=6");
    }

    @Test
    void knowsWhatWasDeclared() {
        assertThat(DEFAULTS.knows("bias")).isTrue();
        assertThat(DEFAULTS.knows("time")).isFalse();
    }
}
