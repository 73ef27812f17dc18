package moyo.blokus.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.MoveList;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class BlokusLessonsTest {
    private final BlokusLessons lessons = new BlokusLessons();

    @Test
    void oneGameInEightHasNoBonus() {
        Rng rng = new Rng(3);
        int without = 0;
        for (int i = 0; i < 8000; i++) {
            BlokusPosition start = lessons.drawGame(rng).newPosition();
            without += start.game().bonus() ? 0 : 1;
        }
        assertThat(without / 8000.0).isCloseTo(0.125, within(0.02));
    }

    @Test
    void threeGamesInTenBeginAfterOneToFourRandomPlacements() {
        Rng rng = new Rng(2);
        int[] games = new int[5];
        for (int i = 0; i < 4000; i++) {
            games[lessons.drawGame(rng).newPosition().moveNumber()]++;
        }
        assertThat(games[0] / 4000.0).isCloseTo(0.7, within(0.03));
        for (int moves = 1; moves <= 4; moves++) {
            assertThat(games[moves] / 4000.0).as("%d", moves).isCloseTo(0.075, within(0.02));
        }
    }

    @Test
    void allLegalMovesAreConsideredAndFitIntoARow() {
        BlokusGame game = new BlokusGame();
        MoveList moves = new MoveList(game.moveCodes());
        MoveList legal = new MoveList(game.moveCodes());
        Rng rng = new Rng(5);
        int most = 0;
        for (int i = 0; i < 100; i++) {
            BlokusPosition position = game.newPosition();
            while (!position.isOver()) {
                lessons.candidates().of(position, moves);
                position.legalMoves(legal);
                assertThat(moves.size()).isEqualTo(legal.size());
                most = Math.max(most, moves.size());
                position.play(moves.get(rng.nextInt(moves.size())));
            }
        }
        assertThat(most).isBetween(414, lessons.encoding().shape().listedMoves());
    }

    @Test
    void noGameIsLongerThanSelfPlayAllows() {
        assertThat(lessons.mostMoves()).isEqualTo(42);
        assertThat(lessons.mostChildren()).isEqualTo(48);
    }
}
