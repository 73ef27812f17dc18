package moyo.blokus.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.blokus.BlokusRecord;
import moyo.blokus.BlokusSgf;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine thinks, moves, tells what it thought, and keeps records. */
final class BlokusPlayTest {
    private static final String PLAYER = "uct-bouzy mask=forbidden playouts=50 tree-nodes=20000";

    @TempDir private Path temp;

    @Test
    void playsAGameToItsEnd() {
        BlokusTalk talk = BlokusTalk.begin();
        int moves = 0;
        while (!talk.tell("g").equals("pass")) {
            moves++;
        }
        assertThat(moves).isBetween(15, 42);
        talk.check(
                """
                > all_legal b
                =
                > all_legal w
                =
                > genmove b
                = pass
                > reg_genmove w
                ? player failed to generate a move
                """);
        assertThat(talk.tell("showboard")).contains("Purple(X)").doesNotContain("(" + (moves + 1));
        assertThat(talk.tell("showboard")).containsPattern("Purple\\(X\\): \\d+!");
    }

    @Test
    void tellsWhoMadeThePlayoutMoves() {
        BlokusTalk talk = BlokusTalk.with("agents team=S-B,M:2 playouts=50 tree-nodes=20000");
        talk.tell("genmove b");
        List<String> lines = talk.lines("moyo-team_stats");
        assertThat(lines).hasSize(4);
        assertThat(lines.get(0)).contains("moves", "Size", "Corners", "Reply", "Random");
        assertThat(lines.get(1)).startsWith("S-B ").contains("%");
        assertThat(lines.get(2)).startsWith("M:2 ");
        assertThat(lines.get(3)).startsWith("team");
        BlokusTalk.begin()
                .check(
                        """
                        > moyo-team_stats
                        ? no agents play the playouts of this player
                        """);
    }

    /** A blocked side says so and stays where it is; the other goes on. */
    @Test
    void aBlockedSidePassesAndNothingIsPlayed() {
        BlokusTalk talk = BlokusTalk.begin();
        int blocked = -1;
        while (blocked < 0) {
            if (talk.tell("g").equals("pass")) {
                talk.tell("clear_board");
            }
            boolean[] none = {
                talk.tell("all_legal b").isEmpty(), talk.tell("all_legal w").isEmpty()
            };
            blocked = none[0] == none[1] ? -1 : none[0] ? 0 : 1;
        }
        String own = blocked == 0 ? "b" : "w";
        String other = blocked == 0 ? "w" : "b";
        String board = talk.tell("showboard");
        assertThat(talk.tell("genmove " + own)).isEqualTo("pass");
        assertThat(talk.ask("reg_genmove " + own)).isEqualTo("? player failed to generate a move");
        assertThat(talk.tell("showboard")).isEqualTo(board).contains("!");
        List<String> legal = talk.lines("all_legal " + other);
        assertThat(legal).contains(talk.tell("reg_genmove " + other)).contains(talk.tell("g"));
    }

    @Test
    void movesForEitherSideAtAnyTime() {
        BlokusTalk talk = BlokusTalk.with(PLAYER);
        for (String colour : List.of("b", "b", "w", "w", "w", "b")) {
            List<String> legal = talk.lines("all_legal " + colour);
            assertThat(legal).contains(talk.tell("genmove " + colour));
        }
    }

    @Test
    void regGenmoveAnswersTheSameAndPlaysNothing() {
        BlokusTalk talk = BlokusTalk.with(PLAYER);
        talk.tell("set_random_seed 5");
        String move = talk.tell("reg_genmove b");
        assertThat(talk.tell("reg_genmove b")).isEqualTo(move);
        assertThat(talk.tell("final_score")).isEqualTo("0");
        talk.tell("set_random_seed 5");
        assertThat(talk.tell("genmove b")).isEqualTo(move);
    }

    @Test
    void tellsWhatItThought() {
        BlokusTalk talk = BlokusTalk.with(PLAYER);
        assertThat(talk.ask("get_value")).isEqualTo("? no search to tell a value");
        String move = talk.tell("genmove b");
        double value = Double.parseDouble(talk.tell("get_value"));
        assertThat(value).isBetween(0.1, 0.9);
        List<String> lines = talk.lines("move_values");
        assertThat(lines).hasSizeGreaterThan(400);
        assertThat(lines.get(0)).endsWith("]" + move);
        int last = Integer.MAX_VALUE;
        for (String line : lines) {
            assertThat(line).matches("\\d+ \\d+\\.\\d \\d\\.\\d{3} \\[[A-Z0-9]+\\][a-n0-9,]+");
            int visits = Integer.parseInt(line.split(" ")[0]);
            assertThat(visits).isLessThanOrEqualTo(last);
            last = visits;
        }
    }

    @Test
    void aPlayerWithoutATreeSaysSo() {
        assertThat(BlokusTalk.begin().ask("move_values"))
                .isEqualTo(
                        "? player 'random' cannot be watched; one with a tree can, such as 'zero'");
    }

