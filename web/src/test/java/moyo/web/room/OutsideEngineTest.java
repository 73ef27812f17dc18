package moyo.web.room;

import static moyo.web.TestGame.PERSON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import moyo.web.TestGame;
import moyo.web.TestServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OutsideEngineTest {
    private static final Path GNUGO = Path.of("/usr/games/gnugo");

    /** Answers every command but genmove; there it does what its argument says. */
    private static final String FAKE =
            """
            #!/bin/sh
            # marker: $2
            while read -r id command rest; do
              case "$command" in
                list_commands) printf '=%s play\\n\\n' "$id" ;;
                quit) printf '=%s\\n\\n' "$id"; exit 0 ;;
                genmove)
                  case "$1" in
                    crash) echo "secret of the operator" >&2; exit 3 ;;
                    hang) sleep 600 ;;
                    illegal) printf '=%s e5\\n\\n' "$id" ;;
                    nonsense) printf '=%s zz99\\n\\n' "$id" ;;
                    garbage) printf 'hello\\n\\n' ;;
                    resign) printf '=%s resign\\n\\n' "$id" ;;
                    refuse) printf '?%s I do not want to\\n\\n' "$id" ;;
                  esac ;;
                *) printf '=%s\\n\\n' "$id" ;;
              esac
            done
            """;

    @TempDir Path folder;
    private TestServer server;
    private Path fake;

    @BeforeEach
    void start() throws IOException {
        fake = folder.resolve("fake-engine.sh");
        Files.writeString(fake, FAKE);
        StringBuilder yaml = new StringBuilder("engines:\n");
        for (String way :
                List.of("crash", "hang", "illegal", "nonsense", "garbage", "resign", "refuse")) {
            yaml.append(
                    "  - name: %s\n    game: go\n    command: /bin/sh %s %s\n"
                            .formatted(way, fake, way));
        }
        yaml.append("  - {name: absent, game: go, command: /no/such/program}\n");
        yaml.append(
                "  - {name: GNU Go, game: go, command: %s --mode gtp --level 0}\n"
                        .formatted(GNUGO));
        Path engines = folder.resolve("engines.yaml");
        Files.writeString(engines, yaml);
        server = TestServer.withEngines(folder, engines);
    }

    @AfterEach
    void noProcessIsLeft() {
        server.close();
        awaitNoProcess();
    }

    private void awaitNoProcess() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (System.nanoTime() < end && processes() > 0) {
            Thread.onSpinWait();
        }
        assertThat(processes()).isZero();
    }

    private static long processes() {
        return ProcessHandle.current()
                .descendants()
                .filter(ProcessHandle::isAlive)
                .filter(
                        process ->
                                process.info()
                                        .commandLine()
                                        .filter(
                                                l ->
                                                        l.contains("fake-engine")
                                                                || l.contains("gnugo"))
                                        .isPresent())
                .count();
    }

    private TestGame against(String engine) {
        return TestGame.begin(server, "go", Map.of("size", 9), PERSON, TestGame.engine(engine));
    }

    private String trouble(String engine) {
        try (TestGame game = against(engine)) {
            game.play("e5");
            JsonNode error = game.socket().next("error");
            game.await("pause", d -> d.path("paused").asBoolean());
            assertThat(game.moves()).containsExactly("E5");
            String text = error.path("text").asText();
            assertThat(text)
                    .contains(engine)
                    .doesNotContain("Exception", folder.toString(), "/bin/sh", "secret");
            return text;
        }
    }

    @Test
    void theGamePausesWithASentenceWhateverTheEngineDoes() {
        assertThat(trouble("crash")).contains("crashed", "exited with code 3");
        assertThat(trouble("illegal")).contains("occupied");
        assertThat(trouble("nonsense")).contains("zz99");
        assertThat(trouble("garbage")).contains("nonsense");
        assertThat(trouble("refuse")).contains("I do not want to");
        assertThat(trouble("absent")).contains("could not be started");
        assertThat(server.log()).anyMatch(line -> line.contains("secret of the operator"));
    }

    @Test
    void anEngineMayResign() {
        try (TestGame game = against("resign")) {
            game.play("e5");
            game.awaitPhase("over");
            assertThat(game.doc().path("result").path("text").asText()).isEqualTo("B+R");
        }
    }

    @Test
    void aHungEngineHoldsUpNobodyElseAndEndsWithUndo() {
        try (TestGame one = against("hang");
                TestGame two = against("hang");
                TestGame three = against("hang")) {
            for (TestGame game : List.of(one, two, three)) {
                game.play("e5");
                game.await("thinking", d -> !d.path("thinking").isNull());
            }
            try (TestGame own =
                    TestGame.begin(server, "connect4", Map.of(), PERSON, TestGame.level(1))) {
                own.play("d1");
                own.await("answer", d -> d.path("turn").asText().equals("human"));
            }
            for (TestGame game : List.of(one, two, three)) {
                game.send("undo", Map.of());
                game.await("start", d -> d.path("nodes").size() == 1);
            }
            awaitNoProcess();
        }
    }

    @Test
    void theEngineOfADeletedGameEnds() {
        try (TestGame game = against("hang")) {
            game.play("e5");
            game.await("thinking", d -> !d.path("thinking").isNull());
            server.send(
                    java.net.http.HttpRequest.newBuilder(
                                    java.net.URI.create(server.address("/api/games/" + game.id())))
                            .DELETE()
                            .build());
            awaitNoProcess();
        }
    }

    @Test
    void gnuGoPlaysAlsoAfterUndoAndAgainstALevel() {
        assumeTrue(Files.isExecutable(GNUGO));
        try (TestGame game = against("GNU Go")) {
            game.play("e5");
            game.await("answer", d -> d.path("turn").asText().equals("human"));
            game.send("undo", Map.of());
            game.await("start", d -> d.path("nodes").size() == 1);
            game.play("c3");
            game.await("answer", d -> d.path("turn").asText().equals("human"));
            assertThat(game.moves()).hasSize(2);
        }
        try (TestGame game =
                TestGame.begin(
                        server,
                        "go",
                        Map.of("size", 5, "rules", "chinese"),
                        TestGame.engine("GNU Go"),
                        TestGame.player("uct playouts=20"))) {
            game.awaitPhase("over");
        }
    }

    @Test
    void gnuGoPlaysWithAHandicap() {
        assumeTrue(Files.isExecutable(GNUGO));
        Map<String, Object> request =
                TestGame.request("go", Map.of("size", 9), PERSON, TestGame.engine("GNU Go"));
        request.put("handicap", 3);
        try (TestGame game = TestGame.begin(server, request)) {
            game.await("White's move", d -> d.path("nodes").size() == 2);
            assertThat(game.doc().path("paused").asBoolean()).isFalse();
        }
    }

    @Test
    void thePageCannotNameACommand() {
        for (String bad :
                List.of("/bin/sh -c true", "gtp:/bin/sh", "../engines", "GNU  Go", "crash ")) {
            var answer =
                    server.post(
                            "/api/games",
                            TestGame.request("go", Map.of(), PERSON, TestGame.engine(bad)));
            assertThat(answer.statusCode()).as(bad).isEqualTo(400);
        }
        for (String spec :
                List.of("gtp:/bin/sh", "uct weights=/etc/passwd", "uct network=x", "zero file=x")) {
            var answer =
                    server.post(
                            "/api/games",
                            TestGame.request("go", Map.of(), PERSON, TestGame.player(spec)));
            assertThat(answer.statusCode()).as(spec).isEqualTo(400);
        }
        assertThat(server.json("/api/info").path("engines").toString())
                .contains("crash")
                .doesNotContain("/bin/sh", "command");
    }
}
