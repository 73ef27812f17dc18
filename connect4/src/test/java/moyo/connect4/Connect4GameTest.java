package moyo.connect4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import moyo.game.Game;
import moyo.testkit.GameContract;
import moyo.testkit.Reference;
import org.junit.jupiter.api.Test;

/** Connect Four keeps the contract of all games. */
final class Connect4GameTest extends GameContract<Connect4Position> {
    @Override
    protected Connect4Game game() {
        return new Connect4Game();
    }

    @Override
    protected Reference reference() {
        return new NaiveConnect4();
    }

    @Override
    protected int games() {
        return 500;
    }

    @Test
    void movesAreTheLettersOfTheColumns() {
        assertThat(game().moveName(1)).isEqualTo("a");
        assertThat(game().moveName(7)).isEqualTo("g");
        assertThat(game().parseMove("a")).isEqualTo(1);
        assertThat(game().parseMove("G")).isEqualTo(7);
        for (String text : new String[] {"h", "-", "pass", "ab", " a"}) {
            assertThatThrownBy(() -> game().parseMove(text))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("'%s' is not a column, a to g", text);
        }
    }

    @Test
    void thereIsNoPass() {
        assertThat(game().newPosition().isLegal(Game.PASS)).isFalse();
    }

    @Test
    void theMirrorExchangesLeftAndRight() {
        assertThat(game().symmetricMove(game().parseMove("b"), 1)).isEqualTo(game().parseMove("f"));
        assertThat(game().symmetricMove(game().parseMove("d"), 1)).isEqualTo(game().parseMove("d"));
    }
}
