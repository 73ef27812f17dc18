package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfCommandsTest {
    private static final String GAME =
            "(;FF[4]GM[1]SZ[5]KM[0.5]RU[Japanese];B[cc];W[bb];B[];W[ea](;B[dd])(;B[aa]))\n";

    @TempDir Path folder;
    private final GoTalk talk = GoTalk.on(9);

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void loadsAGameAndSaysWhoseTurnItIs() throws IOException {
        talk.check("> loadsgf " + file("game.sgf", GAME) + "\n= white");
        talk.check(
                """
                > showboard
                =
                   A B C D E
                 5 . . . . O  5
                 4 . O . . .  4
                 3 . . X . .  3
                 2 . . .(X).  2
                 1 . . . . .  1
                   A B C D E
                White (O) to move, move 6, komi 0.5, japanese rules; captured by Black 0, by White 0
                > undo
                =
                > move_history
                = white E5
                black pass
                white B4
                black C3
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "1, black, ''",
        "2, white, C3",
        "3, black, C3",
        "5, black, C3",
        "6, white, D2 C3",
        "999999999, white, D2 C3",
    })
    void loadsThePositionBeforeAMove(int move, String toMove, String black) throws IOException {
        Path file = file("game.sgf", GAME);
        assertThat(talk.tell("loadsgf " + file + " " + move)).isEqualTo(toMove);
        assertThat(talk.tell("list_stones b")).isEqualTo(black);
    }

    @Test
    void fileNamesMayHoldBlanks() throws IOException {
        Path file = file("my game 3.sgf", GAME);
        talk.check("> loadsgf " + file + "\n= white\n> loadsgf " + file + " 1\n= black");
        Path copy = folder.resolve("my copy 1.sgf");
        talk.check("> printsgf " + copy + "\n=");
        assertThat(copy).content().startsWith("(;").contains("SZ[5]");
    }

    @Test
    void whatTheFileDoesNotSayStaysAsItWas() throws IOException {
        talk.tell("komi -3.5");
        talk.tell("kgs-rules tromp-taylor");
        talk.check("> loadsgf " + file("game.sgf", "(;SZ[7];B[aa])") + "\n= white");
        talk.check("> get_komi\n= -3.5\n> query_boardsize\n= 7\n> list_stones b\n= A7");
        assertThat(talk.tell("showboard")).contains("tromp-taylor rules");
        talk.check("> loadsgf " + file("other.sgf", "(;)") + "\n= black");
        talk.check("> query_boardsize\n= 19");
    }

    @Test
    void whatAnEarlierFileSaidIsForgotten() throws IOException {
        talk.tell("komi 7.5");
        talk.tell("loadsgf " + file("game.sgf", GAME));
        talk.check("> get_komi\n= 0.5");
        talk.tell("loadsgf " + file("silent.sgf", "(;SZ[7];B[aa])"));
        talk.check("> get_komi\n= 7.5");
        assertThat(talk.tell("showboard")).contains("chinese rules");
    }

    @ParameterizedTest
    @CsvSource({
        "'(;SZ[5]\n;B[cc]\n;W[d', 'line 3, column '",
        "'(;SZ[5];B[cc];W', 'line 1, column '",
        "'(;SZ[5];B[cc]', 'line 1, column '",
        "'no game', 'line 1, column '",
        "'', 'line 1, column '",
        "'(;SZ[5];B[ff])', 'B[ff] is not a point of a 5x5 board'",
        "'(;SZ[5];B[cc];W[cc])', 'move 2, W[cc], is illegal'",
        "'(;SZ[99])', '99'",
        "'(;SZ[5:7])', 'SZ[5:7]'",
        "'(;SZ[x])', 'SZ[x]'",
        "'(;KM[lots])', 'KM[lots]'",
        "'(;GM[2])', 'GM[2]'",
        "'(;SZ[2]AB[aa][ab][ba][bb])', 'without liberties'",
        "'(;PL[red])', 'PL[red]'",
    })
    void whatCannotBeLoadedIsExplainedAndChangesNothing(String text, String reason)
            throws IOException {
        talk.tell("play b C3");
        String before = talk.tell("showboard");
        Path file = file("broken.sgf", text);
        assertThat(talk.ask("loadsgf " + file))
                .startsWith("? cannot load file: '" + file + "', ")
                .contains(reason);
        assertThat(talk.tell("showboard")).isEqualTo(before);
        talk.check("> undo\n=");
    }

    @Test
    void aFileThatIsNotThereCannotBeLoaded() {
        Path missing = folder.resolve("missing.sgf");
        assertThat(talk.ask("loadsgf " + missing)).startsWith("? cannot load file");
        assertThat(talk.ask("loadsgf " + missing + " 5")).startsWith("? cannot load file");
        assertThat(talk.ask("loadsgf " + folder)).startsWith("? cannot load file");
        assertThat(talk.ask("loadsgf " + "x".repeat(100_000))).startsWith("? cannot load file");
        talk.check("> loadsgf\n? syntax error: got 0 arguments, usage is 'loadsgf FILE [MOVE]'");
    }

    @Test
    void aFileWithoutEndIsNotReadForEver() {
        Path endless = Path.of("/dev/zero");
        assumeTrue(Files.exists(endless), "no /dev/zero here");
        talk.check(
                "> loadsgf /dev/zero\n? cannot load file: '/dev/zero', it is larger than 32 MiB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"printsgf", "gomill-savesgf"})
    void onlyGameRecordsAreReplaced(String command) throws IOException {
        Path thesis = file("thesis.txt", "Monte Carlo (a history); chapter 1");
        talk.check(
                "> %s %s\n? cannot save file: '%s', it exists and is no game record; name another file"
                        .formatted(command, thesis, thesis));
        assertThat(thesis).hasContent("Monte Carlo (a history); chapter 1");
        for (String old : List.of("", "\n", GAME, "\uFEFF \n( ;GM[1])")) {
            Path file = file("game.sgf", old);
            talk.check("> %s %s\n=".formatted(command, file));
            assertThat(file).content().contains("AP[Moyo]");
        }
    }

    @Test
    void aMoveNumberCountsFromOne() throws IOException {
        Path file = file("game.sgf", GAME);
        assertThat(talk.ask("loadsgf " + file + " 0")).startsWith("? ");
        talk.check("> query_boardsize\n= 9");
    }

    @Test
    void printsTheGame() {
        talk.tell("gogui-play_sequence b C3 w pass b J9");
        talk.check(
                """
                > printsgf
                = (;FF[4]GM[1]AP[Moyo]SZ[9]KM[6.5]RU[chinese]
                ;B[cg]
                ;W[]
                ;B[ia])
                """);
    }

    /** Handicap, set-up in the middle, plays out of turn, passes, captures, comments. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "gogui-play_sequence b C3 w pass b J9 w J8 w H9",
                "fixed_handicap 5",
                "place_free_handicap 13; play w B2; play b B3",
                "set_free_handicap A1 B2 C3; komi -0.5; gogui-play_sequence w D4 b D5",
                "gogui-setup b A1 w A2 b J9; play w B1; play b C4",
                "gogui-setup_player w; play w E5",
                "gogui-play_sequence b E5 w E6; gogui-setup b A1 w A2; play b D6; gogui-setup_player w",
                "kgs-rules japanese; komi 0; play w A1; play b A2; play b B1; play w C3",
                "gogui-play_sequence b pass w pass b pass",
            })
    void whatIsSavedIsLoadedAgain(String commands) {
        for (String command : commands.split("; ?", 0)) {
            if (!command.isEmpty()) {
                talk.tell(command);
            }
        }
        Path file = folder.resolve("saved.sgf");
        talk.check("> printsgf " + file + "\n=");
        GoTalk other = GoTalk.on(13);
        other.tell("loadsgf " + file);
        for (String question :
                List.of(
                        "list_stones b",
                        "list_stones w",
                        "move_history",
                        "get_komi",
                        "kata-get-rules",
                        "captures b",
                        "captures w",
                        "query_boardsize")) {
            assertThat(other.tell(question)).as(question).isEqualTo(talk.tell(question));
        }
        assertThat(toMove(other)).isEqualTo(toMove(talk));
        assertThat(other.tell("printsgf")).isEqualTo(talk.tell("printsgf"));
    }

    private static String toMove(GoTalk talk) {
        return talk.tell("showboard").replaceAll("(?s).*\n(White|Black).*", "$1");
    }

    @Test
    void aGeneratedGameIsLoadedAgainWithItsComments() throws IOException {
        GoTalk flat = GoTalk.with("flat playouts=20", 5);
        for (int i = 0; i < 30; i++) {
            flat.tell("genmove " + (i % 2 == 0 ? "b" : "w"));
        }
        Path file = folder.resolve("flat.sgf");
        flat.check("> gomill-savesgf " + file + " PB=Moyo PW=Moyo\n=");
        assertThat(file).content().contains("C[").contains("playouts for");
        talk.tell("loadsgf " + file);
        assertThat(talk.tell("move_history")).isEqualTo(flat.tell("move_history"));
        assertThat(talk.tell("showboard")).isEqualTo(flat.tell("showboard"));
    }

    /** A repetition, legal out of turn or under Japanese rules, is a part of the game. */
    @ParameterizedTest
    @ValueSource(strings = {"play b pass", "kgs-rules japanese"})
    void aGameWithARepetitionIsSavedAndLoaded(String command) {
        GoTalk two = GoTalk.on(2);
        two.tell("gogui-play_sequence b A1 w B2 b A2 w B1 b A1 w A2");
        two.tell(command);
        two.tell("play b A1");
        Path file = folder.resolve("ko.sgf");
        two.check("> printsgf " + file + "\n=");
        talk.tell("loadsgf " + file);
        assertThat(talk.tell("move_history")).isEqualTo(two.tell("move_history"));
        assertThat(talk.tell("list_stones b")).isEqualTo("A1");
    }

    @Test
    void aGameIsSavedThoughItsMovesWouldBeIllegalUnderLaterRules() {
        GoTalk two = GoTalk.on(2);
        two.tell("kgs-rules japanese");
        two.tell("gogui-play_sequence b A1 w B2 b A2 w B1 b A1 w A2 b A1");
        two.tell("kgs-rules chinese");
        assertThat(two.tell("printsgf").lines()).hasSize(8);
        GoTalk five = GoTalk.on(5);
        five.tell("kgs-rules tromp-taylor");
        five.tell("gogui-play_sequence b A1 w B1 w B2 w A3 b A2");
        five.tell("kgs-rules chinese");
        assertThat(five.tell("printsgf").lines()).hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"printsgf", "gomill-savesgf"})
    void whereNothingCanBeSavedNothingIs(String command) throws IOException {
        assertThat(talk.ask(command + " " + folder.resolve("missing").resolve("x.sgf")))
                .startsWith("? cannot save file: ");
        assertThat(talk.ask(command + " " + folder)).startsWith("? cannot save file: ");
        assertThat(talk.ask(command + " " + folder + "/" + "x".repeat(100_000)))
                .startsWith("? cannot save file: ");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void savesgfNeedsAFile() {
        talk.check(
                "> gomill-savesgf\n? syntax error: got 0 arguments, usage is 'gomill-savesgf FILE"
                        + " [KEY=VALUE]...'");
    }
}
