package moyo.net;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** Games that start after random moves. */
final class StartedGameTest {
    private static final TicTacToe GAME = new TicTacToe();

    @Test
    void everyNewPositionIsTheSameOneAfterTheMoves() {
        Rng rng = new Rng(3);
        for (int count = 0; count < 8; count++) {
            StartedGame<TicTacToe.Board> started =
                    StartedGame.draw(GAME, TicTacToe.Board::legalMoves, count, rng);
            assertThat(started.moves()).hasSize(count).doesNotHaveDuplicates();
            TicTacToe.Board position = started.newPosition();
            assertThat(position.moveNumber()).isEqualTo(count);
            assertThat(position.isOver()).isFalse();
            assertThat(started.newPosition().key(0)).isEqualTo(position.key(0));
        }
    }

    @Test
    void itIsTheSameGameOtherwise() {
        StartedGame<TicTacToe.Board> started =
                StartedGame.draw(GAME, TicTacToe.Board::legalMoves, 2, new Rng(1));
        assertThat(started.name()).isEqualTo(GAME.name());
        assertThat(started.moveCodes()).isEqualTo(GAME.moveCodes());
        assertThat(started.longestGame()).isEqualTo(GAME.longestGame());
        assertThat(started.symmetries()).isEqualTo(GAME.symmetries());
        assertThat(started.parseMove(started.moveName(4))).isEqualTo(4);
        assertThat(started.symmetricMove(0, 1)).isEqualTo(GAME.symmetricMove(0, 1));
        StartedGame<TicTacToe.Board> same =
                StartedGame.draw(GAME, TicTacToe.Board::legalMoves, 2, new Rng(1));
        assertThat(started).isEqualTo(same).isNotEqualTo(GAME);
    }

    @Test
    void anotherDrawIsAnotherGame() {
        Rng rng = new Rng(4);
        var one = StartedGame.draw(GAME, TicTacToe.Board::legalMoves, 3, rng);
        var other = StartedGame.draw(GAME, TicTacToe.Board::legalMoves, 3, rng);
        assertThat(one).isNotEqualTo(other);
    }
}
