package moyo.connect4.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.game.Colour;
import moyo.search.clock.StopSignal;
import moyo.session.FinishedGame;
import moyo.session.Session;
import moyo.session.record.GameRecord;
import org.junit.jupiter.api.Test;

/** Connect Four behind a front end. */
final class Connect4KitTest {
    private static final Connect4Kit KIT = new Connect4Kit(new Connect4Game());

    private static Session<Connect4Game, Connect4Position> session() {
        return new Session<>(KIT, KIT.players().parse("uct playouts=200 tree-nodes=20000"), 1);
    }

    @Test
    void aFullColumnIsTheReason() {
        GameRecord<Connect4Game, Connect4Position> record = KIT.newRecord();
        int d = KIT.game().parseMove("d");
        for (int i = 0; i < 6; i++) {
            record.play(i & 1, d);
        }
        assertThat(record.whyIllegal(Colour.FIRST, d)).contains("column d is full");
        assertThat(record.whyIllegal(Colour.SECOND, d)).contains("it is the turn of black");
    }

    @Test
    void thePlayerTakesAWin() {
        Session<Connect4Game, Connect4Position> session = session();
        for (String move : List.of("d", "a", "d", "a", "d", "b")) {
            session.play(session.record().mover(), KIT.game().parseMove(move));
        }
        int move = session.choose(Colour.FIRST, new StopSignal());
        session.playChosen(Colour.FIRST, move);
        assertThat(session.moveName(move)).isEqualTo("d");
        assertThat(session.record().isOver()).isTrue();
    }

    @Test
    void theMovesOfARecordFileAreFound() {
        FinishedGame finished =
                new FinishedGame(
                        "Moyo",
                        "an event",
                        "1",
                        "Ann",
                        "Bob",
                        "uct",
                        "random",
                        1,
                        "2026-01-01",
                        List.of(4, 1, 4),
                        List.of("", "", ""),
                        Colour.FIRST,
                        "resign",
                        Double.NaN,
                        "");
        GameRecord<Connect4Game, Connect4Position> record =
                KIT.format()
                        .read(KIT.treeOf(KIT.record(finished)).orElseThrow(), Integer.MAX_VALUE);
        assertThat(record.moves()).extracting(GameRecord.Move::move).containsExactly(4, 1, 4);
    }
}
