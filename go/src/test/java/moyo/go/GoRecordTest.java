package moyo.go;

import static moyo.go.Diagrams.assertBoard;
import static moyo.go.Diagrams.play;
import static moyo.go.Diagrams.record;
import static moyo.go.GoRules.CHINESE;
import static moyo.go.GoRules.JAPANESE;
import static moyo.go.GoRules.TROMP_TAYLOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

final class GoRecordTest {
    private static final int BLACK = Colour.FIRST;
    private static final int WHITE = Colour.SECOND;

    private static final String KO =
            """
            .....
            .XO..
            XO.O.
            .XO..
            .....
            """;

    private static GoRecord empty(int size, GoRules rules) {
        return new GoRecord(new GoGame(size, 6.5, rules));
    }

    private static void put(GoRecord record, int colour, String move) {
        record.play(colour, record.game().parseMove(move));
    }

    private static boolean isLegal(GoRecord record, int colour, String move) {
        return record.isLegal(colour, record.game().parseMove(move));
    }

    /** Everything a position shows. */
    private static List<Object> view(GoRecord record) {
        GoPosition position = record.position();
        GoBoard board = position.board();
        List<Object> view = new ArrayList<>();
        view.add(Diagrams.draw(board));
        view.add(position.toMove());
        view.add(position.moveNumber());
        view.add(position.passes());
        view.add(position.lastMove());
        view.add(position.moveBeforeLast());
        view.add(position.key(0));
        view.add(position.checkKey(0));
        view.add(board.ko());
        view.add(board.captured(Stone.BLACK));
        view.add(board.captured(Stone.WHITE));
        view.add(record.events());
        for (int move = 0; move < record.game().moveCodes(); move++) {
            view.add(position.isLegal(move));
        }
        return List.copyOf(view);
    }

    @Test
    void eitherSideMayMoveAtAnyTime() {
        GoRecord record = empty(5, CHINESE);
        put(record, BLACK, "B2");
        put(record, BLACK, "D2");
        put(record, WHITE, "D4");
        put(record, WHITE, "B4");
        assertBoard(
                record,
                """
                .....
                .O.O.
                .....
                .X.X.
                .....
                """);
        assertThat(record.position().toMove()).isEqualTo(BLACK);
        assertThat(record.moves()).hasSize(4);
        assertThat(record.position().moveNumber()).isEqualTo(4);
    }

    @Test
    void aMoveOutOfTurnLiftsTheKo() {
        GoRecord record = record(CHINESE, KO);
        play(record, "C3");
        assertThat(isLegal(record, WHITE, "B3")).isFalse();
        put(record, BLACK, "E5");
        assertThat(isLegal(record, WHITE, "B3")).isTrue();
    }

    @Test
    void aMoveOutOfTurnMayRepeatAPosition() {
        GoRecord record = record(CHINESE, KO);
        play(record, "C3 pass");
        assertThat(record.position().toMove()).isEqualTo(BLACK);
        assertThat(isLegal(record, WHITE, "B3")).isTrue();
        put(record, WHITE, "B3");
        assertBoard(record, KO);
    }

    @Test
    void anIllegalMoveIsRefusedAndChangesNothing() {
        GoRecord record = record(CHINESE, KO);
        play(record, "C3");
        List<Object> before = view(record);
        assertThatThrownBy(() -> put(record, WHITE, "B3"))
                .isInstanceOf(BadInput.class)
                .hasMessage("illegal move");
        assertThatThrownBy(() -> put(record, WHITE, "C3")).isInstanceOf(BadInput.class);
        assertThat(view(record)).isEqualTo(before);
    }

    @Test
    void theGameMayGoOnAfterTwoPasses() {
        GoRecord record = empty(5, CHINESE);
        play(record, "C3 pass pass");
        assertThat(record.position().isOver()).isTrue();
        assertThat(record.isFinished()).isTrue();
        assertThat(isLegal(record, WHITE, "C3")).isFalse();
        play(record, "B3");
        assertThat(record.position().isOver()).isFalse();
        assertThat(record.isFinished()).isFalse();
        assertThat(record.position().passes()).isZero();
    }

    @Test
    void aSetUpBetweenTwoPassesKeepsTheGameGoing() {
        GoRecord record = empty(5, CHINESE);
        play(record, "C3 pass");
        record.setUp(record.arrangement(), BLACK);
        play(record, "pass");
        assertThat(record.position().isOver()).isFalse();
        assertThat(record.isFinished()).isFalse();
    }

    @Test
    void aSetUpAfterTheEndStartsTheGameAgain() {
        GoRecord record = empty(5, CHINESE);
        play(record, "pass pass");
        record.setUp(record.arrangement(), BLACK);
        assertThat(record.isFinished()).isFalse();
        assertThat(record.position().isOver()).isFalse();
    }

