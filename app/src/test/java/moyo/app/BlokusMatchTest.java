package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.family.BlokusKit;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import moyo.session.GtpDialect;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Blokus Duo in the laboratory. */
final class BlokusMatchTest {
    @TempDir private Path temp;

    private Said match(String a, String b, String... more) {
        List<String> words = new ArrayList<>(List.of("match", a, b, "--game", "blokus"));
        words.addAll(List.of("--dir", dir().toString()));
        words.addAll(List.of(more));
        return Said.moyo(words);
    }

    private Path dir() {
        return temp.resolve("run");
    }

    @Test
    void playsAMatchThatReplaysToItsScores() throws Exception {
        Said said = match("largest", "random", "--games", "10", "--openings", "2");
        assertThat(said.code()).as(said.err()).isZero();
        BlokusGame game = new BlokusGame();
        boolean passed = false;
        for (GameResult result : RunFolder.results(dir())) {
            BlokusPosition position = game.newPosition();
            for (String move : result.moves()) {
                assertThat(position.isLegal(game.parseMove(move))).isTrue();
                position.play(game.parseMove(move));
                passed |= move.equals("pass");
            }
            assertThat(position.isOver()).isTrue();
            assertThat(result.score()).isEqualTo(position.score());
            assertThat(result.openingPlies()).isEqualTo(2);
        }
        assertThat(passed).as("some side was blocked before the other").isTrue();
        SgfNode record = SgfReader.read(dir().resolve("games/m1-0000-0.blksgf")).get(0);
        assertThat(record.value("GM")).contains("Blokus Duo");
        assertThat(record.mainLine().get(1).value("B").orElseThrow()).contains(",");
        assertThat(dir().resolve("report.html")).content().contains("m1-0000-0.blksgf");
    }

    @Test
    void plotsTheCoveredCells() throws Exception {
        match("largest", "random", "--games", "6");
        Path plot = temp.resolve("cells.svg");
        Said said = Said.moyo("report", dir().toString(), "--cells", plot.toString());
        assertThat(said.code()).as(said.err()).isZero();
        List<String> lines = Files.readAllLines(temp.resolve("cells.csv"));
        assertThat(lines)
                .startsWith(
                        "move,\"random, moving 1st\",\"largest, moving 2nd\","
                                + "\"largest, moving 1st\",\"random, moving 2nd\"",
                        "0,0.00,0.00,0.00,0.00");
        assertThat(lines.get(3)).startsWith("2,").contains(",5.00,5.00,");
        assertThat(lines).hasSizeGreaterThan(25);
        Said wrong = Said.moyo("report", dir().toString(), "--cells", "cells.png");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("--cells 'cells.png' should end with .svg");
    }

    @Test
    void onlyAMatchOfBlokusHasCells() {
        Path go = temp.resolve("go");
        Said.moyo(
                "match", "random", "random", "--size", "5", "--games", "2", "--dir", go.toString());
        Said said = Said.moyo("report", go.toString(), "--cells", temp.resolve("c.svg").toString());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("'%s' is not a match of Blokus Duo".formatted(go));
    }

    @Test
    void speaksAsPentobiDoes() {
        BlokusGame game = new BlokusGame();
        GtpDialect dialect = new BlokusKit(game).dialect();
        assertThat(dialect.newGame()).startsWith("set_game Blokus Duo");
        assertThat(dialect.play(1, game.parseMove("j5"))).contains("play w j5");
        assertThat(dialect.play(0, 0)).as("passes are left out").isEmpty();
    }

    @Test
    void refusesWhatBlokusDoesNotKnow() {
        assertThat(match("random", "random", "--size", "9").err()).contains("blokus knows no size");
        assertThat(match("fuego-style", "random").err()).contains("unknown player 'fuego-style'");
        assertThat(Said.moyo("players", "--game", "blokus").out()).contains("uct-bouzy");
        assertThat(Said.moyo("players", "--game", "bolkus").err())
                .contains("did you mean 'blokus'?");
    }
}