    /** The value is that of the side that was to move: of a lost game almost nothing. */
    @Test
    void theValueIsTheMoversOwn() {
        BlokusTalk talk = BlokusTalk.with("uct-plain playouts=2000 tree-nodes=20000");
        for (int i = 0; i < 6; i++) {
            String largest = talk.lines("all_legal b").get(0);
            talk.tell("play b " + largest);
        }
        talk.tell("reg_genmove w");
        assertThat(Double.parseDouble(talk.tell("get_value"))).isLessThan(0.3);
        talk.tell("reg_genmove b");
        assertThat(Double.parseDouble(talk.tell("get_value"))).isGreaterThan(0.7);
    }

    @Test
    void showsAndChangesSettings() {
        BlokusTalk talk = BlokusTalk.with(PLAYER);
        assertThat(talk.lines("param")).contains("playouts 50", "mask forbidden", "ponder 0");
        talk.tell("param playouts 7");
        talk.tell("param ponder 1");
        assertThat(talk.lines("param")).contains("playouts 7", "ponder 1");
        assertThat(talk.ask("param playuts 7"))
                .isEqualTo("? unknown setting 'playuts'; did you mean 'playouts'?");
        assertThat(talk.ask("param playouts x")).contains("playouts=x is not a whole number");
        talk.check("> param_base\n= resign 0\n> param_base resign 1\n=");
        assertThat(talk.tell("param_base")).isEqualTo("resign 1");
        assertThat(talk.lines("param")).contains("resign 0.09", "resign-after 500");
        talk.check("> param_base resign 0\n=\n> param_base\n= resign 0");
        assertThat(talk.ask("param_base book 1")).startsWith("? syntax error: 'book' is not");
        BlokusTalk.begin().check("> param\n=\n> param_base resign 0\n=");
    }

