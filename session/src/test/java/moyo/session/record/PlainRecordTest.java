package moyo.session.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.session.Toy;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** A record of a game in which the sides move in turn. */
final class PlainRecordTest {
    private final GameRecord<TicTacToe, TicTacToe.Board> record = Toy.KIT.newRecord();

    private void play(String... moves) {
        for (String move : moves) {
            record.play(record.mover(), Toy.move(move), "about " + move);
        }
    }

    @Test
    void keepsMovesWithColourAndComment() {
        play("b2", "a1");
        assertThat(record.moves()).hasSize(2);
        assertThat(record.moves().get(1).colour()).isEqualTo(Colour.SECOND);
        assertThat(record.moves().get(1).move()).isEqualTo(Toy.move("a1"));
        assertThat(record.moves().get(1).comment()).isEqualTo("about a1");
        assertThat(record.position().moveNumber()).isEqualTo(2);
    }

    @Test
    void aPositionToThinkAboutIsACopy() {
        play("b2");
        TicTacToe.Board copy = record.positionFor(Colour.SECOND);
        copy.play(Toy.move("c3"));
        assertThat(record.position().isLegal(Toy.move("c3"))).isTrue();
        assertThatThrownBy(() -> record.positionFor(Colour.FIRST))
                .isInstanceOf(BadInput.class)
                .hasMessage("it is the turn of white");
    }

    @Test
    void thePositionAfterAMoveDoesNotTouchTheRecord() {
        TicTacToe.Board after = record.positionToJudgeAfter(Colour.FIRST, Toy.move("a2"));
        assertThat(after.moveNumber()).isEqualTo(1);
        assertThat(record.moves()).isEmpty();
        assertThat(record.onlyPassesTheTurn(0)).as("a1 is no pass").isFalse();
    }

    @Test
    void undoRebuildsThePosition() {
        play("b2", "a1", "c3");
        assertThat(record.undo(2)).isTrue();
        assertThat(record.position().key(0)).isEqualTo(keyAfter("b2"));
        assertThat(record.undo()).isTrue();
        assertThat(record.undo()).isFalse();
        assertThat(record.undo(0)).isTrue();
    }

    private static long keyAfter(String move) {
        TicTacToe.Board board = Toy.GAME.newPosition();
        board.play(Toy.move(move));
        return board.key(0);
    }

    @Test
    void aFreshRecordIsEmptyAndOfTheSameGame() {
        play("b2");
        GameRecord<TicTacToe, TicTacToe.Board> fresh = record.fresh();
        assertThat(fresh.moves()).isEmpty();
        assertThat(fresh.game()).isSameAs(record.game());
        assertThat(fresh.whyIllegal(Colour.FIRST, Toy.move("b2"))).isEmpty();
    }

    @Test
    void knowsTheEndAndTheReasonsAgainstAMove() {
        play("a1", "b1", "a2", "b2");
        assertThat(record.isOver()).isFalse();
        assertThat(record.isLegal(Colour.SECOND, Toy.move("a3"))).as("out of turn").isFalse();
        assertThat(record.whyIllegal(Colour.FIRST, Toy.move("b1"))).contains("b1 is taken");
        play("a3");
        assertThat(record.isOver()).isTrue();
        assertThat(record.whyIllegal(Colour.FIRST, Toy.move("c3"))).contains("the game is over");
        assertThatThrownBy(record::answerWhenOver).hasMessage("the game is over");
        assertThatThrownBy(() -> record.play(Colour.SECOND, Toy.move("c3")))
                .hasMessage("illegal move: the game is over");
    }

    @Test
    void everyMoveHasAPlaceInIt() {
        assertThat(record.records(0)).isTrue();
    }
}
