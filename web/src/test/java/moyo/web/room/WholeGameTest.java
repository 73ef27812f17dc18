package moyo.web.room;

import static moyo.web.TestGame.PERSON;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import moyo.web.TestGame;
import moyo.web.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WholeGameTest {
    private static final Map<String, ?> GO_5X5 = Map.of("size", 5, "komi", 0.5);

    private TestServer server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private TestGame people(String game, Map<String, ?> board) {
        return TestGame.begin(server, game, board, PERSON, PERSON);
    }

    private static String refusal(JsonNode answer) {
        assertThat(answer.path("is").asText()).isEqualTo("error");
        return answer.path("text").asText();
    }

    // ---- Connect Four

    @Test
    void fourInARowWinsConnectFour() {
        try (TestGame game = people("connect4", Map.of())) {
            for (String move : "a1 b1 a2 b2 a3 b3 a4".split(" ")) {
                game.play(game.cell(move));
            }
            assertThat(game.phase()).isEqualTo("over");
            assertThat(game.doc().path("result").path("winner").asInt()).isZero();
            assertThat(game.tries(game.cell("c1")).path("text").asText()).contains("over");
        }
    }

    @Test
    void aFullColumnIsRefusedWithItsName() {
        try (TestGame game = people("connect4", Map.of())) {
            game.play("a1 a2 a3 a4 a5 a6");
            assertThat(refusal(game.tries(game.cell("a6")))).contains("column a is full");
            assertThat(game.moves()).hasSize(6);
        }
    }

    @Test
    void aPersonPlaysAWholeGameAgainstALevel() {
        try (TestGame game =
                TestGame.begin(server, "connect4", Map.of(), PERSON, TestGame.level(1))) {
            playAtRandom(game, new Random(1));
            assertThat(game.doc().path("result").path("text").asText()).isNotEmpty();
        }
    }

    /** The person's moves are drawn from the legal ones until the game is over. */
    private static void playAtRandom(TestGame game, Random random) {
        while (true) {
            JsonNode doc =
                    game.await(
                            "turn",
                            d ->
                                    d.path("turn").asText().equals("human")
                                            || d.path("phase").asText().equals("over"));
            if (doc.path("phase").asText().equals("over")) {
                return;
            }
            JsonNode position = game.position(game.head());
            JsonNode legal = position.path("legal");
            if (legal.isEmpty()) {
                game.play();
            } else {
                JsonNode move = legal.get(random.nextInt(legal.size()));
                int[] cells = new int[move.size()];
                for (int i = 0; i < cells.length; i++) {
                    cells[i] = move.get(i).asInt();
                }
                game.play(cells);
            }
        }
    }

    // ---- Blokus Duo

    @Test
    void aPersonPlaysAWholeGameOfBlokus() {
        try (TestGame game =
                TestGame.begin(server, "blokus", Map.of(), PERSON, TestGame.level(1))) {
            playAtRandom(game, new Random(2));
            assertThat(game.doc().path("result").path("reason").asText()).isEqualTo("score");
        }
    }

    @Test
    void blokusSaysWhichRuleForbidsAPlacement() {
        try (TestGame game = people("blokus", Map.of())) {
            assertThat(refusal(game.tries(cells(game, "a1")))).contains("first piece covers");
            game.play(cells(game, "e10 f10")); // covers the starting square of the first player
            game.play(cells(game, "j5 k5"));
            assertThat(refusal(game.tries(cells(game, "g10 h10 i10"))))
                    .containsIgnoringCase("edge");
            assertThat(refusal(game.tries(cells(game, "a1 b1 c1")))).containsIgnoringCase("corner");
            assertThat(refusal(game.tries(cells(game, "f10 f11 f12")))).contains("is covered");
            assertThat(refusal(game.tries(cells(game, "g11 h11")))).containsIgnoringCase("piece");
            assertThat(refusal(game.tries(cells(game, "a1 c1")))).contains("not the cells");
            assertThat(refusal(game.tries(9_999))).contains("not on this board");
            game.play(cells(game, "g11 h11 i11"));
        }
    }

    private static int[] cells(TestGame game, String names) {
        return List.of(names.split(" ")).stream().mapToInt(game::cell).toArray();
    }

    // ---- Go

    @Test
    void goSaysWhichRuleForbidsAMove() {
        try (TestGame game = people("go", GO_5X5)) {
            game.play("c3");
            assertThat(refusal(game.tries(game.cell("c3")))).contains("occupied");
            Map<String, ?> there = Map.of("at", game.head(), "cells", List.of(game.cell("c3")));
            assertThat(game.ask("why", there).path("text").asText()).contains("occupied");
        }
    }

    @Test
    void suicideIsRefused() {
        try (TestGame game = people("go", GO_5X5)) {
            game.play("a2 e5 b1");
            assertThat(refusal(game.tries(game.cell("a1")))).contains("suicide");
            game.play("e4 a1");
        }
    }

    @Test
    void aKoIsRefusedUntilAMoveElsewhere() {
        try (TestGame game = people("go", GO_5X5)) {
            game.play("b3 c3 a2 d2 b1 c1 c2 b2"); // White takes the stone at c2
            assertThat(refusal(game.tries(game.cell("c2")))).contains("ko");
            game.play("e5 a5 c2");
            assertThat(game.moves()).endsWith("C2");
        }
    }

    @Test
    void deadStonesAreMarkedAndTheScoreIsAccepted() {
        try (TestGame game = people("go", GO_5X5)) {
            // Black owns the left, White the right; the white stone at a1 is dead.
            game.play("b1 d1 b2 d2 b3 d3 b4 d4 b5 d5 c1 a1 c3 pass c5 e3 pass pass");
            JsonNode doc = game.await("estimate", d -> !d.path("scoring").isNull());
            assertThat(doc.path("phase").asText()).isEqualTo("scoring");
            int corner = game.cell("a1");
            if (!isDead(game, corner)) {
                game.send("dead", Map.of("cell", corner));
                game.await("mark", d -> isDead(game, corner));
            }
            String counted = game.doc().path("scoring").path("text").asText();
            game.send("dead", Map.of("cell", corner));
            game.await("unmarked", d -> !isDead(game, corner));
            assertThat(game.doc().path("scoring").path("text").asText()).isNotEqualTo(counted);
            game.send("dead", Map.of("cell", corner));
            game.await("marked again", d -> isDead(game, corner));
            assertThat(game.ask("dead", Map.of("cell", game.cell("a3"))).path("text").asText())
                    .isEqualTo("there is no stone");
            game.send("accept", Map.of());
            game.awaitPhase("over");
            assertThat(game.doc().path("result").path("text").asText()).isEqualTo(counted);
            assertThat(server.get("/api/games/" + game.id() + "/record").body())
                    .contains("RE[" + counted + "]");
        }
    }

    private static boolean isDead(TestGame game, int cell) {
        for (JsonNode dead : game.doc().path("scoring").path("dead")) {
            if (dead.asInt() == cell) {
                return true;
            }
        }
        return false;
    }

    @Test
    void countingCanBeGivenUpToPlayOn() {
        try (TestGame game = people("go", GO_5X5)) {
            game.play("c3 pass pass");
            game.awaitPhase("scoring");
            game.send("resume", Map.of());
            game.awaitPhase("play");
            assertThat(game.moves()).containsExactly("C3");
            assertThat(game.doc().path("toMove").asInt()).isEqualTo(1);
        }
    }

    @Test
    void twoEnginesScoreAGameOfGoByThemselves() {
        try (TestGame game =
                TestGame.begin(
                        server,
                        "go",
                        Map.of("size", 5, "rules", "chinese"),
                        TestGame.player("uct playouts=20"),
                        TestGame.player("uct playouts=20"))) {
            game.awaitPhase("over");
            assertThat(game.doc().path("result").path("reason").asText()).isIn("score", "resign");
        }
    }

    @Test
    void aHandicapGivesBlackStonesAndWhiteTheFirstMove() {
        Map<String, Object> request =
                TestGame.request("go", Map.of("size", 9, "komi", 0.5), PERSON, TestGame.level(1));
        request.put("handicap", 4);
        try (TestGame game = TestGame.begin(server, request)) {
            game.await("White's move", d -> d.path("turn").asText().equals("human"));
            JsonNode start = game.position(game.doc().path("nodes").get(0).path("id").asInt());
            assertThat(count(start.path("owners"), 0)).isEqualTo(4);
            assertThat(start.path("toMove").asInt()).isEqualTo(1);
            assertThat(game.moves()).hasSize(1);
        }
        request.put("handicap", 10);
        assertThat(server.post("/api/games", request).statusCode()).isEqualTo(400);
        request.put("handicap", -1);
        assertThat(server.post("/api/games", request).statusCode()).isEqualTo(400);
    }

    private static int count(JsonNode owners, int colour) {
        int count = 0;
        for (JsonNode owner : owners) {
            count += owner.asInt() == colour ? 1 : 0;
        }
        return count;
    }

    @Test
    void everySizeKomiAndRulesOfGoAreAccepted() {
        for (int size : new int[] {2, 5, 19, 25}) {
            for (String rules : List.of("chinese", "japanese")) {
                Map<String, ?> board = Map.of("size", size, "komi", -3.5, "rules", rules);
                try (TestGame game = people("go", board)) {
                    assertThat(game.doc().path("shape").path("width").asInt()).isEqualTo(size);
                    assertThat(game.doc().path("facts").path("komi").asDouble()).isEqualTo(-3.5);
                    game.play(0);
                }
            }
        }
        assertThat(
                        server.post(
                                "/api/games",
                                TestGame.request("go", Map.of("size", 26), PERSON, PERSON)))
                .matches(answer -> answer.statusCode() == 400)
                .matches(answer -> answer.body().contains("26"));
    }

    // ---- undo, resign

    @Test
    void undoTakesBackTheEnginesMoveAndOnes() {
        try (TestGame game =
                TestGame.begin(server, "connect4", Map.of(), PERSON, TestGame.level(1))) {
            game.play("d1");
            game.await("answer", d -> d.path("turn").asText().equals("human"));
            assertThat(game.moves()).hasSize(2);
            game.send("undo", Map.of());
            game.await("start", d -> d.path("nodes").size() == 1);
            assertThat(game.ask("undo", Map.of()).path("text").asText())
                    .isEqualTo("there is no move to take back");
        }
    }

    @Test
    void undoWhileAnEngineThinksGivesThePersonTheTurn() {
        try (TestGame game =
                TestGame.begin(
                        server,
                        "go",
                        Map.of("size", 9),
                        PERSON,
                        TestGame.player("uct playouts=1000000"))) {
            for (int i = 0; i < 3; i++) {
                game.play(10 * i);
                game.await("thinking", d -> !d.path("thinking").isNull());
                game.send("undo", Map.of());
                game.await("start", d -> d.path("nodes").size() == 1);
                assertThat(game.doc().path("thinking").isNull()).isTrue();
            }
        }
    }

    @Test
    void resigningEndsTheGameAndUndoGoesOnWithIt() {
        try (TestGame game = people("go", GO_5X5)) {
            game.play("c3");
            game.send("resign", Map.of());
            game.awaitPhase("over");
            assertThat(game.doc().path("result").path("text").asText()).isEqualTo("B+R");
            game.send("undo", Map.of());
            game.awaitPhase("play");
            assertThat(game.moves()).containsExactly("C3");
        }
    }

    @Test
    void nobodyPlaysForAnEngine() {
        try (TestGame game =
                TestGame.begin(
                        server,
                        "go",
                        Map.of("size", 9),
                        TestGame.player("uct playouts=1000000"),
                        PERSON)) {
            game.await("thinking", d -> !d.path("thinking").isNull());
            assertThat(refusal(game.tries(0))).contains("it is the turn of");
            game.send("resign", Map.of());
            game.awaitPhase("over");
            assertThat(game.doc().path("result").path("text").asText()).isEqualTo("B+R");
        }
    }
}
