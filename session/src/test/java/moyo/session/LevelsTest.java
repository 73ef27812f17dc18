package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LevelsTest {
    private static final Levels LEVELS =
            Levels.of("Toy").and("slow", "uct playouts=1", 0).and("fast", "uct playouts=9", 120);

    @Test
    void aLevelIsFoundByNumberAndByName() {
        Level second = new Level(2, "casual", "fast", "uct playouts=9", OptionalInt.of(120));
        assertThat(LEVELS.at(2)).isEqualTo(second);
        assertThat(LEVELS.find(" Casual ")).isEqualTo(second);
        assertThat(LEVELS.strongest()).isEqualTo(second);
    }

    @Test
    void offersLevelThreeUnlessTheGameOffersTheStrongest() {
        assertThat(LEVELS.offered()).isEqualTo(2);
        assertThat(Toy.KIT.levels().offered()).isEqualTo(3);
        assertThat(Toy.KIT.levels().offeringTheStrongest().offered()).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0", "3", "-1", "expert", "2.0", "''"})
    void anUnknownLevelNamesTheRange(String text) {
        assertThatThrownBy(() -> LEVELS.find(text))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "unknown level '%s'; the levels of Toy are 1 (beginner), 2 (casual)"
                                .formatted(text));
    }

    @Test
    void aSlipOfTheFingerGetsTheNearestName() {
        assertThatThrownBy(() -> LEVELS.find("begginer"))
                .hasMessageEndingWith("did you mean 'beginner'?");
    }

    @Test
    void aGameWithoutLevelsOfItsOwnHasFiveByNumberOfSimulations() {
        Levels levels = Toy.KIT.levels();
        assertThat(levels.all()).extracting(Level::number).containsExactly(1, 2, 3, 4, 5);
        assertThat(levels.all())
                .extracting(level -> Toy.KIT.players().parse(level.player()).toString())
                .startsWith("uct playouts=4")
                .endsWith("uct playouts=1000");
    }
}
