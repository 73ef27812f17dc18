package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import moyo.app.option.Games;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.session.GameKit;
import moyo.session.record.GameRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in the terminal, by scripts on standard input. */
final class PlayCommandLineTest {
    private static final String ANSI = "\u001b";
    private static final int COLUMNS = 80;

    /** A random game of Go ends after this many moves. */
    private static final int LONGEST = 40;

    @TempDir private Path folder;

    private final InputStream standard = System.in;

    @AfterEach
    void restore() {
        System.setIn(standard);
    }

    /**
     * Plays a script and saves in the test's folder; every line of the screen must fit, and none
     * may have colours.
     */
    private Said play(List<String> script, String... options) {
        return play(input(script), options);
    }

    private static InputStream input(List<String> script) {
        String text = String.join("\n", script) + "\n";
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private Said play(InputStream input, String... options) {
        System.setIn(input);
        List<String> words = new ArrayList<>(List.of("play", "--seed", "1"));
        words.addAll(List.of(options));
        if (!words.contains("--dir")) {
            words.addAll(List.of("--dir", folder.toString()));
        }
        Said said = Said.moyo(words);
        assertThat(said.out()).doesNotContain(ANSI);
        assertThat(said.out().lines().filter(line -> !line.contains(folder.toString())))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(COLUMNS));
        return said;
    }