    @Test
    void handsOutACopyOfThePositionForEitherSide() {
        GoRecord record = empty(5, CHINESE);
        play(record, "C3 pass pass");
        GoPosition copy = record.positionFor(BLACK);
        assertThat(copy.toMove()).isEqualTo(BLACK);
        assertThat(copy.isOver()).isFalse();
        Diagrams.play(copy, "A1");
        assertBoard(
                record,
                """
                .....
                .....
                ..X..
                .....
                .....
                """);
        assertThat(record.position().isOver()).isTrue();
    }

    @Test
    void undoOverACaptureRestoresEverything() {
        GoRecord record = record(CHINESE, KO);
        play(record, "E1 A1");
        List<Object> before = view(record);
        play(record, "C3");
        List<Object> taken = view(record);
        assertThat(taken).isNotEqualTo(before);
        assertThat(record.undo()).isTrue();
        assertThat(view(record)).isEqualTo(before);
        play(record, "C3");
        assertThat(view(record)).isEqualTo(taken);
        assertThat(isLegal(record, WHITE, "B3")).isFalse();
    }

    @Test
    void undoRestoresEveryPositionOfRandomGames() {
        Walks.repeat(
                10,
                rng -> {
                    GoRecord record = empty(5, rng.nextInt(2) == 0 ? CHINESE : TROMP_TAYLOR);
                    List<List<Object>> views = new ArrayList<>();
                    for (int i = 0; i < 120; i++) {
                        views.add(view(record));
                        playRandomly(record, rng);
                    }
                    assertThat(record.canUndo(120)).isTrue();
                    assertThat(record.canUndo(121)).isFalse();
                    for (int i = 119; i >= 0; i--) {
                        assertThat(record.undo()).isTrue();
                        assertThat(view(record)).isEqualTo(views.get(i));
                    }
                    assertThat(record.undo()).isFalse();
                });
    }

    /** Any legal move, now and then of the side that is not to move. */
    private static void playRandomly(GoRecord record, Rng rng) {
        int colour = rng.nextInt(10) == 0 ? rng.nextInt(2) : record.position().toMove();
        for (int tries = 0; tries < 50; tries++) {
            int[] points = record.game().geometry().points();
            int move = points[rng.nextInt(points.length)];
            if (record.isLegal(colour, move)) {
                record.play(colour, move);
                return;
            }
        }
        record.play(colour, Game.PASS);
    }

    @Test
    void setUpCannotBeTakenBack() {
        GoRecord record = record(CHINESE, KO);
        assertThat(record.undo()).isFalse();
        play(record, "A1 pass");
        assertThat(record.canUndo(2)).isTrue();
        assertThat(record.canUndo(3)).isFalse();
        assertThat(record.undo()).isTrue();
        assertThat(record.undo()).isTrue();
        assertThat(record.undo()).isFalse();
        assertBoard(record, KO);
    }

    @Test
    void anArrangementWithoutLibertiesIsRefusedAndChangesNothing() {
        GoRecord record = record(CHINESE, KO);
        play(record, "C3 E5");
        List<Object> before = view(record);
        String choked =
                """
                XO...
                O....
                .....
                .....
                .....
                """;
        int[] stones = Diagrams.stones(record.game().geometry(), choked);
        assertThatThrownBy(() -> record.setUp(stones, WHITE))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("without liberties");
        assertThat(view(record)).isEqualTo(before);
        play(record, "B3");
        assertThat(record.moves()).hasSize(3);
    }

    @Test
    void aFullBoardIsNoArrangement() {
        GoRecord record = empty(2, CHINESE);
        int[] stones = Diagrams.stones(record.game().geometry(), "XX\nXX");
        assertThatThrownBy(() -> record.setUp(stones, WHITE)).isInstanceOf(BadInput.class);
        assertThat(record.isBoardEmpty()).isTrue();
        assertThat(record.events()).isEmpty();
    }

    @Test
    void anyArrangementWithLibertiesCanBeSetUpWhateverTheOrder() {
        String crowded =
                """
                XXXXX
                XO.OX
                XOOOX
                XXXXX
                X.XXX
                """;
        assertBoard(record(CHINESE, crowded), crowded);
    }

    @Test
    void setUpForgetsThePastPositions() {
        GoRecord record = record(CHINESE, KO);
        play(record, "C3");
        record.setUp(record.arrangement(), WHITE);
        assertThat(record.position().board().ko()).isZero();
        assertThat(isLegal(record, WHITE, "B3")).isTrue();
    }

    @Test
    void aChangeOfTurnKeepsTheStonesAndThePrisoners() {
        GoRecord record = record(CHINESE, KO);
        play(record, "C3");
        record.setToMove(BLACK);
        assertThat(record.position().toMove()).isEqualTo(BLACK);
        assertBoard(
                record,
                """
                .....
                .XO..
                X.XO.
                .XO..
                .....
                """);
        assertThat(record.position().board().captured(Stone.WHITE)).isEqualTo(1);
        record.setToMove(BLACK);
        assertThat(record.events()).hasSize(3);
    }

