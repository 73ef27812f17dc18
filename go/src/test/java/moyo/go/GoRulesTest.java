package moyo.go;

import static moyo.go.Diagrams.assertBoard;
import static moyo.go.Diagrams.isLegal;
import static moyo.go.Diagrams.play;
import static moyo.go.Diagrams.position;
import static moyo.go.GoRules.CHINESE;
import static moyo.go.GoRules.JAPANESE;
import static moyo.go.GoRules.TROMP_TAYLOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The rules of Go by example. */
final class GoRulesTest {
    static final List<GoRules> ALL = GoRules.ALL;
    static final List<GoRules> WITH_SUPERKO = ALL.stream().filter(GoRules::superko).toList();
    static final List<GoRules> WITH_SUICIDE = ALL.stream().filter(GoRules::suicide).toList();
    static final List<GoRules> WITHOUT_SUICIDE = ALL.stream().filter(r -> !r.suicide()).toList();

    private static final String KO =
            """
            .....
            .XO..
            XO.O.
            .XO..
            .....
            """;

    /** White can send two stones into the corner, and take one back. */
    private static final String SEND_TWO =
            """
            ....
            ....
            XXO.
            .O.O
            """;

    private static final String TRIPLE_KO =
            """
            .XO......
            XO.O.....
            .XO......
            .XO......
            X.XO.....
            .XO......
            .XO......
            XO.O.....
            .XO......
            """;

    @Test
    void capturesAStoneWithoutLiberties() {
        GoPosition position =
                position(
                        CHINESE,
                        """
                        .....
                        ..X..
                        .XO..
                        ..X..
                        .....
                        """);
        play(position, "D3");
        assertBoard(
                position,
                """
                .....
                ..X..
                .X.X.
                ..X..
                .....
                """);
        assertThat(position.board().captured(Stone.WHITE)).isEqualTo(1);
        assertThat(position.board().captured(Stone.BLACK)).isZero();
        assertThat(position.toMove()).isEqualTo(Colour.SECOND);
    }

    @Test
    void capturesABlockOfSeveralStones() {
        GoPosition position =
                position(
                        CHINESE,
                        """
                        ..XX..
                        .XOOX.
                        .XOX..
                        .XO...
                        ..X...
                        ......
                        """);
        play(position, "D3");
        assertBoard(
                position,
                """
                ..XX..
                .X..X.
                .X.X..
                .X.X..
                ..X...
                ......
                """);
        assertThat(position.board().captured(Stone.WHITE)).isEqualTo(4);
    }

    @Test
    void capturesSeveralBlocksWithOneStone() {
        GoPosition position =
                position(
                        CHINESE,
                        """
                        ..X..
                        .XOX.
                        XO.OX
                        .XOX.
                        ..X..
                        """);
        play(position, "C3");
        assertBoard(
                position,
                """
                ..X..
                .X.X.
                X.X.X
                .X.X.
                ..X..
                """);
        assertThat(position.board().captured(Stone.WHITE)).isEqualTo(4);
        assertThat(position.board().ko()).isZero();
    }

    @Test
    void capturesABlockInTheCorner() {
        GoPosition position =
                position(
                        CHINESE,
                        """
                        .....
                        .....
                        X....
                        OOX..
                        OO...
                        """);
        play(position, "B3 E5 C1");
        assertBoard(
                position,
                """
                ....O
                .....
                XX...
                ..X..
                ..X..
                """);
    }

    @Test
    void capturesBeforeItWouldDieItself() {
        GoPosition position =
                position(
                        CHINESE,
                        """
                        .....
                        .....
                        XX...
                        OOX..
                        .OX..
                        """);
        assertThat(isLegal(position, "A1")).isTrue();
        play(position, "A1");
        assertBoard(
                position,
                """
                .....
                .....
                XX...
                ..X..
                X.X..
                """);
        assertThat(position.board().captured(Stone.BLACK)).isZero();
    }

