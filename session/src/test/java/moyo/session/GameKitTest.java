package moyo.session;

import static moyo.session.Toy.move;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.session.record.GameRecord;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** What a game gets that says nothing about scores, openings and record files. */
final class GameKitTest {
    private static TicTacToe.Board after(String... moves) {
        TicTacToe.Board board = Toy.GAME.newPosition();
        Stream.of(moves).forEach(text -> board.play(move(text)));
        return board;
    }

    @Test
    void openingsHaveNoMoveThatEndsTheGame() {
        MoveList moves = new MoveList(9);
        Toy.KIT.openingMoves(after("a1", "a2", "b1", "b2"), moves);
        assertThat(moves.size()).isEqualTo(4);
        assertThat(moves.contains(move("c1"))).as("completes the first row").isFalse();
        assertThat(moves.contains(move("c2"))).isTrue();
    }

    @Test
    void theScoreIsThatOfThePosition() {
        TicTacToe.Board won = after("a1", "a2", "b1", "b2", "c1");
        assertThat(Toy.KIT.score(won, Optional.empty(), 1)).isEqualTo(1);
    }

    @Test
    void aRecordFileIsReadAgain() {
        FinishedGame finished =
                new FinishedGame(
                        "Moyo:1",
                        "an event",
                        "3",
                        "Ann",
                        "Bob",
                        "uct",
                        "random",
                        7,
                        "2026-11-17",
                        List.of(move("b2"), move("a1")),
                        List.of("the centre", ""),
                        Colour.SECOND,
                        "resign",
                        Double.NaN,
                        "");
        String text = Toy.KIT.record(finished);
        assertThat(Toy.KIT.recordType()).isEqualTo("sgf");
        assertThat(text)
                .contains("GM[tic-tac-toe]", "PB[Ann]", "PW[Bob]", "EV[an event]", "RO[3]")
                .contains("DT[2026-11-17]", "RE[W+R]", "C[the centre]");
        assertThat(Toy.KIT.readRecord(text).moves())
                .extracting(GameRecord.Move::move)
                .containsExactly(move("b2"), move("a1"));
    }
}
