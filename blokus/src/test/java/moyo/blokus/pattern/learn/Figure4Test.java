package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;

final class Figure4Test {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int FIVE = GAME.parseMove("e8,e9,e10,e11,e12");
    private static final int ONE = GAME.parseMove("e10");
    private static final int TWO = GAME.parseMove("j5,j6");

    private final Figure4 figure = new Figure4("nn", "uct");

    @Test
    void cellsAreMeansOverGamesByColour() {
        figure.add(List.of(FIVE, TWO), true);
        figure.add(List.of(ONE, TWO), true);
        figure.add(List.of(FIVE), false);
        assertThat(figure.lines().keySet())
                .containsExactly(
                        "uct, moving 1st", "nn, moving 2nd", "nn, moving 1st", "uct, moving 2nd");
        assertThat(figure.csv())
                .isEqualTo(
                        """
                        move,"uct, moving 1st","nn, moving 2nd","nn, moving 1st","uct, moving 2nd"
                        0,0.00,0.00,0.00,0.00
                        1,5.00,0.00,3.00,0.00
                        2,5.00,0.00,3.00,2.00
                        """);
    }

    @Test
    void aColourWithoutGamesHasNoLine() {
        figure.add(List.of(FIVE), true);
        assertThat(figure.lines()).containsOnlyKeys("nn, moving 1st", "uct, moving 2nd");
    }

    @Test
    void anIllegalMoveIsNamed() {
        assertThatThrownBy(() -> figure.add(List.of(TWO), true))
                .isInstanceOf(BadInput.class)
                .hasMessage("move 0 of a game, 'j5,j6', is illegal");
    }
}
