package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.clock.TimeControl;
import moyo.search.player.Player;
import moyo.search.watch.Snapshot;
import moyo.session.record.GameRecord;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A game in progress, as a front end with one thread uses it. */
@Timeout(60)
final class SessionTest {
    private static final int BLACK = Colour.FIRST;
    private static final int WHITE = Colour.SECOND;

    private static int plies(Session<TicTacToe, TicTacToe.Board> session) {
        return session.record().position().moveNumber();
    }

    @Test
    void beginsWithAnEmptyBoard() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        assertThat(session.record().moves()).isEmpty();
        assertThat(session.record().mover()).isEqualTo(BLACK);
        assertThat(session.game()).isSameAs(Toy.GAME);
        assertThat(session.name(BLACK)).isEmpty();
        assertThat(session.snapshot()).isEqualTo(Snapshot.EMPTY);
    }

    @Test
    void movesArePlayedAndTakenBack() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        Toy.play(session, "b2", "a1", "c3");
        assertThat(session.record().moves())
                .extracting(GameRecord.Move::move)
                .containsExactly(Toy.move("b2"), Toy.move("a1"), Toy.move("c3"));
        assertThat(session.undo(2)).isTrue();
        assertThat(plies(session)).isEqualTo(1);
        assertThat(session.undo(2)).as("more than there are").isFalse();
        assertThat(plies(session)).as("all or nothing").isEqualTo(1);
        assertThat(session.undo(1)).isTrue();
        assertThat(session.undo(1)).isFalse();
    }

    @Test
    void anIllegalMoveIsRefusedWithItsReasonAndChangesNothing() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        Toy.play(session, "b2");
        assertThatThrownBy(() -> session.play(WHITE, Toy.move("b2")))
                .isInstanceOf(BadInput.class)
                .hasMessage("illegal move: b2 is taken");
        assertThatThrownBy(() -> session.play(BLACK, Toy.move("a1")))
                .hasMessage("illegal move: it is the turn of white");
        assertThat(plies(session)).isEqualTo(1);
    }

    @Test
    void saysWhyAMoveIsIllegal() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        assertThat(session.whyIllegal(BLACK, Toy.move("b2"))).isEmpty();
        assertThat(session.whyIllegal(WHITE, Toy.move("b2"))).contains("it is the turn of black");
        Toy.play(session, "a1", "b1", "a2", "b2");
        assertThat(session.whyIllegal(BLACK, Toy.move("a1"))).contains("a1 is taken");
        Toy.play(session, "a3");
        assertThat(session.whyIllegal(WHITE, Toy.move("c3"))).contains("the game is over");
    }

    @Test
    void thinkingPlaysNothingAndCostsNoTime() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=200");
        session.thinker().setTimeControl(TimeControl.absolute(Duration.ofSeconds(20)));
        Budget before = session.thinker().budget(BLACK, 5);
        int move = session.think(BLACK, new StopSignal());
        assertThat(session.record().isLegal(BLACK, move)).isTrue();
        assertThat(plies(session)).isZero();
        assertThat(session.name(BLACK)).isEmpty();
        assertThat(session.thinker().budget(BLACK, 5)).isEqualTo(before);
    }

    @Test
    void aChosenMoveCostsTimeNamesThePlayerAndIsPlayedWithItsExplanation() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=200");
        session.thinker().setTimeControl(TimeControl.absolute(Duration.ofSeconds(2)));
        Budget.Time before = (Budget.Time) session.thinker().budget(BLACK, 5);
        int move = session.choose(BLACK, new StopSignal());
        assertThat(plies(session)).as("not yet").isZero();
        assertThat(((Budget.Time) session.thinker().budget(BLACK, 5)).limit())
                .isLessThan(before.limit());
        assertThat(session.thinker().budget(WHITE, 5)).as("White's clock").isEqualTo(before);
        session.playChosen(BLACK, move);
        assertThat(session.name(BLACK)).isEqualTo("Moyo (uct playouts=200)");
        assertThat(session.name(WHITE)).isEmpty();
        assertThat(session.record().moves().get(0).comment()).contains("wins");
        assertThat(session.moveName(move)).isEqualTo(Toy.GAME.moveName(move));
    }

    @Test
    void whoResignsPlaysNothing() {
        Session<TicTacToe, TicTacToe.Board> session =
                Toy.session("uct playouts=300 resign=1 resign-after=1");
        Toy.play(session, "a1", "b1", "a3", "a2", "b2"); // two threats at once
        int move = session.choose(WHITE, new StopSignal());
        assertThat(move).isEqualTo(Player.RESIGN);
        assertThat(session.moveName(move)).isEqualTo("resign");
        session.playChosen(WHITE, move);
        assertThat(plies(session)).isEqualTo(5);
    }

    @Test
    void afterTheEndThereIsNothingToChoose() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=10");
        Toy.play(session, "a1", "b1", "a2", "b2", "a3");
        assertThat(session.record().isOver()).isTrue();
        assertThatThrownBy(() -> session.choose(WHITE, new StopSignal()))
                .isInstanceOf(BadInput.class)
                .hasMessage("the game is over");
        assertThatThrownBy(() -> session.think(WHITE, new StopSignal()))
                .hasMessage("the game is over");
        assertThatThrownBy(() -> session.analyse(WHITE, move -> true, new StopSignal()))
                .hasMessage("the game is over");
    }

    @Test
    void outOfTurnNobodyThinks() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=10");
        assertThatThrownBy(() -> session.choose(WHITE, new StopSignal()))
                .isInstanceOf(BadInput.class)
                .hasMessage("it is the turn of black");
    }

    @Test
    void aNewGameHasAnEmptyBoardFullClocksAndNoNames() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=50");
        session.thinker().setTimeControl(TimeControl.absolute(Duration.ofSeconds(9)));
        Budget full = session.thinker().budget(BLACK, 5);
        session.playChosen(BLACK, session.choose(BLACK, new StopSignal()));
        session.setName(WHITE, "Ann");
        session.start();
        assertThat(plies(session)).isZero();
        assertThat(session.name(BLACK)).isEmpty();
        assertThat(session.name(WHITE)).isEmpty();
        assertThat(session.thinker().budget(BLACK, 5)).isEqualTo(full);
    }

    @Test
    void anotherGameCanBePutOnTheBoard() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=50");
        Player<TicTacToe.Board> player = session.thinker().player();
        session.load(Toy.KIT.readRecord("(;GM[tic-tac-toe];B[b2];W[a1])"));
        assertThat(plies(session)).isEqualTo(2);
        assertThat(session.thinker().player()).as("the same game").isSameAs(player);
        TicTacToe other = new TicTacToe();
        session.load(new TicTacToeKit(other).newRecord());
        assertThat(session.game()).isSameAs(other);
        assertThat(session.thinker().game()).isSameAs(other);
        assertThat(session.thinker().player()).as("other rules").isNotSameAs(player);
    }

    @Test
    void otherRulesKeepTheMovesAndTheNames() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        session.setName(BLACK, "Ann");
        TicTacToe other = new TicTacToe();
        GameRecord<TicTacToe, TicTacToe.Board> record = new TicTacToeKit(other).newRecord();
        record.play(BLACK, Toy.move("b2"));
        session.changeRules(record);
        assertThat(session.name(BLACK)).isEqualTo("Ann");
        assertThat(session.thinker().game()).isSameAs(other);
        assertThat(plies(session)).isEqualTo(1);
    }

    @Test
    void aSetUpIsAChangeOfTheRecord() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        session.change(record -> record.play(BLACK, Toy.move("c1"), "set up"));
        assertThat(session.record().moves().get(0).comment()).isEqualTo("set up");
    }

    @Test
    void aListenerHearsOfEveryPositionThatIsThoughtAbout() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=20 ponder=on");
        List<Integer> heard = new ArrayList<>();
        session.beforeThought(root -> heard.add(root.moveNumber()));
        session.think(BLACK, new StopSignal());
        session.playChosen(BLACK, session.choose(BLACK, new StopSignal()));
        session.ponder();
        session.endPondering();
        StopSignal stop = new StopSignal();
        stop.request();
        session.analyse(WHITE, move -> true, stop);
        assertThat(heard).containsExactly(0, 0, 1, 1);
    }

    @Test
    void onlyAPlayerWithATreeAnalyses() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        assertThatThrownBy(() -> session.analyse(BLACK, move -> true, new StopSignal()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("player 'random' cannot be watched");
        assertThat(session.record().isLegal(BLACK, session.think(BLACK, new StopSignal())))
                .as("it moves nevertheless")
                .isTrue();
        assertThat(session.snapshot()).isEqualTo(Snapshot.EMPTY);
    }

    @Test
    void theSameSeedChoosesTheSameMoves() {
        List<List<Integer>> games = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Session<TicTacToe, TicTacToe.Board> session = Toy.session("uct playouts=30");
            List<Integer> moves = new ArrayList<>();
            while (!session.record().isOver()) {
                int colour = session.record().mover();
                int move = session.choose(colour, new StopSignal());
                session.playChosen(colour, move);
                moves.add(move);
            }
            games.add(moves);
        }
        assertThat(games.get(0)).isEqualTo(games.get(1)).hasSizeGreaterThan(4);
    }

    @Test
    void recordsAreWrittenAndReadBack() {
        Session<TicTacToe, TicTacToe.Board> session = Toy.session("random");
        Toy.play(session, "b2", "a1");
        String text = Toy.KIT.writeRecord(session.record());
        Session<TicTacToe, TicTacToe.Board> other = Toy.session("random");
        other.load(Toy.KIT.readRecord(text));
        assertThat(other.record().moves())
                .extracting(GameRecord.Move::move)
                .containsExactly(Toy.move("b2"), Toy.move("a1"));
    }
}
