package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Colour;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class PlainDialectTest {
    private final GtpDialect dialect = new PlainDialect(new TicTacToe());

    @Test
    void speaksPlainGtp() {
        assertThat(dialect.newGame()).containsExactly("clear_board");
        assertThat(dialect.genmove(Colour.FIRST)).isEqualTo("genmove b");
        assertThat(dialect.play(Colour.SECOND, 4)).contains("play w b2");
    }

    @Test
    void roundsTimesUpToWholeSeconds() {
        assertThat(dialect.gameTime(59.2)).containsExactly("time_settings 60 0 0");
        assertThat(dialect.moveTime(0.5)).containsExactly("time_settings 0 1 1");
        assertThat(dialect.timeLeft(Colour.FIRST, 9.9)).containsExactly("time_left b 9 0");
        assertThat(dialect.moveTimeLeft(Colour.FIRST, 1)).isEmpty();
    }

    @Test
    void knowsNoDeadStones() {
        assertThat(dialect.askForTheDead()).isEmpty();
        assertThat(dialect.theDead("anything")).isEmpty();
    }
}