    @Test
    void handicapStonesLetWhiteBegin() {
        GoRecord record = empty(9, CHINESE);
        record.placeHandicap(Handicap.fixed(record.game().geometry(), 3));
        assertBoard(
                record,
                """
                .........
                .........
                ..X...X..
                .........
                .........
                .........
                ..X......
                .........
                .........
                """);
        assertThat(record.handicap()).isEqualTo(3);
        assertThat(record.position().toMove()).isEqualTo(WHITE);
        assertThat(record.moves()).isEmpty();
        play(record, "E5");
        assertThat(record.handicap()).isEqualTo(3);
        assertThat(record(CHINESE, KO).handicap()).isZero();
    }

    @Test
    void theGameGoesOnUnderAnotherKomi() {
        GoRecord record = record(CHINESE, KO);
        play(record, "C3 E5 E1");
        put(record, BLACK, "A1");
        GoRecord other = record.under(new GoGame(5, -3, CHINESE));
        assertThat(view(other)).isEqualTo(view(record));
        assertThat(other.position().score()).isEqualTo(record.position().score() + 9.5);
        play(other, "B3");
        assertThat(record.moves()).as("the old record").hasSize(4);
    }

    @Test
    void theGameGoesOnUnderRulesThatForbidARepetitionInIt() {
        GoRecord record = record(JAPANESE, KO);
        play(record, "C3 pass pass B3");
        assertBoard(record, KO);
        GoRecord other = record.under(new GoGame(5, 6.5, CHINESE));
        assertBoard(other, KO);
        assertThat(other.events()).isEqualTo(record.events());
        assertThat(other.undo()).isTrue();
    }

    @Test
    void theGameGoesOnUnderRulesThatForbidASuicideInIt() {
        GoRecord record =
                record(
                        TROMP_TAYLOR,
                        """
                        .....
                        .....
                        OO...
                        X.O..
                        XXO..
                        """);
        play(record, "B2 E5");
        GoRecord other = record.under(new GoGame(5, 6.5, CHINESE));
        assertThat(Diagrams.draw(other.position().board()))
                .isEqualTo(Diagrams.draw(record.position().board()));
        assertThat(other.position().board().captured(Stone.BLACK)).isEqualTo(4);
        assertThat(other.undo()).isTrue();
        assertThat(other.position().toMove()).isEqualTo(WHITE);
    }

    @Test
    void aGameHasALastMove() {
        GoRecord record = empty(2, JAPANESE);
        int longest = record.game().longestGame();
        while (record.position().moveNumber() < longest) {
            record.play(record.position().toMove(), Game.PASS);
        }
        assertThatThrownBy(() -> record.play(BLACK, Game.PASS))
                .isInstanceOf(BadInput.class)
                .hasMessage("the game has %d moves, the maximum", longest);
        assertThat(record.positionFor(BLACK).isOver()).isTrue();
        assertThat(record.undo()).isTrue();
        record.play(BLACK, Game.PASS);
    }

    @Test
    void keepsWhatAPlayerSaidAboutAMove() {
        GoRecord record = empty(5, CHINESE);
        record.play(BLACK, record.game().parseMove("C3"), "the centre");
        assertThat(record.moves())
                .containsExactly(
                        new GoRecord.Move(BLACK, record.game().parseMove("C3"), "the centre"));
    }

    private static GoRecord played(GoRules rules, String... moves) {
        GoRecord record = new GoRecord(new GoGame(5, 0.5, rules));
        for (String move : moves) {
            int colour = move.startsWith("b ") ? 0 : 1;
            record.play(colour, record.game().parseMove(move.substring(2)));
        }
        return record;
    }

    private static String why(GoRecord record, int colour, String move) {
        return record.whyIllegal(colour, record.game().parseMove(move)).orElse("legal");
    }

    @Test
    void saysWhyAMoveIsIllegal() {
        GoRecord ko =
                played(
                        GoRules.JAPANESE,
                        "b D5",
                        "w A5",
                        "b E4",
                        "w A4",
                        "b B1",
                        "w C1",
                        "b A2",
                        "w D2",
                        "b B3",
                        "w C3",
                        "b C2",
                        "w B2");
        assertThat(why(ko, 0, "B2")).isEqualTo("B2 is occupied");
        assertThat(why(ko, 0, "C2")).isEqualTo("ko: C2 would take back at once");
        assertThat(why(ko, 1, "E5")).isEqualTo("suicide: a stone at E5 would have no liberty");
        assertThat(why(ko, 0, "E5")).isEqualTo("legal");
        assertThat(why(ko, 0, "pass")).isEqualTo("legal");
    }

    @Test
    void aFormerPositionIsForbiddenBySuperko() {
        GoRecord record =
                played(
                        GoRules.CHINESE,
                        "b B1",
                        "w C1",
                        "b A2",
                        "w D2",
                        "b B3",
                        "w C3",
                        "b C2",
                        "w B2",
                        "b pass",
                        "w pass");
        assertThat(record.isOver()).isTrue();
        assertThat(why(record, 0, "C2")).isEqualTo("superko: C2 would repeat a former position");
        assertThat(record.mover()).isEqualTo(0);
        assertThat(record.fresh().moves()).isEmpty();
    }
}
