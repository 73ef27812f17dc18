package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatedGameTest {
    @Test
    void aGameIsReadAsItWasWritten() {
        RatedGame game =
                new RatedGame(
                        17,
                        List.of(new RatedPly(4068, 0.5132), RatedPly.unrated(77)),
                        OptionalInt.of(-3));
        assertThat(game.line()).isEqualTo("17 4068@0.5132 77 =-3");
        assertThat(RatedGame.parse(game.line())).isEqualTo(game);
    }

    @Test
    void aGameNeedNotHaveItsEnd() {
        RatedGame game =
                new RatedGame(
                        0, List.of(new RatedPly(1, 0), new RatedPly(2, 1)), OptionalInt.empty());
        assertThat(game.line()).isEqualTo("0 1@0.0000 2@1.0000");
        assertThat(RatedGame.parse(game.line())).isEqualTo(game);
        assertThat(RatedGame.parse("3").plies()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "x 7 | 'x' is not the number of a game",
                "3 seven | 'seven' is not a move with a win rate",
                "3 7@1.5 | '7@1.5' is not a move with a win rate",
                "3 7@-0.1 | '7@-0.1' is not a move with a win rate",
                "3 7@0.5@2 | '7@0.5@2' is not a move",
                "3 7@half | '7@half' is not a move",
                "3 7 =x | 'x' is not a score",
                "3 =1 7 | '=1' is not a move"
            })
    void aBrokenLineIsQuoted(String line, String message) {
        assertThatThrownBy(() -> RatedGame.parse(line))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }
}
