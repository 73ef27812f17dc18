package moyo.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BoardTextTest {
    @Test
    void showsTheStonesAndTheSideToMove() {
        Connect4Position position =
                Diagrams.position(
                        """
                        ...O...
                        O.XXX..
                        """);
        assertThat(BoardText.of(position))
                .isEqualTo(
                        """
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        . . . O . . .
                        O . X X X . .
                        a b c d e f g
                        O to move
                        """);
        position.play(position.game().parseMove("a"));
        position.play(position.game().parseMove("f"));
        assertThat(BoardText.of(position))
                .endsWith(
                        """
                        O . . O . . .
                        O . X X X X .
                        a b c d e f g
                        X wins
                        """);
    }

    @Test
    void namesADraw() {
        Connect4Position position =
                Diagrams.position(
                        """
                        OXXXOOO
                        XOOXXOX
                        XXXOOXO
                        OOOXXOO
                        XXOOXOX
                        XOXXOOX
                        """);
        assertThat(BoardText.of(position)).endsWith("a b c d e f g\ndrawn\n");
    }
}