    @Test
    void resignsWhenItMayAndTheGameIsLost() {
        BlokusTalk talk = BlokusTalk.with("uct-plain playouts=1000 tree-nodes=20000");
        for (int i = 0; i < 10; i++) {
            talk.lines("all_legal b").stream()
                    .filter(move -> !List.of(move.split(",")).contains("j5"))
                    .findFirst()
                    .ifPresent(move -> talk.tell("play b " + move));
        }
        assertThat(talk.tell("reg_genmove w")).isNotEqualTo("resign");
        talk.tell("param_base resign 1");
        assertThat(talk.tell("genmove w")).isEqualTo("resign");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"time_settings 1 0 0", "kgs-time_settings absolute 1", "time_left w 0.1 0"})
    void movesWithinAClock(String settings) {
        BlokusTalk talk = BlokusTalk.with("uct-plain playouts=50000000 tree-nodes=20000");
        talk.tell("time_settings 1 0 0");
        talk.tell(settings);
        long start = System.nanoTime();
        talk.tell("genmove green");
        assertThat((System.nanoTime() - start) / 1e9).isLessThan(15);
    }

    private String file(String name) {
        return temp.resolve(name).toString();
    }

    @Test
    void savesAndLoadsAGame() throws IOException {
        BlokusTalk talk = BlokusTalk.begin();
        List<String> moves = new ArrayList<>();
        for (String move = talk.tell("g"); !move.equals("pass"); move = talk.tell("g")) {
            moves.add(move);
        }
        String score = talk.tell("final_score");
        String board = talk.tell("showboard");
        talk.tell("savesgf " + file("my game.blksgf"));
        SgfNode saved = SgfReader.read(temp.resolve("my game.blksgf")).get(0);
        assertThat(saved.value("RE")).contains(score);
        assertThat(saved.value("PB")).contains("Moyo (random)");
        BlokusTalk other = BlokusTalk.begin();
        other.tell("loadsgf " + file("my game.blksgf"));
        assertThat(other.tell("showboard")).isEqualTo(board);
        other.tell("loadsgf " + file("my game.blksgf") + " 3");
        assertThat(other.tell("showboard")).contains("(3) Purple");
        other.tell("undo");
        other.tell("play w " + moves.get(1));
        other.tell("savesgf " + file("short.blksgf"));
        SgfNode cut = SgfReader.read(temp.resolve("short.blksgf")).get(0);
        assertThat(cut.mainLine()).hasSize(3);
        assertThat(cut.value("PB")).contains("Moyo (random)");
        assertThat(cut.has("RE")).isFalse();
    }

    @Test
    void refusesFilesThatAreNone() throws IOException {
        Files.writeString(temp.resolve("go.sgf"), "(;GM[1];B[aa])");
        Files.writeString(temp.resolve("bad.sgf"), "(;GM[Blokus Duo];B[e10];W[e10,e11])");
        Files.writeString(temp.resolve("no.sgf"), "hello");
        BlokusTalk talk = BlokusTalk.begin();
        talk.tell("play b e10");
        assertThat(talk.ask("loadsgf " + file("none.sgf")))
                .startsWith("? cannot load file: '")
                .endsWith("none.sgf', no such file or folder");
        assertThat(talk.ask("loadsgf " + file("go.sgf"))).endsWith("which is GM[Blokus Duo]");
        assertThat(talk.ask("loadsgf " + file("bad.sgf")))
                .endsWith("node 2: W[e10,e11]: illegal move: e10 is covered");
        assertThat(talk.ask("loadsgf " + file("no.sgf"))).startsWith("? cannot load file");
        assertThat(talk.ask("loadsgf")).startsWith("? syntax error");
        assertThat(talk.ask("savesgf " + file("none/x.sgf"))).startsWith("? cannot save file");
        assertThat(talk.tell("final_score")).as("nothing has changed").isEqualTo("B+1");
    }

    @Test
    void savesWhatItThought() throws IOException {
        BlokusTalk talk = BlokusTalk.with(PLAYER);
        talk.tell("play b e10");
        assertThat(talk.ask("save_tree " + file("t.blksgf"))).isEqualTo("? no search to save");
        String move = talk.tell("genmove w");
        talk.tell("save_tree " + file("t.blksgf"));
        SgfNode root = SgfReader.read(temp.resolve("t.blksgf")).get(0);
        assertThat(root.value("AB")).contains("e10");
        assertThat(root.value("PL")).contains("W");
        assertThat(root.value("C").orElseThrow()).contains("Visits: ").contains("Val: 0.");
        assertThat(root.children().get(0).value("W")).contains(move);
        assertThat(root.children().get(0).value("C").orElseThrow()).startsWith("Visits: ");
        BlokusRecord line = BlokusSgf.read(root, Integer.MAX_VALUE);
        assertThat(line.moves()).isNotEmpty();
    }

    @Test
    void playsAgainstItselfOneGameALine() throws IOException {
        BlokusTalk talk = BlokusTalk.begin();
        talk.tell("play b e10");
        talk.tell("selfplay 3 " + file("games.txt"));
        List<String> lines = Files.readAllLines(temp.resolve("games.txt"));
        assertThat(lines).hasSize(3).doesNotHaveDuplicates();
        for (String line : lines) {
            SgfNode root = SgfReader.readText(line).get(0);
            BlokusRecord game = BlokusSgf.read(root, Integer.MAX_VALUE);
            assertThat(game.position().isOver()).isTrue();
            assertThat(root.value("RE")).contains(BoardCommands.score(game));
        }
        assertThat(talk.tell("final_score")).as("the game on the board waits").isEqualTo("B+1");
    }

    /** As Pentobi does it. */
    @Test
    void aPieceAtTheLeftEdgeIsPointedAtFromTheRight() {
        BlokusTalk talk = BlokusTalk.begin();
        talk.tell("play b b10,c10,d10,e10");
        talk.tell("play b a11,a12");
        assertThat(talk.tell("showboard")).contains("\n12 X<. . .").contains("\n11 X . . .");
    }

    @Test
    void theTreeOfAnotherGameIsNotSaved() {
        BlokusTalk talk = BlokusTalk.with(PLAYER);
        talk.tell("selfplay 1 " + file("games.txt"));
        assertThat(talk.ask("save_tree " + file("t.blksgf"))).isEqualTo("? no search to save");
    }

    /** Who resigns has lost, whatever the points are. */
    @Test
    void inGamesAgainstItselfItMayResign() throws IOException {
        BlokusTalk talk = BlokusTalk.with("uct-plain playouts=50 resign=1 resign-after=1");
        talk.tell("selfplay 1 " + file("games.txt"));
        SgfNode root = SgfReader.read(temp.resolve("games.txt")).get(0);
        assertThat(root.value("RE")).contains("W+R");
    }

    @Test
    void countsWhatItsSearchesDo() {
        BlokusTalk talk = BlokusTalk.with("uct-plain playouts=50");
        talk.tell("genmove b");
        assertThat(talk.tell("moyo-search_stats").lines())
                .hasSize(2)
                .allMatch(line -> line.matches("[a-z-]+ [0-9]+"))
                .contains("simulations 50");
        talk.tell("genmove w");
        assertThat(talk.tell("moyo-search_stats all").lines()).contains("simulations 100");
    }

    @Test
    void countsCpuTime() {
        assertThat(Double.parseDouble(BlokusTalk.begin().tell("cputime"))).isPositive();
    }

    /** Whatever comes gets an answer, and nothing breaks. */
    @Test
    void livesOnWhateverComes() {
        BlokusTalk talk = BlokusTalk.begin();
        List<String> arguments =
                List.of("", "b", "w", "e10", "j5", "-1", "0", "99", "x", "pass", "1 2", "b e10");
        for (String command : talk.lines("list_commands")) {
            if (!command.equals("quit") && !command.matches("save.*|selfplay")) {
                for (String argument : arguments) {
                    String answer = talk.ask(command + " " + argument);
                    assertThat(answer).doesNotContain("internal error");
                    assertThat(answer.toLowerCase(Locale.ROOT)).doesNotContain("exception");
                }
            }
        }
        assertThat(talk.log()).isEmpty();
    }
}
