package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreCommandsTest {
    /**
     * A finished game; White's stone at A3 is dead, and a black stone at E1 was captured.
     *
     * <pre>
     *    A B C D E
     *  5 . . X O .
     *  4 X X X O O
     *  3 O . X O .
     *  2 X X X O O
     *  1 . . X O .
     * </pre>
     *
     * <p>Area: Black has 9 stones and the 6 points A1 B1 A3 B3 A5 B5, so 15; White has 7 stones and
     * the 3 points E1 E3 E5, so 10. Black is 5 ahead.
     *
     * <p>Territory: Black has 6 points and 1 prisoner (A3), White 3 points and 1 prisoner (E1).
     * Black is 3 ahead: two less than by area, since Black has played two stones more.
     *
     * <p>As it stands, without agreement: A3 lives and B3 is nobody's, so Black has 13, White 11.
     */
    static final String FINISHED =
            "gogui-play_sequence b E1 w D1 b C1 w E2 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5"
                    + " b A2 w E4 b B2 w A3 b A4 w pass b B4 w pass b pass";

    private final GoTalk talk = GoTalk.on(5);

    @ParameterizedTest
    @CsvSource({
        "chinese, 0.5, B+4.5",
        "chinese, 6.5, W+1.5",
        "chinese, 5, 0",
        "chinese, 0, B+5",
        "chinese, -0.5, B+5.5",
        "chinese, 4.75, B+0.25",
        "aga, 0.5, B+4.5",
        "tromp-taylor, 0.5, B+1.5",
        "cgos, 0.5, B+1.5",
        "japanese, 0.5, B+2.5",
        "japanese, 6.5, W+3.5",
        "japanese, 3, 0",
        "japanese, -7, B+10",
    })
    void aFinishedGameIsCounted(String rules, String komi, String score) {
        talk.tell("kgs-rules " + rules);
        talk.tell("komi " + komi);
        talk.tell(FINISHED);
        talk.check("> final_score\n= " + score);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese", "japanese"})
    void everyStoneHasAStatus(String rules) {
        talk.tell("kata-set-rules " + rules);
        talk.tell(FINISHED);
        talk.check(
                """
                > final_status_list dead
                = A3
                > final_status_list seki
                =
                > final_status_list black_territory
                = A1 B1 A3 B3 A5 B5
                > final_status_list WHITE_territory
                = E1 E3 E5
                > final_status A3
                = dead
                > final_status c3
                = alive
                > final_status B3
                = black_territory
                > final_status E3
                = white_territory
                """);
        assertThat(talk.tell("final_status_list alive").lines().map(l -> Set.of(l.split(" "))))
                .containsExactlyInAnyOrder(
                        Set.of("A2", "B2", "A4", "B4", "C1", "C2", "C3", "C4", "C5"),
                        Set.of("D1", "D2", "D3", "D4", "D5", "E2", "E4"));
    }

    @Test
    void whereStonesMustBeCapturedAllOfThemAreAlive() {
        talk.tell("kgs-rules tromp-taylor");
        talk.tell(FINISHED);
        talk.check(
                """
                > final_status_list dead
                =
                > final_status A3
                = alive
                > final_status B3
                = dame
                > final_status_list black_territory
                = A1 B1 A5 B5
                """);
    }

    @Test
    void theEmptyBoardIsNobodys() {
        talk.check(
                """
                > final_score
                = W+6.5
                > final_status_list dead
                =
                > final_status_list alive
                =
                > final_status_list black_territory
                =
                > final_status C3
                = dame
                """);
    }

    @Test
    void scoringDoesNotChangeTheGame() {
        talk.tell(FINISHED);
        String board = talk.tell("showboard");
        talk.tell("final_score");
        talk.tell("final_status_list dead");
        talk.tell("moyo-ownership");
        assertThat(talk.tell("showboard")).isEqualTo(board);
        assertThat(talk.tell("captures w")).isEqualTo("1");
    }

    @Test
    void scoringTwiceGivesTheSame() {
        GoTalk nine = GoTalk.on(9);
        for (int i = 0; i < 20; i++) {
            nine.tell("genmove b");
            nine.tell("genmove w");
        }
        List<String> commands = List.of("final_score", "final_status_list dead", "moyo-ownership");
        assertThat(commands.stream().map(nine::tell).toList())
                .isEqualTo(commands.stream().map(nine::tell).toList());
    }

    @Test
    void ownershipIsARowOfNumbersForEachRowFromTheTop() {
        talk.tell(FINISHED);
        List<String> rows = talk.tell("moyo-ownership").lines().toList();
        assertThat(rows).hasSize(5);
        assertThat(rows.get(2)).isEqualTo("1.00 1.00 1.00 -1.00 -1.00");
        assertThat(rows.get(4)).isEqualTo("1.00 1.00 1.00 -1.00 -1.00");
    }

    @Test
    void statusesChecksItsArguments() {
        talk.check(
                """
                > final_status_list
                ? syntax error: got 0 arguments, ...
                > final_status_list sleeping
                ? syntax error: 'sleeping' is not a status, ...
                > final_status_list dead alive
                ? syntax error: got 2 arguments, ...
                > final_status
                ? syntax error: got 0 arguments, usage is 'final_status VERTEX'
                > final_status F6
                ? syntax error: 'F6' is not a point of a 5x5 board, A1 to E5, or pass
                > final_score now
                ? syntax error: got 1 argument, usage is 'final_score'
                > moyo-ownership now
                ? syntax error: got 1 argument, usage is 'moyo-ownership'
                """);
    }

    @Test
    void aPassHasNoStatus() {
        talk.check("> final_status pass\n? ...");
    }

    @ParameterizedTest
    @CsvSource({
        "chinese, POSITIONAL, AREA, false",
        "Chinese, POSITIONAL, AREA, false",
        "chinese-ogs, POSITIONAL, AREA, false",
        "tromp-taylor, POSITIONAL, AREA, true",
        "Tromp Taylor, POSITIONAL, AREA, true",
        "japanese, SIMPLE, TERRITORY, false",
        "korean, SIMPLE, TERRITORY, false",
        "aga, POSITIONAL, AREA, false",
        "new_zealand, POSITIONAL, AREA, true",
        "cgos, POSITIONAL, AREA, false",
    })
    void rulesAreKnownByTheirNames(String name, String ko, String scoring, boolean suicide) {
        talk.tell("kgs-rules " + name);
        assertThat(talk.tell("kata-get-rules"))
                .contains(
                        "\"ko\":\"" + ko + "\"",
                        "\"scoring\":\"" + scoring + "\"",
                        "\"suicide\":" + suicide);
    }

    @Test
    void otherRulesAreRefused() {
        talk.check(
                """
                > kgs-rules
                ? syntax error: got 0 arguments, usage is 'kgs-rules RULES'
                > kgs-rules lasker
                ? unknown rules 'lasker'; known are chinese, tromp-taylor, japanese, ...
                > kata-get-rules x
                ? syntax error: got 1 argument, usage is 'kata-get-rules'
                """);
        assertThat(talk.tell("showboard")).contains("chinese rules");
    }
}