    @Test
    void aStoneMayNotBePutOnAnother() {
        GoPosition position = position(CHINESE, KO);
        assertThat(isLegal(position, "B4")).isFalse();
        assertThat(isLegal(position, "C4")).isFalse();
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void aKoMayNotBeRetakenAtOnce(GoRules rules) {
        GoPosition position = position(rules, KO);
        play(position, "C3");
        assertBoard(
                position,
                """
                .....
                .XO..
                X.XO.
                .XO..
                .....
                """);
        assertThat(position.board().ko()).isEqualTo(position.game().parseMove("B3"));
        assertThat(isLegal(position, "B3")).isFalse();
        MoveList moves = new MoveList(position.game().moveCodes());
        position.legalMoves(moves);
        assertThat(moves.contains(position.game().parseMove("B3"))).isFalse();
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void aKoMayBeRetakenAfterAMoveElsewhere(GoRules rules) {
        GoPosition position = position(rules, KO);
        play(position, "C3 E5 E1");
        assertThat(isLegal(position, "B3")).isTrue();
        play(position, "B3");
        assertBoard(
                position,
                """
                ....O
                .XO..
                XO.O.
                .XO..
                ....X
                """);
        assertThat(isLegal(position, "C3")).isFalse();
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void aKoMayBeRetakenAfterAPassAndAMoveElsewhere(GoRules rules) {
        GoPosition position = position(rules, KO);
        play(position, "C3 pass E1");
        assertThat(isLegal(position, "B3")).isTrue();
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void aKoMayBeFilled(GoRules rules) {
        GoPosition position = position(rules, KO);
        play(position, "C3 E5");
        assertThat(isLegal(position, "B3")).isTrue();
        play(position, "B3");
        assertThat(position.board().captured(Stone.BLACK)).isZero();
    }

    @Test
    void takingTwoStonesIsNoKo() {
        GoPosition position =
                position(
                        CHINESE,
                        """
                        .....
                        .XX..
                        XOO.O
                        .XXO.
                        .....
                        """);
        play(position, "D3");
        assertThat(position.board().captured(Stone.WHITE)).isEqualTo(2);
        assertThat(position.board().ko()).isZero();
    }

    @ParameterizedTest
    @FieldSource("WITHOUT_SUICIDE")
    void suicideIsForbidden(GoRules rules) {
        assertThat(isLegal(suicide(rules), "B2")).isFalse();
    }

    @ParameterizedTest
    @FieldSource("WITH_SUICIDE")
    void suicideOfSeveralStonesTakesThemOff(GoRules rules) {
        GoPosition position = suicide(rules);
        assertThat(isLegal(position, "B2")).isTrue();
        play(position, "B2");
        assertBoard(
                position,
                """
                .....
                .....
                OO...
                ..O..
                ..O..
                """);
        assertThat(position.board().captured(Stone.BLACK)).isEqualTo(4);
        assertThat(position.toMove()).isEqualTo(Colour.SECOND);
    }

    private static GoPosition suicide(GoRules rules) {
        return position(
                rules,
                """
                .....
                .....
                OO...
                X.O..
                XXO..
                """);
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void suicideOfASingleStoneIsForbiddenEverywhere(GoRules rules) {
        GoPosition position =
                position(
                        rules,
                        """
                        .O...
                        O.O..
                        .O...
                        .....
                        ....X
                        """);
        assertThat(isLegal(position, "A5")).isFalse();
        assertThat(isLegal(position, "B4")).isFalse();
        play(position, "pass");
        assertThat(isLegal(position, "A5")).isTrue();
        assertThat(isLegal(position, "B4")).isTrue();
    }

    /** The suicide of the last three stones would bring back the board before they were played. */
    @Test
    void suicideMayNotRepeatThePosition() {
        GoPosition position =
                position(
                        TROMP_TAYLOR,
                        """
                        .....
                        .....
                        OO...
                        ..O..
                        .OO..
                        """);
        play(position, "A1 pass B2 pass");
        assertThat(isLegal(position, "A2")).isFalse();
    }

    @ParameterizedTest
    @FieldSource("WITH_SUPERKO")
    void superkoForbidsToSendTwoAndReturnOne(GoRules rules) {
        GoRecord record = Diagrams.record(rules, SEND_TWO);
        record.setToMove(Colour.SECOND);
        play(record, "A1 C1");
        assertBoard(
                record,
                """
                ....
                ....
                XXO.
                ..XO
                """);
        assertThat(isLegal(record.position(), "B1")).isFalse();
    }

    @Test
    void japaneseRulesAllowToSendTwoAndReturnOne() {
        GoRecord record = Diagrams.record(JAPANESE, SEND_TWO);
        record.setToMove(Colour.SECOND);
        play(record, "A1 C1");
        assertThat(isLegal(record.position(), "B1")).isTrue();
        play(record, "B1");
        assertBoard(record, SEND_TWO);
    }

    @ParameterizedTest
    @FieldSource("WITH_SUPERKO")
    void superkoBreaksTheCycleOfATripleKo(GoRules rules) {
        GoPosition position = position(rules, TRIPLE_KO);
        play(position, "C8 B5 C2 B8 C5");
        assertThat(isLegal(position, "B2")).isFalse();
        play(position, "J9 J1");
        assertThat(isLegal(position, "B2")).isTrue();
    }

    @Test
    void japaneseRulesLetATripleKoGoOnForEver() {
        GoPosition position = position(JAPANESE, TRIPLE_KO);
        for (int round = 0; round < 10; round++) {
            play(position, "C8 B5 C2 B8 C5 B2");
            assertBoard(position, TRIPLE_KO);
        }
        assertThat(position.board().captured(Stone.BLACK)).isEqualTo(30);
    }

    @ParameterizedTest
    @FieldSource("WITH_SUPERKO")
    void passesDoNotMakeARepetitionLegal(GoRules rules) {
        GoRecord record = Diagrams.record(rules, KO);
        play(record, "C3 pass pass");
        assertThat(record.isLegal(Colour.SECOND, record.game().parseMove("B3"))).isFalse();
    }

    @Test
    void playoutsKnowOnlyTheSimpleKo() {
        GoPosition position = position(CHINESE, TRIPLE_KO);
        play(position, "C8 B5 C2 B8 C5");
        position.beginPlayout();
        assertThat(isLegal(position, "B2")).isTrue();
        play(position, "B2");
        assertThat(isLegal(position, "C2")).isFalse();
    }

    @Test
    void twoPassesEndTheGame() {
        GoPosition position = position(CHINESE, KO);
        play(position, "pass");
        assertThat(position.isOver()).isFalse();
        assertThat(position.passes()).isEqualTo(1);
        play(position, "pass");
        assertThat(position.isOver()).isTrue();
    }

    @Test
    void onlyPassesInARowEndTheGame() {
        GoPosition position = position(CHINESE, KO);
        play(position, "pass A1 pass E1");
        assertThat(position.isOver()).isFalse();
        assertThat(position.passes()).isZero();
    }

    @Test
    void noMoveIsLegalAfterTheEnd() {
        GoPosition position = position(CHINESE, KO);
        play(position, "pass pass");
        MoveList moves = new MoveList(position.game().moveCodes());
        position.legalMoves(moves);
        assertThat(moves.isEmpty()).isTrue();
        assertThat(isLegal(position, "pass")).isFalse();
        assertThat(isLegal(position, "A1")).isFalse();
        assertThatThrownBy(() -> position.play(Game.PASS)).isInstanceOf(AssertionError.class);
    }

    @Test
    void countsAreaLessKomi() {
        GoPosition position =
                position(
                        CHINESE,
                        """
                        ..X.O
                        XXX.O
                        ....O
                        XXXOO
                        .X.O.
                        """);
        // Black 8 stones, 3 points; White 6 stones, 1 point; the rest touches both
        assertThat(position.score()).isEqualTo(11 - 7 - 6.5);
    }

    @Test
    void anEmptyBoardBelongsToNobody() {
        assertThat(new GoGame(9, -0.5, CHINESE).newPosition().score()).isEqualTo(0.5);
    }

    @Test
    void ruleSetsAreFoundByNameHoweverItIsWritten() {
        assertThat(GoRules.parse("Tromp Taylor")).isEqualTo(TROMP_TAYLOR);
        assertThat(GoRules.parse(" tromp_taylor ")).isEqualTo(TROMP_TAYLOR);
        assertThat(GoRules.parse("JAPANESE")).isEqualTo(JAPANESE);
        for (GoRules rules : GoRules.ALL) {
            assertThat(GoRules.parse(rules.name())).isEqualTo(rules);
        }
    }

    @Test
    void unknownRulesAreQuotedAndTheKnownOnesNamed() {
        assertThatThrownBy(() -> GoRules.parse("ing"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "unknown rules 'ing'; known are chinese, tromp-taylor, japanese, aga,"
                                + " new-zealand, cgos");
    }
}
