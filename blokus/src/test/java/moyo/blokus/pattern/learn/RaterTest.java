package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.MoveList;
import org.junit.jupiter.api.Test;

final class RaterTest {
    private static final BlokusGame GAME = new BlokusGame();

    private static Rater rater(String player) {
        return new Rater(GAME, BlokusPlayers.ALL.parse(player), 1);
    }

    @Test
    void aNumberIsAlwaysTheSameGame() {
        RatedGame fifth = rater("uct playouts=30").play(5);
        Rater other = rater("uct playouts=30");
        assertThat(other.play(4)).isNotEqualTo(fifth);
        assertThat(other.play(5)).isEqualTo(fifth);
    }

    @Test
    void everyMoveIsLegalAndRatedUnlessItIsForced() {
        RatedGame played = rater("uct playouts=30").play(0);
        BlokusPosition position = GAME.newPosition();
        MoveList moves = new MoveList(GAME.moveCodes());
        int forced = 0;
        for (RatedPly ply : played.plies()) {
            position.legalMoves(moves);
            assertThat(moves.contains(ply.move())).isTrue();
            assertThat(ply.isRated()).isEqualTo(moves.size() > 1);
            forced += moves.size() > 1 ? 0 : 1;
            position.play(ply.move());
        }
        assertThat(forced).isPositive();
        assertThat(position.isOver()).isTrue();
        assertThat(played.score()).hasValue((int) position.score());
    }

    /** When little is left to decide, the win rate of the side to move agrees with the result. */
    @Test
    void theWinRateIsTheViewOfTheSideToMove() {
        int agreed = 0;
        int decided = 0;
        for (int number = 0; number < 10; number++) {
            RatedGame played = rater("uct playouts=100").play(number);
            int score = played.score().orElseThrow();
            for (int ply = played.plies().size() - 6; ply < played.plies().size(); ply++) {
                double value = played.plies().get(ply).value();
                if (Math.abs(value - 0.5) > 0.4 && score != 0) {
                    double forFirst = Colour.valueFor(ply % 2, value);
                    decided++;
                    agreed += forFirst > 0.5 == score > 0 ? 1 : 0;
                }
            }
        }
        assertThat(decided).isGreaterThan(10);
        assertThat((double) agreed / decided).isCloseTo(1, within(0.1));
    }

    @Test
    void aPlayerWithoutSearchIsRefused() {
        Rater rater = rater("largest");
        assertThatThrownBy(() -> rater.play(0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'largest' cannot rate positions");
    }
}