    private List<Path> saved() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** A random game of legal moves, by their names. */
    private static <G extends Game<P>, P extends Position<P>> List<String> randomGame(
            GameKit<G, P> kit, long seed) {
        GameRecord<G, P> record = kit.newRecord();
        Rng rng = new Rng(seed);
        MoveList moves = new MoveList(kit.game().moveCodes());
        List<String> names = new ArrayList<>();
        while (!record.isOver()) {
            record.positionFor(record.mover()).legalMoves(moves);
            boolean passes = names.size() > LONGEST && moves.contains(Game.PASS);
            int move = passes ? Game.PASS : moves.get(rng.nextInt(moves.size()));
            if (move == Game.PASS && !passes && moves.size() > 1) {
                continue; // the game would end too early
            }
            names.add(kit.game().moveName(move));
            record.play(record.mover(), move);
        }
        return names;
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "blokus", "connect4"})
    void aWholeGameIsPlayedSavedAndOpenedAgain(String game) throws IOException {
        Map<String, String> board = game.equals("go") ? Map.of("size", "5") : Map.of();
        List<String> script = new ArrayList<>(randomGame(Games.of(game, board), 3));
        int moves = script.size();
        script.addAll(List.of("s", "q"));
        String[] options =
                game.equals("go")
                        ? new String[] {"--size", "5", "--colour", "both"}
                        : new String[] {"--game", game, "--colour", "both"};
        Said said = play(script, options);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out())
                .containsPattern("(wins: [BW]\\+|wins\\.|a draw)")
                .doesNotContain("allowed");
        assertThat(saved()).hasSize(1);
        String file = saved().get(0).toString();
        assertThat(Files.readString(saved().get(0))).contains("RE[", "PB[you]");
        Said again = play(List.of("u", "q", "n"), "--open", file, "--colour", "both");
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.out())
                .containsPattern("(wins: [BW]\\+|wins\\.|a draw)")
                .contains("1 move is taken back.", "not saved");
        assertThat(moves).isGreaterThan(7);
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "blokus", "connect4"})
    void theProgramPlaysItself(String game) throws IOException {
        String[] options =
                game.equals("go")
                        ? new String[] {"--size", "5", "--colour", "none", "--level", "1"}
                        : new String[] {"--game", game, "--colour", "none", "--level", "1"};
        Said said = play(List.of("q", "n"), options);
        assertThat(said.out())
                .containsPattern("(wins: [BW]\\+|wins\\.|a draw)")
                .contains("(beginner)");
        assertThat(saved()).isEmpty();
    }

    @Test
    void theProgramAnswersWithItsWinRateAndItsTime() {
        Said said =
                play(List.of("c3", "p", "p", "p", "p", "q", "n"), "--size", "5", "--level", "2");
        assertThat(said.out())
                .contains("Black (X): you", "White (O): Moyo, level 2 (casual)")
                .containsPattern("White plays \\w+ \\(its win rate: \\d+ %, \\d+\\.\\d s\\)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--size 9         | level 5 (full strength)",
                "--size 13        | level 3 (club)",
                "--game blokus    | level 5 (full strength)",
                "--game connect4  | level 5 (full strength)"
            })
    void withoutALevelTheNetworkPlaysWhereOneIsShipped(String options, String level) {
        Said said = play(List.of("q", "n"), options.split(" "));
        assertThat(said.out()).contains("Moyo, " + level);
    }

    @Test
    void thePersonMayHaveTheSecondMove() {
        Said said =
                play(
                        List.of("d", "q", "n"),
                        "--game",
                        "connect4",
                        "--player",
                        "uct playouts=30",
                        "--colour",
                        "second");
        assertThat(said.out())
                .contains("Red (X): Moyo, uct playouts=30", "Yellow (O): you")
                .contains("Red plays");
    }

    @Test
    void theBoardHasCoordinatesStarPointsAndTheLastMove() {
        Said said = play(List.of("q16", "d4", "q", "n"), "--size", "19", "--colour", "both");
        assertThat(said.out())
                .contains("     A B C D E F G H J K L M N O P Q R S T\n")
                .contains(" 16  . . . + . . . . . + . . . . . X . . .  16\n")
                .contains("  4  . . .(O). . . . . + . . . . . + . . .  4\n");
    }

    @Test
    void deadStonesAreEstimatedAtTheEnd() {
        List<String> script = new ArrayList<>();
        for (String column : List.of("a", "b", "c", "d", "e")) {
            script.add(column + "2");
            script.add(column + "4");
        }
        script.addAll(List.of("a1", "b5", "c1", "d5", "e1", "c3", "p", "p", "q", "n"));
        Said said = play(script, "--size", "5", "--komi", "0.5", "--colour", "both");
        assertThat(said.out()).containsPattern("(Black|White) wins: [BW]\\+");
    }

    @Test
    void aRefusedMoveSaysWhy() {
        assertThat(
                        play(List.of("c3", "c3", "z9", "q", "n"), "--size", "5", "--colour", "both")
                                .out())
                .contains("not allowed: C3 is occupied")
                .contains("'z9' is not a point of a 5x5 board");
        List<String> ko = List.of("b2", "c2", "a1", "d1", "c1", "b1", "c1", "q", "n");
        assertThat(play(ko, "--size", "5", "--colour", "both").out())
                .contains("not allowed: ko: C1 would take back at once");
        List<String> full = List.of("a", "a", "a", "a", "a", "a", "a", "p", "q", "n");
        assertThat(play(full, "--game", "connect4", "--colour", "both").out())
                .contains("not allowed: column a is full")
                .contains("Connect Four has no pass");
        List<String> blokus = List.of("a1,a2", "e10", "p", "e10,e11", "e10,e12", "t", "q", "n");
        assertThat(play(blokus, "--game", "blokus", "--colour", "both").out())
                .contains("not allowed: a first piece covers e10")
                .contains("you can move, so you must")
                .contains("its cells must be connected by edges")
                .contains("choose a piece first");
    }

    @Test
    void aPieceIsTakenTurnedAndPlaced() {
        List<String> script =
                List.of("X", "t", "e10", "L5", "f", "o", "e10", "n14", "t", "f4", "X", "q", "n");
        Said said = play(script, "--game", "blokus", "--colour", "both");
        assertThat(said.out())
                .contains("Piece X:\n     @\n   # # #\n     #\n")
                .contains("Piece X:\n     #\n   # # @\n     #\n")
                .contains(" 11  . . . x . . . . . . . . . .  11\n")
                .contains("Purple has V5 L5 Z5 N W F I5")
                .contains("Orange, L5> ")
                .contains("not allowed: e10 is covered")
                .contains("would not be on the board with its @ there");
    }

    @Test
    void aTextInCapitalsTakesTheNextPieceThatBeginsWithIt() {
        Said said = play(List.of("I", "I", "I", "I", "x", "a", "q"), "--game", "blokus");
        assertThat(said.out()).contains("Purple, I5> ", "Purple, I4> ", "Purple, I3> ");
        assertThat(said.out()).contains("   V5      L5").contains("*");
    }

    @Test
    void aPieceThatIsPlacedCannotBeTaken() {
        Said said =
                play(
                        List.of("e10", "1", "e10", "2", "x", "j5,j6", "1", "q", "n"),
                        "--game",
                        "blokus",
                        "--colour",
                        "both");
        assertThat(said.out()).contains("piece 1 is already on the board");
    }

    @Test
    void undoTakesBackTheAnswerToo() {
        Said said = play(List.of("u", "c3", "u", "p", "q", "n"), "--size", "5", "--level", "1");
        assertThat(said.out()).contains("there is no move to take back", "2 moves are taken back.");
    }

    @Test
    void aResignationCanBeTakenBack() {
        Said said =
                play(List.of("r", "c3", "u", "c3", "q", "n"), "--size", "5", "--colour", "both");
        assertThat(said.out())
                .contains("White wins by resignation (W+R).")
                .contains("the game is over: u takes back, n begins a new one")
                .contains("The resignation is taken back.")
                .contains(".(X).");
    }

    @Test
    void theEndOfTheInputSavesTheGame() throws IOException {
        Said said = play(List.of("c3"), "--size", "5", "--colour", "both");
        assertThat(said.out()).contains("The game is saved in\n  " + saved().get(0));
        play(List.of("c3", "q"), "--size", "5", "--colour", "both");
        assertThat(saved()).as("also at the question").hasSize(2);
        play(List.of(), "--size", "5");
        play(List.of("c3", "q", "n"), "--size", "5", "--colour", "both");
        assertThat(saved()).as("not without moves, nor if it is not wanted").hasSize(2);
    }

    @Test
    @SuppressWarnings("InputStreamSlowMultibyteRead") // an input that is empty
    void aGameThatCannotBeSavedIsPrinted() {
        InputStream last =
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        Files.deleteIfExists(folder);
                        return -1;
                    }
                };
        InputStream script = new SequenceInputStream(input(List.of("c3", "s no/such/file")), last);
        Said said = play(script, "--size", "5", "--colour", "both");
        assertThat(said.out())
                .contains("cannot save file: 'no/such/file', no such file or folder")
                .contains("The game is not saved: cannot save file")
                .contains(";B[cc]");
    }

    @Test
    void otherFilesAreNotOverwritten() throws IOException {
        Path mine = folder.resolve("mine.sgf");
        Files.writeString(mine, "precious");
        Path own = folder.resolve("own.sgf");
        Said said =
                play(
                        List.of("c3", "s " + mine, "s " + own, "d3", "s", "q"),
                        "--size",
                        "5",
                        "--colour",
                        "both");
        assertThat(said.out()).contains("name another file");
        assertThat(mine).content().isEqualTo("precious");
        assertThat(own).content().contains("B[", "W[");
        assertThat(saved()).hasSize(2);
    }

    @Test
    void aTextRecordIsOpenedIfItsGameIsNamed() throws IOException {
        Path record = folder.resolve("moves.txt");
        Files.writeString(record, "event: none\n\nd d e\n");
        String file = record.toString();
        Said said = play(List.of("q"), "--game", "connect4", "--open", file, "--colour", "both");
        assertThat(said.out()).contains("  1  . . . X(X). .  1").contains("Yellow> q");
    }

    @Test
    void aNewGameBeginsWithAnEmptyBoard() {
        Said said =
                play(
                        List.of("c3", "n", "c", "n", "maybe", "n", "c3", "q", "n"),
                        "--size",
                        "5",
                        "--colour",
                        "both");
        assertThat(said.out()).contains("y, n or c?").doesNotContain("is occupied");
        assertThat(Collections.frequency(said.out().lines().toList(), "Black> c3")).isEqualTo(2);
    }

    @Test
    void theLevelCanBeChanged() {
        Said said = play(List.of("l", "l 1", "l expert", "q"), "--size", "5", "--level", "2");
        assertThat(said.out())
                .contains("5 full strength:", "The program: Moyo, level 2 (casual)")
                .contains("The program: Moyo, level 1 (beginner)")
                .contains("unknown level 'expert'");
    }

    @ParameterizedTest
    @CsvSource({"go,5", "blokus,", "connect4,"})
    void aHintNamesALegalMove(String game, String size) {
        List<String> options = new ArrayList<>(List.of("--game", game, "--colour", "both"));
        if (size != null) {
            options.addAll(List.of("--size", size));
        }
        Said said = play(List.of("h", "q"), options.toArray(String[]::new));
        assertThat(said.out()).containsPattern(": win rate \\d+ %");
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "blokus", "connect4"})
    void theHelpListsTheCommandsOfTheGame(String game) {
        Said said = play(List.of("?", "", "q"), "--game", game);
        assertThat(said.out()).contains("u        takes back", "?        lists the commands");
        assertThat(said.out().contains("turns the piece")).isEqualTo(game.equals("blokus"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--game chess | unknown game 'chess'",
                "--game blokus --size 9 | blokus knows no size",
                "--level 6 | unknown level '6'",
                "--level 2 --player uct | only one of them may be given",
                "--open nothing.sgf | cannot read 'nothing.sgf'",
                "--open nothing.sgf --size 9 | --size: the record of --open says what board it is",
                "--size 13 --player zero | no network is shipped for go 13x13",
                "--dir nowhere | --dir 'nowhere' is not a folder",
                "--colour green | Invalid value for option '--colour'"
            })
    void wrongOptionsAreNamed(String options, String message) {
        Said said = play(List.of(), options.split(" "));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains(message);
        assertThat(said.out()).isEmpty();
    }
}
