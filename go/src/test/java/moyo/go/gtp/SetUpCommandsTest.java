package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpCommandsTest {
    private final GoTalk talk = GoTalk.on(5);

    /** The GTP definition, 4.1.1. */
    @ParameterizedTest
    @CsvSource({
        "19, 2, D4 Q16",
        "19, 3, D4 Q16 D16",
        "19, 4, D4 Q16 D16 Q4",
        "19, 5, D4 Q16 D16 Q4 K10",
        "19, 6, D4 Q16 D16 Q4 D10 Q10",
        "19, 7, D4 Q16 D16 Q4 D10 Q10 K10",
        "19, 8, D4 Q16 D16 Q4 D10 Q10 K4 K16",
        "19, 9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
        "13, 5, D4 K10 D10 K4 G7",
        "25, 2, D4 W22",
        "12, 4, C3 K10 C10 K3",
        "9, 9, C3 G7 C7 G3 C5 G5 E3 E7 E5",
        "8, 4, C3 F6 C6 F3",
        "7, 4, C3 E5 C5 E3",
    })
    void fixedHandicapGoesOnTheStarPoints(int size, int stones, String vertices) {
        GoTalk board = GoTalk.on(size);
        assertThat(board.tell("fixed_handicap " + stones)).isEqualTo(vertices);
        assertThat(board.words("list_stones b"))
                .containsExactlyInAnyOrderElementsOf(List.of(vertices.split(" ")));
        assertThat(board.tell("get_handicap")).isEqualTo("" + stones);
        assertThat(board.tell("showboard")).contains("White (O) to move");
    }

    @ParameterizedTest
    @CsvSource({
        "19, 1", "19, 0", "19, -1", "19, 10", "9, 10", "8, 5", "7, 5", "6, 2", "5, 2", "2, 2"
    })
    void otherNumbersOfFixedStonesAreInvalid(int size, int stones) {
        GoTalk.on(size)
                .check(
                        """
                        > fixed_handicap %d
                        ? invalid number of stones
                        > list_stones b
                        =
                        > get_handicap
                        = 0
                        """
                                .formatted(stones));
    }

    @ParameterizedTest
    @CsvSource({"19, 9", "19, 25", "19, 360", "9, 2", "9, 13", "6, 5", "5, 4", "3, 8", "2, 3"})
    void freeHandicapPlacesAsManyAsAsked(int size, int stones) {
        GoTalk board = GoTalk.on(size);
        List<String> vertices = board.words("place_free_handicap " + stones);
        assertThat(vertices).hasSize(stones).doesNotHaveDuplicates();
        assertThat(board.words("list_stones b")).containsExactlyInAnyOrderElementsOf(vertices);
        assertThat(board.tell("get_handicap")).isEqualTo("" + stones);
        assertThat(board.tell("showboard")).contains("White (O) to move");
    }

    @ParameterizedTest
    @CsvSource({"19, 1", "19, 361", "5, 25", "5, 0", "5, -2", "2, 4"})
    void otherNumbersOfFreeStonesAreInvalid(int size, int stones) {
        GoTalk.on(size)
                .check(
                        "> place_free_handicap %d\n? invalid number of stones\n> list_stones b\n="
                                .formatted(stones));
    }

    @Test
    void setFreeHandicapPlacesWhatItIsTold() {
        talk.check(
                """
                > set_free_handicap b2 D4 c3
                =
                > list_stones b
                = B2 C3 D4
                > get_handicap
                = 3
                > undo
                ? cannot undo
                > play w C4
                =
                > undo
                =
                > undo
                ? cannot undo
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"B2 b2", "B2 pass", "B2 D4 B2", "pass PASS"})
    void badVertexListsChangeNothing(String vertices) {
        talk.check(
                """
                > set_free_handicap %s
                ? bad vertex list
                > list_stones b
                =
                > get_handicap
                = 0
                """
                        .formatted(vertices));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "B2", "B2 Z9", "B2 I3", "B2 2"})
    void norDoVerticesThatAreNone(String vertices) {
        talk.check("> set_free_handicap %s\n? ...\n> list_stones b\n=".formatted(vertices));
    }

    @Test
    void theBoardCannotBeFilledByHandicap() {
        GoTalk two = GoTalk.on(2);
        two.check(
                """
                > set_free_handicap A1 A2 B1 B2
                ? ...
                > list_stones b
                =
                > set_free_handicap A1 A2 B1
                =
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fixed_handicap 2", "place_free_handicap 2", "set_free_handicap A1 B2"})
    void handicapNeedsAnEmptyBoard(String command) {
        GoTalk.on(9)
                .check(
                        """
                        > play w C4
                        =
                        > %s
                        ? board not empty
                        > list_stones b
                        =
                        > clear_board
                        =
                        > %s
                        = ...
                        > %s
                        ? board not empty
                        """
                                .formatted(command, command, command)
                                .replace("= ...", "=..."));
    }

    @Test
    void handicapIsGoneAfterClearBoard() {
        GoTalk.on(9).check("> fixed_handicap 2\n= C3 G7\n> clear_board\n=\n> get_handicap\n= 0");
    }

    @Test
    void aSequenceIsPlayedAsAWhole() {
        talk.check(
                """
                > gogui-play_sequence
                =
                > gogui-play_sequence b C3 W c4 black pass white D4 w E4
                =
                > move_history
                = white E4
                white D4
                black pass
                white C4
                black C3
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "b A1 w A1",
                "b A1 w B1 b B2 b A1",
                "b A1 w",
                "b A1 w Z9",
                "b A1 x B1",
                "b A1 C3 w",
                "w A2 w B1 b A1"
            })
    void aSequenceWithAMistakeIsNotPlayedAtAll(String sequence) {
        talk.tell("play b C3");
        talk.check(
                """
                > gogui-play_sequence %s
                ? ...
                > move_history
                = black C3
                > list_stones w
                =
                """
                        .formatted(sequence));
    }

    @Test
    void anIllegalMoveInASequenceIsCalledSo() {
        talk.check("> gogui-play_sequence b A1 w A1\n? illegal move");
    }

    @Test
    void stonesAreSetUpTogether() {
        talk.check(
                """
                > gogui-setup b A1 w A2 W b1 b E5
                ? illegal set-up: a block without liberties
                > gogui-setup b A1 w A2 b E5
                =
                > gogui-setup w E4
                =
                > list_stones b
                = A1 E5
                > list_stones w
                = A2 E4
                > undo
                ? cannot undo
                > play w B1
                =
                > captures w
                = 1
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "w C3",
                "b C3",
                "b A1 w A1",
                "b A1 b A1",
                "b A1 w pass",
                "b A1 w",
                "b A1 w Z9",
                "A1 b",
                "b A1 w A2 w B1",
                "w D3 w B3 w C2 w C4"
            })
    void aSetUpWithAMistakeChangesNothing(String stones) {
        talk.tell("gogui-play_sequence b C3 w E5");
        String before = talk.tell("showboard");
        talk.check("> gogui-setup %s\n? ...".formatted(stones));
        assertThat(talk.tell("showboard")).isEqualTo(before);
        talk.check("> undo\n=\n> undo\n=");
    }

    @Test
    void thePlayerToMoveIsSetUp() {
        talk.check(
                """
                > gogui-setup_player x
                ? syntax error: 'x' is not a colour, b or w, usage is 'gogui-setup_player COLOUR'
                > gogui-setup_player w
                =
                """);
        assertThat(talk.tell("showboard")).contains("White (O) to move");
        talk.tell("gogui-setup_player white");
        assertThat(talk.tell("showboard")).contains("White (O) to move");
        talk.tell("gogui-setup_player b");
        assertThat(talk.tell("showboard")).contains("Black (X) to move");
    }

    /** They count under Japanese rules. */
    @Test
    void aSetUpLeavesThePrisoners() {
        talk.check(
                """
                > gogui-play_sequence w A1 b A2 b B1 b E5 w E4 w D5
                =
                > captures b
                = 1
                > captures w
                = 1
                > gogui-setup_player w
                =
                > captures b
                = 1
                > gogui-setup w C3
                =
                > captures b
                = 1
                > captures w
                = 1
                > play w C2
                =
                > undo
                =
                > captures b
                = 1
                """);
    }
}
