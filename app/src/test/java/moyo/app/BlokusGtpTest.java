package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.app.play.OwnEngine;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.family.BlokusDialect;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.GtpRefusal;
import moyo.gtp.client.Limits;
import moyo.gtp.client.Programs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code moyo gtp --game blokus} as match programs drive it; with Pentobi too where it is. */
final class BlokusGtpTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final BlokusDialect DIALECT = new BlokusDialect(GAME);

    @TempDir private Path temp;

    private static GtpClient moyo(String... options) {
        List<String> words = new ArrayList<>(List.of("--game", "blokus", "--seed", "1"));
        words.addAll(List.of(options));
        return GtpClient.start(OwnEngine.command(words), Limits.DEFAULT);
    }

    private static GtpClient pentobi() {
        assumeTrue(
                Programs.find("pentobi-gtp").isPresent(),
                "needs pentobi-gtp on the PATH; it is built from Pentobi's sources");
        return GtpClient.start(
                List.of(
                        Programs.find("pentobi-gtp").orElseThrow().toString(),
                        "--game",
                        "duo",
                        "--level",
                        "1",
                        "--nobook",
                        "--noresign",
                        "--quiet",
                        "--seed",
                        "1"),
                Limits.DEFAULT);
    }

    /** A game under our own rules, each move relayed to the other; the end of it. */
    private static BlokusPosition play(GtpClient first, GtpClient second) throws Exception {
        List<GtpClient> players = List.of(first, second);
        for (GtpClient player : players) {
            for (String command : DIALECT.newGame()) {
                player.send(command);
            }
        }
        BlokusPosition position = GAME.newPosition();
        while (!position.isOver()) {
            int colour = position.toMove();
            if (position.isLegal(Game.PASS)) {
                assertThat(players.get(colour).send(DIALECT.genmove(colour))).isEqualTo("pass");
                position.play(Game.PASS);
                continue;
            }
            int move = GAME.parseMove(players.get(colour).send(DIALECT.genmove(colour)));
            assertThat(position.isLegal(move)).as(GAME.moveName(move)).isTrue();
            position.play(move);
            players.get(Colour.other(colour)).send(DIALECT.play(colour, move).orElseThrow());
        }
        return position;
    }

    private static String score(BlokusPosition end) {
        int score = (int) end.score();
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + Math.abs(score);
    }

    @Test
    void playsAgainstItself() throws Exception {
        try (GtpClient first = moyo("--playouts", "20");
                GtpClient second = moyo("--player", "largest")) {
            assertThat(first.name()).isEqualTo("Moyo");
            BlokusPosition end = play(first, second);
            assertThat(first.send("final_score")).isEqualTo(score(end));
            assertThat(second.send("final_score")).isEqualTo(score(end));
            assertThat(first.send("showboard")).isEqualTo(second.send("showboard"));
        }
    }

    @Test
    void theStandardPlayerThinksWithATree() throws Exception {
        try (GtpClient engine = moyo("--playouts", "20")) {
            engine.send("genmove b");
            assertThat(engine.send("move_values").lines().count()).isBetween(2L, 414L);
            assertThat(engine.send("param")).contains("exploration 0.8").contains("playouts 20");
        }
    }

    @Test
    void playsWithPentobiAndReadsItsFilesAndTheOtherWayRound() throws Exception {
        try (GtpClient pentobi = pentobi();
                GtpClient moyo = moyo("--playouts", "20")) {
            for (boolean swapped : new boolean[] {false, true}) {
                BlokusPosition end = swapped ? play(pentobi, moyo) : play(moyo, pentobi);
                assertThat(moyo.send("final_score")).isEqualTo(score(end));
                assertThat(pentobi.send("final_score")).isEqualTo(score(end));
                assertSameBoards(moyo, pentobi);
                String ours = temp.resolve("ours.blksgf").toString();
                String theirs = temp.resolve("theirs.blksgf").toString();
                moyo.send("savesgf " + ours);
                pentobi.send("savesgf " + theirs);
                for (String move : new String[] {"", " 1", " 2", " 9", " 20"}) {
                    moyo.send("loadsgf " + theirs + move);
                    pentobi.send("loadsgf " + ours + move);
                    assertSameBoards(moyo, pentobi);
                    assertSameMoves(moyo, pentobi);
                }
            }
        }
    }

    private static void assertSameBoards(GtpClient moyo, GtpClient pentobi) throws Exception {
        assertThat(lines(moyo, "showboard")).isEqualTo(lines(pentobi, "showboard"));
    }

    private static List<String> lines(GtpClient engine, String command) throws Exception {
        return engine.send(command).lines().map(String::stripTrailing).toList();
    }

    private static void assertSameMoves(GtpClient moyo, GtpClient pentobi) throws Exception {
        for (String colour : List.of("b", "w")) {
            assertThat(lines(moyo, "all_legal " + colour))
                    .containsExactlyInAnyOrderElementsOf(lines(pentobi, "all_legal " + colour));
        }
    }

    @Test
    void agreesWithPentobiOnWhatIsWrongAndOnMoves() throws Exception {
        try (GtpClient pentobi = pentobi();
                GtpClient moyo = moyo("--playouts", "20")) {
            for (String command :
                    List.of(
                            "play b e10",
                            "play b e10",
                            "play w e10",
                            "play w pass",
                            "play w",
                            "play",
                            "play red j5",
                            "p i5, j5",
                            "p j5",
                            "showboard",
                            "final_score",
                            "all_legal",
                            "undo",
                            "showboard",
                            "undo",
                            "undo",
                            "set_game duo",
                            "move_info foo",
                            "move_info 99999",
                            "genmove",
                            "set_game Blokus Duo")) {
                assertThat(answer(moyo, command)).as(command).isEqualTo(answer(pentobi, command));
            }
            for (String move : List.of("e8,d9,e9,f9,e10", "g7,h7,g8,h8", "f7,g7,h7,i7", "a1")) {
                assertThat(moveInfo(moyo, move)).isEqualTo(moveInfo(pentobi, move));
            }
        }
    }

    private static String answer(GtpClient engine, String command) throws Exception {
        try {
            return String.join("\n", lines(engine, command));
        } catch (GtpRefusal e) {
            return "? " + e.reason();
        }
    }

    /** But for the number, which is each program's own. */
    private static List<String> moveInfo(GtpClient engine, String move) throws Exception {
        List<String> lines = lines(engine, "move_info " + move);
        return lines.subList(1, lines.size());
    }
}
