package moyo.blokus.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.NaiveBlokus;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What clients of Pentobi say, and the answers they know. */
final class BlokusGtpTest {
    /** As Pentobi answers, but for what an engine chooses. */
    @Test
    void answersAsPentobiDoes() {
        BlokusTalk.begin()
                .check(
                        """
                        > play b e8,d9,e9,f9,e10
                        =
                        > play b e10
                        ? illegal move
                        > 1 play b e8,d9,e9,f9,e10
                        ?1 piece already played
                        > play w i4,h5,i5,j5,i6
                        =
                        > showboard
                        =
                        14 . . . . . . . . . . . . . .  (3) Purple(X): 5
                        13 . . . . . . . . . . . . . .  1 2 F I3 I4 I5 L4 L5 N O
                        12 . . . . . . . . . . . . . .  P T4 T5 U V3 V5 W Y Z4 Z5
                        11 . . . . . . . . . . . . . .
                        10 . . . . X . . . . . . . . .  Orange(O): 5
                         9 . . . X X X . . . . . . . .  1 2 F I3 I4 I5 L4 L5 N O
                         8 . . . . X . . . . . . . . .  P T4 T5 U V3 V5 W Y Z4 Z5
                         7 . . . . . . . . . . . . . .
                         6 . . . . . . . .>O . . . . .
                         5 . . . . . . . O O O . . . .
                         4 . . . . . . . . O . . . . .
                         3 . . . . . . . . . . . . . .
                         2 . . . . . . . . . . . . . .
                         1 . . . . . . . . . . . . . .
                           A B C D E F G H I J K L M N
                        > play w pass
                        ? invalid move
                        > genmove violet
                        ? invalid color argument 'violet'
                        > play blue f11
                        =
                        > final_score
                        = B+1
                        > set_game duo
                        ? invalid argument
                        """);
    }

    @Test
    void marksTheLastPieceTheStartCellsAndTheTurn() {
        BlokusTalk.begin()
                .check(
                        """
                        > play b e8,d9,e9,f9,e10
                        =
                        > showboard
                        =
                        14 . . . . . . . . . . . . . .  Purple(X): 5
                        13 . . . . . . . . . . . . . .  1 2 F I3 I4 I5 L4 L5 N O
                        12 . . . . . . . . . . . . . .  P T4 T5 U V3 V5 W Y Z4 Z5
                        11 . . . . . . . . . . . . . .
                        10 . . . .>X . . . . . . . . .  (2) Orange(O): 0
                         9 . . . X X X . . . . . . . .  1 2 F I3 I4 I5 L4 L5 N O
                         8 . . . . X . . . . . . . . .  P T4 T5 U V3 V5 W X Y Z4 Z5
                         7 . . . . . . . . . . . . . .
                         6 . . . . . . . . . . . . . .
                         5 . . . . . . . . . + . . . .
                         4 . . . . . . . . . . . . . .
                         3 . . . . . . . . . . . . . .
                         2 . . . . . . . . . . . . . .
                         1 . . . . . . . . . . . . . .
                           A B C D E F G H I J K L M N
                        """);
    }

    @ParameterizedTest
    @CsvSource({"b,0", "black,0", "Blue,0", "PURPLE,0", "w,1", "White,1", "green,1", "orange,1"})
    void knowsEveryNameOfAColour(String name, int colour) {
        BlokusTalk talk = BlokusTalk.begin();
        talk.tell("play %s %s".formatted(name, colour == 0 ? "e10" : "j5"));
        assertThat(talk.tell("final_score")).isEqualTo(colour == 0 ? "B+1" : "W+1");
    }

    @Test
    void refusesInPentobisWords() {
        BlokusTalk.begin()
                .check(
                        """
                        > play
                        ? missing argument 1
                        > play b
                        ? invalid move
                        > play x e10
                        ? invalid color argument 'x'
                        > play b e10,
                        ? invalid move
                        > play b e10,f11
                        ? invalid move
                        > play b a1
                        ? illegal move
                        > genmove
                        ? missing argument 1
                        > all_legal
                        ? missing argument 1
                        > undo
                        ? cannot undo
                        > move_info 99999
                        ? invalid argument '99999' (expected move or move ID)
                        > move_info foo
                        ? invalid argument 'foo' (expected move or move ID)
                        > set_game Blokus
                        ? invalid argument
                        """);
    }

    @Test
    void blanksMayFollowCommas() {
        BlokusTalk talk = BlokusTalk.begin();
        talk.tell("play w i4, h5,i5, j5,i6");
        talk.tell("p E8, D9,E9,F9,E10");
        assertThat(talk.tell("final_score")).isEqualTo("0");
    }

