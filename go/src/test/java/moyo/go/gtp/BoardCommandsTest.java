package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardCommandsTest {
    private final GoTalk talk = GoTalk.on(5);

    @ParameterizedTest
    @ValueSource(strings = {"2", "5", "9", "13", "19", "25", "+9", "009"})
    void boardsizeTakesWhatFits(String size) {
        talk.check("> boardsize " + size + "\n=");
        assertThat(talk.tell("query_boardsize")).isEqualTo("" + Integer.parseInt(size));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "0", "-1", "26", "1000"})
    void otherSizesAreUnacceptableAndChangeNothing(String size) {
        talk.tell("play b C3");
        talk.check(
                """
                > boardsize %s
                ? unacceptable size
                > rectangular_boardsize %s %s
                ? unacceptable size
                > query_boardsize
                = 5
                > list_stones b
                = C3
                """
                        .formatted(size, size, size));
    }

    @Test
    void aSizeThatIsNoNumberIsASyntaxError() {
        talk.check(
                """
                > boardsize
                ? syntax error: got 0 arguments, usage is 'boardsize SIZE'
                > boardsize nine
                ? syntax error: 'nine' is not a whole number...
                > boardsize 9 9
                ? syntax error: got 2 arguments, usage is 'boardsize SIZE'
                > boardsize 9.0
                ? syntax error: ...
                > boardsize 99999999999999999999
                ? ...
                > query_boardsize
                = 5
                """);
    }

    @Test
    void onlySquareBoardsAreAcceptable() {
        talk.check(
                """
                > rectangular_boardsize 9 7
                ? unacceptable size
                > rectangular_boardsize 9 9
                =
                > query_boardsize
                = 9
                """);
    }

    @Test
    void boardsizeAndClearBoardEmptyTheBoard() {
        talk.check(
                """
                > play b C3
                =
                > boardsize 5
                =
                > list_stones b
                =
                > play w C3
                =
                > clear_board
                =
                > list_stones w
                =
                > move_history
                =
                > undo
                ? cannot undo
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-7.5", "0.0", "0.5", "375.0", "5.25", "-1000.0", "1000.0"})
    void komiSurvivesBoardsizeAndClearBoard(String komi) {
        talk.check(
                """
                > komi %s
                =
                > boardsize 7
                =
                > clear_board
                =
                > get_komi
                = %s
                """
                        .formatted(komi, komi));
    }

    @Test
    void komiIsRefusedIfItIsTooLargeOrNoNumber() {
        talk.check(
                """
                > komi 1000.5
                ? unacceptable komi
                > komi -99999
                ? unacceptable komi
                > komi NaN
                ? syntax error: 'NaN' is not a number...
                > komi
                ? syntax error: got 0 arguments, usage is 'komi POINTS'
                > komi 6.5 7.5
                ? syntax error: got 2 arguments, usage is 'komi POINTS'
                > get_komi
                = 6.5
                """);
    }

    @Test
    void komiInTheMiddleOfAGameLeavesTheGame() {
        talk.tell(KoAndSuicideTest.KO);
        String history = talk.tell("move_history");
        talk.check(
                """
                > komi 0.5
                =
                > list_stones w
                = C1 B2 D2 C3
                > captures w
                = 1
                > play b C2
                ? illegal move
                > gg-undo 8
                =
                > list_stones w
                =
                """);
        assertThat(history.lines()).hasSize(8);
    }

    @Test
    void rulesSurviveBoardsizeAndClearBoard() {
        talk.tell("kgs-rules japanese");
        String rules = talk.tell("kata-get-rules");
        talk.tell("boardsize 7");
        talk.tell("clear_board");
        talk.tell("komi 0.5");
        assertThat(talk.tell("kata-get-rules")).isEqualTo(rules).contains("TERRITORY");
    }

    @Test
    void coloursAndVerticesAreReadInAnyCase() {
        talk.check(
                """
                > play b a1
                =
                > play BLACK B1
                =
                > play White e5
                =
                > play W E4
                =
                > play w pAsS
                =
                > list_stones black
                = A1 B1
                > list_stones W
                = E4 E5
                > move_history
                = white pass
                white E4
                white E5
                black B1
                black A1
                """);
    }

    @Test
    void thereIsNoLetterI() {
        GoTalk nine = GoTalk.on(9);
        nine.check(
                """
                > play b I5
                ? syntax error: 'I5' is not a point of a 9x9 board, A1 to J9, or pass
                > play b J5
                =
                > list_stones b
                = J5
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A0",
                "A6",
                "F1",
                "Z9",
                "A",
                "1",
                "AA1",
                "A-1",
                "A01",
                "A1.",
                "resign",
                "A99999999999",
                "a1b2",
                "Ａ１",
                "pas",
                "ß1"
            })
    void otherVerticesAreRefused(String vertex) {
        talk.check("> play b " + vertex + "\n? syntax error: ...\n> list_stones b\n=");
    }

    @Test
    void playChecksItsArguments() {
        talk.check(
                """
                > play
                ? syntax error: got 0 arguments, usage is 'play COLOUR VERTEX'
                > play b
                ? syntax error: got 1 argument, usage is 'play COLOUR VERTEX'
                > play b C3 C4
                ? syntax error: got 3 arguments, usage is 'play COLOUR VERTEX'
                > play red C3
                ? syntax error: 'red' is not a colour, b or w, usage is 'play COLOUR VERTEX'
                > play C3 b
                ? syntax error: ...
                > list_stones b
                =
                """);
    }

    @Test
    void aStoneOnAStoneIsIllegal() {
        talk.check(
                """
                > play b C3
                =
                > play w C3
                ? illegal move
                > play b C3
                ? illegal move
                > is_legal w C3
                = 0
                > is_legal w C4
                = 1
                > is_legal w pass
                = 1
                """);
    }

    @Test
    void aStoneWithoutLibertiesIsCaptured() {
        talk.check(
                """
                > gogui-play_sequence w A1 b A2
                =
                > play b B1
                =
                > list_stones w
                =
                > captures b
                = 1
                > captures w
                = 0
                > undo
                =
                > list_stones w
                = A1
                > captures b
                = 0
                """);
    }

    @Test
    void undoTakesBackOneMove() {
        talk.check(
                """
                > undo
                ? cannot undo
                > gogui-play_sequence b C3 w pass
                =
                > undo
                =
                > move_history
                = black C3
                > undo
                =
                > undo
                ? cannot undo
                > undo 1
                ? syntax error: got 1 argument, usage is 'undo'
                """);
    }

    @Test
    void ggUndoTakesBackAllOrNothing() {
        talk.check(
                """
                > gogui-play_sequence b C3 w C4 b D3
                =
                > gg-undo 4
                ? cannot undo
                > list_stones b
                = C3 D3
                > gg-undo 0
                =
                > gg-undo
                =
                > list_stones b
                = C3
                > gg-undo -1
                ? syntax error: ...
                > gg-undo x
                ? syntax error: ...
                > gg-undo 2
                =
                > list_stones b
                =
                """);
    }

    @Test
    void undoBringsBackWhoseTurnItIs() {
        talk.tell("gogui-play_sequence b C3 b D3");
        assertThat(talk.tell("showboard")).contains("White (O) to move");
        talk.tell("gg-undo 2");
        assertThat(talk.tell("showboard")).contains("Black (X) to move");
    }

    @Test
    void allLegalListsThePoints() {
        GoTalk two = GoTalk.on(2);
        two.check(
                """
                > play b A1
                =
                > all_legal w
                = B1 A2 B2
                > all_legal b
                = B1 A2 B2
                > all_legal
                ? syntax error: got 0 arguments, usage is 'all_legal COLOUR'
                """);
    }

    @Test
    void theBoardIsShownWithItsLastMove() {
        talk.tell("gogui-play_sequence b A1 w B2 b C3");
        talk.check(
                """
                > showboard
                =
                   A B C D E
                 5 . . . . .  5
                 4 . . . . .  4
                 3 . .(X). .  3
                 2 . O . . .  2
                 1 X . . . .  1
                   A B C D E
                White (O) to move, move 4, komi 6.5, chinese rules; captured by Black 0, by White 0
                """);
    }

    @Test
    void theBoardShowsItsStarPoints() {
        assertThat(GoTalk.on(9).tell("showboard").lines().filter(row -> row.contains("+")))
                .containsExactly(
                        " 7 . . + . + . + . .  7",
                        " 5 . . + . + . + . .  5",
                        " 3 . . + . + . + . .  3");
        assertThat(GoTalk.on(2).tell("showboard").lines()).hasSize(5);
        assertThat(GoTalk.on(25).tell("showboard").lines()).hasSize(28);
    }

    @Test
    void theGameGoesOnAfterTwoPasses() {
        talk.check(
                """
                > gogui-play_sequence b pass w pass
                =
                > play b C3
                =
                > play w pass
                =
                > play b pass
                =
                > play b C4
                =
                """);
    }
}
