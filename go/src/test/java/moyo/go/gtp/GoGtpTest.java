package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole conversations, as clients hold them, and whole games. */
class GoGtpTest {
    @Test
    void everyCommandThatClientsNeedIsListed() {
        assertThat(GoTalk.on(9).words("list_commands"))
                .isSorted()
                .doesNotHaveDuplicates()
                .contains("protocol_version", "name", "version", "known_command", "list_commands")
                .contains("quit", "boardsize", "rectangular_boardsize", "clear_board", "komi")
                .contains("play", "genmove", "reg_genmove", "undo", "gg-undo", "showboard")
                .contains("fixed_handicap", "place_free_handicap", "set_free_handicap")
                .contains("time_settings", "time_left", "kgs-time_settings")
                .contains("kata-time_settings", "kata-list_time_settings")
                .contains("final_score", "final_status_list", "kgs-genmove_cleanup", "kgs-rules")
                .contains("kgs-game_over", "kgs-chat", "loadsgf", "printsgf", "gomill-savesgf")
                .contains("cputime", "gomill-cpu_time", "gomill-explain_last_move")
                .contains("gomill-describe_engine", "gomill-genmove_ex", "stop", "clear_cache")
                .contains("kata-get-rules", "kata-set-rules", "gogui-analyze_commands")
                .contains("gogui-interrupt", "gogui-play_sequence", "gogui-setup")
                .contains("gogui-setup_player", "gogui-title", "set_random_seed")
                .contains("kata-list-params", "kata-get-param", "kata-set-param")
                .contains("cgos-opponent_name", "cgos-opponent_rating", "cgos-gameover")
                .doesNotContain("analyze"); // Sabaki would take it, and misread it
    }

    /** Everything at once, komi before the board; replies in order. */
    @Test
    void sabakiIsUnderstood() {
        assertThat(
                        GoTalk.on(19)
                                .answers(
                                        """
                                        1 name
                                        2 protocol_version
                                        3 komi 7.5
                                        4 boardsize 9
                                        5 clear_board
                                        6 set_free_handicap C3 G7
                                        7 play W E5
                                        8 play B C7
                                        9 undo
                                        10 undo
                                        11 play W E6
                                        12 get_komi
                                        13 list_stones W
                                        """))
                .isEqualTo(
                        """
                        =1 Moyo

                        =2 2

                        =3\s

                        =4\s

                        =5\s

                        =6\s

                        =7\s

                        =8\s

                        =9\s

                        =10\s

                        =11\s

                        =12 7.5

                        =13 E6

                        """);
    }

    /** Two blanks, CRLF, komi last, no time limit as {@code 1 1 0}. */
    @Test
    void q5GoIsUnderstood() {
        String input =
                """
                1 known_command  known_command
                2  boardsize 9
                3 clear_board
                4 komi  0.5
                5 time_settings 1 1 0
                6  play  black  d4
                7 play black  e4
                8 list_stones b
                9 quit
                """;
        assertThat(GoTalk.on(19).answers(input.replace("\n", "\r\n")))
                .isEqualTo(
                        "=1 true\n\n=2 \n\n=3 \n\n=4 \n\n=5 \n\n=6 \n\n=7 \n\n=8 D4 E4\n\n=9 \n\n");
    }

    /** A reconnect in the middle of a game replays it; whole seconds, absolute time. */
    @Test
    void cgosIsUnderstood() {
        GoTalk talk = GoTalk.with("flat playouts=50000000", 19);
        talk.check(
                """
                > boardsize 9
                =
                > komi 7.5
                =
                > time_settings 300 0 0
                =
                > clear_board
                =
                > play b E5
                =
                > play w C3
                =
                > time_left b 1 0
                =
                """);
        assertThat(talk.tell("genmove b")).matches("[A-J][1-9]");
        talk.check("> play w pass\n=\n> cgos-gameover B+Resign\n=");
    }

    @Test
    void gomillIsUnderstood() {
        GoTalk talk = GoTalk.with("flat playouts=10", 9);
        talk.check(
                """
                > known_command gomill-explain_last_move
                = true
                > boardsize 5
                =
                > clear_board
                =
                > komi 0.5
                =
                > play b C3
                =
                > play w C3
                ? illegal move
                """);
        assertThat(talk.tell("genmove w")).matches("[A-E][1-5]");
    }

    @ParameterizedTest
    @CsvSource({
        "random, 5, 20",
        "random, 9, 10",
        "random, 19, 1",
        "flat playouts=50, 5, 6",
        "flat playouts=50, 9, 3",
        "random, 2, 5",
        "flat playouts=50, 2, 5",
        "flat playouts=50, 3, 5",
    })
    void gamesEndWithTwoPassesAndHoldOnlyLegalMoves(String player, int size, int games) {
        GoTalk talk = GoTalk.with(player, size);
        GoTalk witness = GoTalk.on(size);
        for (int seed = 1; seed <= games; seed++) {
            talk.tell("set_random_seed " + seed);
            List<String> moves = playOut(talk, size);
            assertThat(moves).endsWith("pass", "pass");
            replay(witness, moves);
            assertThat(witness.tell("list_stones b")).isEqualTo(talk.tell("list_stones b"));
            assertThat(witness.tell("list_stones w")).isEqualTo(talk.tell("list_stones w"));
            assertThat(talk.tell("final_score")).matches("[BW]\\+[0-9]+\\.5");
        }
    }

    private static List<String> playOut(GoTalk talk, int size) {
        talk.tell("clear_board");
        List<String> moves = new ArrayList<>();
        int passes = 0;
        while (passes < 2) {
            String move = talk.tell("genmove " + colour(moves.size()));
            passes = move.equals("pass") ? passes + 1 : 0;
            moves.add(move);
            assertThat(moves).hasSizeLessThan(4 * size * size + 100);
        }
        return moves;
    }

    private static String colour(int number) {
        return number % 2 == 0 ? "b" : "w";
    }

    private static void replay(GoTalk witness, List<String> moves) {
        witness.tell("clear_board");
        for (int i = 0; i < moves.size(); i++) {
            assertThat(witness.tell("is_legal " + colour(i) + " " + moves.get(i))).isEqualTo("1");
            witness.check("> play " + colour(i) + " " + moves.get(i) + "\n=");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "flat playouts=50"})
    void theSameSeedGivesTheSameGame(String player) {
        GoTalk talk = GoTalk.with(player, 5);
        talk.tell("set_random_seed 42");
        List<String> first = playOut(talk, 5);
        List<String> second = playOut(talk, 5);
        talk.tell("set_random_seed 42");
        List<String> third = playOut(talk, 5);
        assertThat(third).isEqualTo(first).isNotEqualTo(second);
        GoTalk other = GoTalk.with(player, 5);
        other.tell("genmove b");
        other.tell("set_random_seed 42");
        assertThat(playOut(other, 5)).isEqualTo(first);
    }
}
