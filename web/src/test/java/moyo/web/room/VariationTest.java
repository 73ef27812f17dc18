package moyo.web.room;

import static moyo.web.TestGame.PERSON;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import moyo.web.TestGame;
import moyo.web.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class VariationTest {
    private TestServer server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private TestGame go() {
        return TestGame.begin(server, "go", Map.of("size", 5), PERSON, PERSON);
    }

    private String record(TestGame game) {
        return server.get("/api/games/" + game.id() + "/record").body();
    }

    @Test
    void twoTabsSeeTheSame() {
        try (TestGame one = go();
                TestGame other = TestGame.at(server, one.id())) {
            one.play("c3");
            other.await("Black's move", d -> d.path("nodes").size() == 2);
            other.play("d3");
            one.await("White's move", d -> d.path("nodes").size() == 3);
            assertThat(one.doc()).isEqualTo(other.doc());
            one.socket().drop();
            other.play("b3");
            try (TestGame again = TestGame.at(server, one.id())) {
                assertThat(again.moves()).containsExactly("C3", "D3", "B3");
            }
        }
    }

    @Test
    void aMoveElsewhereIsAVariationAndTheGameCanGoOnFromIt() {
        try (TestGame game = go()) {
            int root = game.head();
            game.play("c3 d3");
            int end = game.head();
            int aside = game.playAt(root, game.cell("b2")).path("at").asInt();
            int further = game.playAt(aside, game.cell("b3")).path("at").asInt();
            assertThat(game.head()).isEqualTo(end);
            assertThat(game.node(further).path("parent").asInt()).isEqualTo(aside);
            assertThat(game.playAt(root, game.cell("b2")).path("at").asInt()).isEqualTo(aside);
            assertThat(record(game)).contains("(;B[cc]", "(;B[bd]");
            assertThat(game.ask("remove", Map.of("at", end)).path("text").asText())
                    .contains("undo takes them back");
            game.send("continue", Map.of("at", further));
            game.await("new end", d -> d.path("head").asInt() == further);
            assertThat(game.moves()).containsExactly("B2", "B3");
            game.send("remove", Map.of("at", end));
            game.await("removal", d -> d.path("nodes").size() == 4);
            assertThat(game.ask("play", Map.of("at", end, "move", "pass")).path("text").asText())
                    .contains("not in this game any more");
        }
    }

    @Test
    void commentsAreKeptInTheRecord() {
        try (TestGame game = go()) {
            game.play("c3");
            String text = "A good [move]; \\ and : \u00e4 \u2603";
            game.send("comment", Map.of("at", game.head(), "text", text));
            game.await(
                    "comment", d -> game.node(game.head()).path("comment").asText().equals(text));
            try (TestGame copy = open(record(game))) {
                assertThat(copy.node(copy.head()).path("comment").asText()).isEqualTo(text);
            }
            assertThat(
                            game.ask(
                                            "comment",
                                            Map.of("at", game.head(), "text", "x".repeat(4_001)))
                                    .path("text")
                                    .asText())
                    .contains("4000");
            game.send("comment", Map.of("at", game.head(), "text", " "));
            game.await("none", d -> !game.node(game.head()).has("comment"));
        }
    }

    private TestGame open(String text) {
        JsonNode opened = server.posted("/api/games/open", Map.of("name", "a.sgf", "text", text));
        return TestGame.at(server, opened.path("id").asText());
    }

    @Test
    void aSavedGameOfEachKindIsOpenedAgain() {
        try (TestGame game = go()) {
            game.play("c3 d3 pass");
            try (TestGame copy = open(record(game))) {
                assertThat(copy.moves()).isEqualTo(game.moves());
            }
        }
        try (TestGame game = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON)) {
            game.play("d1 d2");
            try (TestGame copy = open(record(game))) {
                assertThat(copy.moves()).isEqualTo(game.moves());
            }
        }
        try (TestGame game = TestGame.begin(server, "blokus", Map.of(), PERSON, PERSON)) {
            game.play(game.cell("e10"));
            assertThat(
                            server.get("/api/games/" + game.id() + "/record")
                                    .headers()
                                    .firstValue("Content-Disposition")
                                    .orElse(""))
                    .contains("moyo-" + game.id() + ".blksgf");
            try (TestGame copy = open(record(game))) {
                assertThat(copy.moves()).isEqualTo(game.moves());
            }
        }
    }

    @Test
    void aRecordWithAnIllegalMoveIsOpenedUpToIt() {
        JsonNode opened =
                server.posted(
                        "/api/games/open",
                        Map.of("name", "a.sgf", "text", "(;GM[1]SZ[5];B[cc];W[cc];B[dd])"));
        assertThat(opened.path("warnings").toString()).contains("left out");
        try (TestGame game = TestGame.at(server, opened.path("id").asText())) {
            assertThat(game.moves()).containsExactly("C3");
        }
    }

    @Test
    void whatIsNoRecordIsRefusedWithASentence() {
        for (String text :
                List.of("", "hello", "(;GM[1", "(;GM[99];B[aa])", "((((", "(;GM[1]SZ[99])")) {
            var answer = server.post("/api/games/open", Map.of("name", "a.sgf", "text", text));
            assertThat(answer.statusCode()).as(text).isEqualTo(400);
            assertThat(TestServer.read(answer.body()).path("error").asText()).isNotEmpty();
        }
    }

    @Test
    void aRecordThatIsTooLargeIsRefusedAndNotEndless() {
        for (String text :
                List.of(
                        "(".repeat(1_000_000),
                        "(;GM[1]" + "(;B[aa]".repeat(200_000),
                        "(;GM[1]" + "(;B[aa]".repeat(200_000) + ")".repeat(200_001),
                        "(;GM[1]" + ";B[aa];W[]".repeat(100_000) + ")",
                        "(;GM[1]" + ";C[x]".repeat(4_000) + "(;B[aa])".repeat(900) + ")",
                        "(;GM[1]C[" + "x".repeat(1_900_000))) {
            var answer = server.post("/api/games/open", Map.of("name", "a.sgf", "text", text));
            assertThat(answer.statusCode()).as(text.substring(0, 60)).isEqualTo(400);
        }
        assertThat(server.log()).isEmpty();
    }

    @Test
    void aDeletedGameIsGoneForItsPages() {
        try (TestGame game = go()) {
            assertThat(server.json("/api/games").path("games").toString()).contains(game.id());
            var answer =
                    server.send(
                            HttpRequest.newBuilder(
                                            URI.create(server.address("/api/games/" + game.id())))
                                    .DELETE()
                                    .build());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(game.socket().next("gone").path("text").asText()).contains("deleted");
            assertThat(server.json("/api/games").path("games").toString())
                    .doesNotContain(game.id());
            assertThat(server.get("/api/games/" + game.id() + "/record").statusCode())
                    .isEqualTo(400);
        }
    }

    @Test
    void playersAreChangedInTheMiddleOfAGame() {
        try (TestGame game = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON)) {
            game.play("d1");
            game.send("seats", Map.of("seats", List.of(PERSON, TestGame.level(1))));
            game.await("answer", d -> d.path("nodes").size() == 3);
            assertThat(
                            game.ask("seats", Map.of("seats", List.of(PERSON, TestGame.level(9))))
                                    .path("text")
                                    .asText())
                    .contains("unknown level '9'");
            assertThat(
                            game.ask(
                                            "seats",
                                            Map.of(
                                                    "seats",
                                                    List.of(
                                                            PERSON,
                                                            TestGame.player("gtp:/bin/false"))))
                                    .path("is")
                                    .asText())
                    .isEqualTo("error");
        }
    }

    @Test
    void aPausedGameTriesMovesOutAndGoesOn() {
        try (TestGame game =
                TestGame.begin(server, "connect4", Map.of(), PERSON, TestGame.level(1))) {
            game.send("pause", Map.of("on", true));
            game.await("pause", d -> d.path("paused").asBoolean());
            game.play("d1");
            int tried = game.playAt(game.head(), game.cell("a1")).path("at").asInt();
            assertThat(game.head()).isNotEqualTo(tried);
            game.send("pause", Map.of("on", false));
            game.await("answer", d -> d.path("turn").asText().equals("human"));
            assertThat(game.moves()).hasSize(2);
        }
    }
}
