package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import moyo.game.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GoGameTest {
    private static GoGame game(int size) {
        return new GoGame(size, 6.5, GoRules.CHINESE);
    }

    @ParameterizedTest
    @CsvSource({
        "9, 0, 0, A1", "9, 7, 7, H8", "9, 8, 0, J1", "9, 8, 8, J9", "19, 3, 15, D16",
        "19, 15, 3, Q4", "19, 18, 18, T19", "25, 24, 24, Z25", "25, 0, 24, A25", "2, 1, 1, B2"
    })
    void pointsAreNamedByColumnAndRow(int size, int x, int y, String name) {
        GoGame game = game(size);
        assertThat(game.moveName(game.geometry().point(x, y))).isEqualTo(name);
        assertThat(game.parseMove(name)).isEqualTo(game.geometry().point(x, y));
    }

    @Test
    void thereIsNoColumnI() {
        GoGame game = game(25);
        for (int move : game.geometry().points()) {
            assertThat(game.moveName(move)).doesNotContain("I");
            assertThat(game.parseMove(game.moveName(move))).isEqualTo(move);
        }
    }

    @Test
    void movesAreReadInAnyCase() {
        GoGame game = game(19);
        assertThat(game.parseMove("q16")).isEqualTo(game.parseMove("Q16"));
        assertThat(game.parseMove("PASS")).isEqualTo(Game.PASS);
        assertThat(game.parseMove("Pass")).isEqualTo(Game.PASS);
        assertThat(game.moveName(Game.PASS)).isEqualTo("pass");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "I5",
                "i5",
                "K1",
                "A0",
                "A10",
                "A01",
                "A",
                "5",
                "AA1",
                "A1 ",
                " A1",
                "A-1",
                "A+1",
                "A1.0",
                "resign",
                "\u0661",
                "A\u0661",
                "A99",
                "A999999999999",
                "\u0131" + "5"
            })
    void whatIsNoPointIsQuotedWithWhatWouldBeRight(String text) {
        assertThatThrownBy(() -> game(9).parseMove(text))
                .isInstanceOf(BadInput.class)
                .hasMessage("'%s' is not a point of a 9x9 board, A1 to J9, or pass", text);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 26, 361, Integer.MAX_VALUE})
    void aBoardHasTwoToTwentyFiveLines(int size) {
        assertThatThrownBy(() -> game(size))
                .isInstanceOf(BadInput.class)
                .hasMessage("board size %d is not between 2 and 25", size);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void komiIsANumber(double komi) {
        assertThatThrownBy(() -> new GoGame(9, komi, GoRules.CHINESE))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("komi " + komi);
    }

    @Test
    void komiMayBeNegativeAndBroken() {
        assertThat(new GoGame(9, -7.25, GoRules.CHINESE).newPosition().score()).isEqualTo(7.25);
    }
}