    @Test
    void playsForTheSideWhoseTurnItIs() {
        BlokusTalk.begin()
                .check(
                        """
                        > p e10
                        =
                        > p j5
                        =
                        > undo
                        =
                        > p j5,j6
                        =
                        > final_score
                        = W+1
                        > set_game Blokus Duo
                        =
                        > p e10
                        =
                        > clear_board
                        =
                        > final_score
                        = 0
                        """);
    }

    @Test
    void tellsAboutAMove() {
        BlokusTalk talk = BlokusTalk.begin();
        assertThat(talk.tell("move_info e8,d9,e9,f9,e10"))
                .matches(
                        """
                        ID:     [0-9]+
                        Piece:  5 \\(X\\)
                        Points: e8 d9 e9 f9 e10
                        BrkSym: 0
                        SymMv:  j5,i6,j6,k6,j7""");
        String id = talk.lines("move_info e8,d9,e9,f9,e10").get(0).replaceAll("\\D", "");
        assertThat(talk.tell("move_info " + id)).contains("Points: e8 d9 e9 f9 e10");
        assertThat(talk.tell("move_info g7, h7,g8,h8")).contains("BrkSym: 1");
        assertThat(talk.tell("move_info 1")).contains("Piece:  0 (V5)");
    }

    @Test
    void numbersTheCells() {
        List<String> rows = BlokusTalk.begin().lines("point_integers");
        assertThat(rows).hasSize(14);
        assertThat(rows.get(0)).startsWith("182 183");
        assertThat(rows.get(13))
                .isEqualTo("  0   1   2   3   4   5   6   7   8   9  10  11  12  13");
    }

    /** Random games by text; legal moves are those of the naïve game, also after taking back. */
    @Test
    void randomGamesAreTheNaiveOnes() {
        Walks.repeat(Walks.games(60), BlokusGtpTest::walk);
    }

    private record Played(int colour, String move) {}

    private static void walk(Rng rng) {
        BlokusTalk talk = BlokusTalk.begin();
        List<Played> played = new ArrayList<>();
        StringBuilder script = new StringBuilder();
        NaiveBlokus naive = new NaiveBlokus(true);
        BlokusGame game = new BlokusGame();
        while (!naive.isOver()) {
            int colour = rng.nextInt(8) == 0 ? 1 - naive.toMove() : naive.toMove();
            List<Integer> legal = naive.placements(colour).stream().boxed().toList();
            if (legal.isEmpty()) {
                naive.turnTo(1 - naive.toMove());
                continue;
            }
            String move = game.moveName(legal.get(rng.nextInt(legal.size())));
            played.add(new Played(colour, move));
            script.append("play %s %s\n".formatted(colour == 0 ? "b" : "w", move));
            if (rng.nextInt(6) == 0) {
                played.remove(played.size() - 1);
                script.append("undo\n");
            }
            naive = replay(game, played);
            if (rng.nextInt(4) == 0) {
                assertSame(talk, script, game, naive);
            }
        }
        assertSame(talk, script, game, naive);
        assertThat(talk.tell("g")).isEqualTo("pass");
    }

    private static NaiveBlokus replay(BlokusGame game, List<Played> played) {
        NaiveBlokus naive = new NaiveBlokus(true);
        for (Played move : played) {
            naive.turnTo(move.colour);
            naive.play(game.parseMove(move.move));
        }
        return naive;
    }

    private static void assertSame(
            BlokusTalk talk, StringBuilder script, BlokusGame game, NaiveBlokus naive) {
        assertThat(talk.answers(script.toString())).doesNotContain("?");
        script.setLength(0);
        for (int colour = 0; colour < 2; colour++) {
            List<String> legal =
                    naive.placements(colour).stream().mapToObj(game::moveName).toList();
            assertThat(talk.lines("all_legal " + (colour == 0 ? "b" : "w"))).isEqualTo(legal);
        }
        int score = (int) naive.score();
        assertThat(talk.tell("final_score"))
                .isEqualTo(score == 0 ? "0" : (score > 0 ? "B+" : "W+") + Math.abs(score));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name",
                "version",
                "known_command",
                "list_commands",
                "quit",
                "protocol_version",
                "set_game",
                "clear_board",
                "play",
                "p",
                "genmove",
                "g",
                "reg_genmove",
                "undo",
                "all_legal",
                "final_score",
                "showboard",
                "get_value",
                "move_values",
                "move_info",
                "point_integers",
                "loadsgf",
                "savesgf",
                "save_tree",
                "selfplay",
                "cputime",
                "set_random_seed",
                "param",
                "param_base",
                "time_settings",
                "time_left",
                "kgs-time_settings"
            })
    void knowsEveryCommandOfPentobiAndTheClocks(String command) {
        assertThat(BlokusTalk.begin().tell("known_command " + command)).isEqualTo("true");
    }
}
