package moyo.web.runs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import moyo.web.TestServer;
import moyo.web.TestSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunPlayTest {
    /** A match that does not end by itself in a test. */
    private static final int ENDLESS = 50_000;

    @TempDir Path folder;

    private static Map<String, Object> match(int games) {
        Map<String, Object> request = new HashMap<>();
        request.put("kind", "match");
        request.put("game", "connect4");
        request.put("a", "uct tree-nodes=10000 exploration=0.5");
        request.put("b", "uct tree-nodes=10000");
        request.put("games", games);
        request.put("openings", 2);
        request.put("seed", 1);
        request.put("playouts", 20);
        return request;
    }

    private static String start(TestServer server, Map<String, Object> request) {
        return server.posted("/api/runs", request).path("id").asText();
    }

    private static boolean isRunning(JsonNode run) {
        return run.path("running").asBoolean();
    }

    private static String refusal(TestServer server, String path, Object body) {
        HttpResponse<String> answer = server.post(path, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
        return TestServer.read(answer.body()).path("error").asText();
    }

    @Test
    void playsAMatchAndTellsHowItGoes() {
        try (TestServer server = TestServer.in(folder)) {
            String id = start(server, match(20));
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                JsonNode first = socket.next("run");
                assertThat(first.path("planned").asInt()).isEqualTo(20);
                assertThat(first.path("mine").asBoolean()).isTrue();
                JsonNode last =
                        socket.next(
                                "end of the run",
                                run -> !isRunning(run) && run.path("played").asInt() == 20);
                assertThat(last.path("finished").asBoolean()).isTrue();
                assertThat(last.path("hasReport").asBoolean()).isTrue();
                assertThat(last.path("warnings")).isEmpty();
                assertThat(last.path("games")).hasSize(20);
                assertThat(last.path("command").asText())
                        .startsWith("./moyo match 'uct tree-nodes=10000 exploration=0.5'");
            }
            assertThat(folder.resolve("runs/page").resolve(id.substring("page~".length())))
                    .isDirectoryContaining("glob:**report.html");
            assertThat(refusal(server, "/api/runs/" + id + "/resume", Map.of()))
                    .isEqualTo("all games of this run are played");
        }
    }

    @Test
    void endsAMatchWhenItsTestHasDecided() {
        try (TestServer server = TestServer.in(folder)) {
            Map<String, Object> request = match(ENDLESS);
            request.put("a", "uct tree-nodes=10000 playouts=200");
            request.put("playouts", 2);
            request.put("sprt", List.of(0, 400));
            String id = start(server, request);
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                JsonNode last = socket.next("end of the test", run -> !isRunning(run));
                JsonNode sprt = last.path("matchups").path(0).path("sprt");
                assertThat(sprt.path("decision").asText()).isEqualTo("accept-h1");
                assertThat(sprt.path("llr").asDouble())
                        .isGreaterThanOrEqualTo(sprt.path("upper").asDouble());
                assertThat(last.path("finished").asBoolean()).isTrue();
            }
            assertThat(server.json("/api/runs").path("runs").path(0).path("finished").asBoolean())
                    .isTrue();
        }
    }

    @Test
    void stopsAndResumesAMatch() {
        try (TestServer server = TestServer.in(folder)) {
            String id = start(server, match(ENDLESS));
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                socket.next("game", run -> run.path("played").asInt() > 2);
                assertThat(refusal(server, "/api/runs", match(10))).contains("one run at a time");
                server.posted("/api/runs/" + id + "/stop", Map.of());
                JsonNode stopped = socket.next("stop", run -> !isRunning(run));
                assertThat(stopped.path("finished").asBoolean()).isFalse();
                assertThat(stopped.path("mine").asBoolean()).isTrue();
                int played = stopped.path("played").asInt();
                server.posted("/api/runs/" + id + "/resume", Map.of());
                JsonNode more =
                        socket.next("more games", run -> run.path("played").asInt() > played);
                assertThat(isRunning(more)).isTrue();
                assertThat(more.path("warnings")).isEmpty();
            }
        }
    }

    @Test
    void goesOnAfterTheServerWasClosed() {
        String id;
        int played;
        try (TestServer server = TestServer.in(folder)) {
            id = start(server, match(ENDLESS));
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                played =
                        socket.next("game", run -> run.path("played").asInt() > 2)
                                .path("played")
                                .asInt();
            }
        }
        try (TestServer server = TestServer.in(folder)) {
            JsonNode run = server.json("/api/runs/" + id);
            assertThat(isRunning(run)).isFalse();
            assertThat(run.path("played").asInt()).isGreaterThanOrEqualTo(played);
            server.posted("/api/runs/" + id + "/resume", Map.of());
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                int before = run.path("played").asInt();
                socket.next("more games", now -> now.path("played").asInt() > before);
            }
        }
    }

    private static Map<String, Object> experiment(int gamesOfARow) {
        String text = TestRuns.EXPERIMENT.replace("games: 4", "games: " + gamesOfARow);
        return Map.of("kind", "experiment", "scale", "quick", "text", text);
    }

    @Test
    void playsAnExperimentToItsEnd() {
        try (TestServer server = TestServer.in(folder)) {
            String id = start(server, experiment(6));
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                JsonNode last =
                        socket.next(
                                "end with all games read",
                                run ->
                                        run.path("finished").asBoolean()
                                                && run.path("played").asInt() == 12);
                assertThat(last.path("title").asText()).isEqualTo("A small experiment");
                assertThat(last.path("planned").asInt()).isEqualTo(12);
                assertThat(last.path("matchups")).hasSize(2);
                assertThat(last.path("experiment").path("experiments").path(0).path("rows"))
                        .hasSize(2);
            }
        }
    }

    @Test
    void resumesAnExperimentAfterTheServerWasClosed() {
        String id;
        try (TestServer server = TestServer.in(folder)) {
            id = start(server, experiment(ENDLESS));
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                socket.next("game", run -> run.path("played").asInt() > 0);
            }
        }
        try (TestServer server = TestServer.in(folder)) {
            JsonNode closed = server.json("/api/runs/" + id);
            assertThat(isRunning(closed)).isFalse();
            assertThat(closed.path("finished").asBoolean()).isFalse();
            server.posted("/api/runs/" + id + "/resume", Map.of());
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                int before = closed.path("played").asInt();
                socket.next("more games", run -> run.path("played").asInt() > before);
            }
        }
    }

    @Test
    void refusesWhatAMatchMustNotBe() {
        try (TestServer server = TestServer.in(folder)) {
            assertThat(refused(server, "a", "gtp:touch /tmp/x")).contains("accepts no commands");
            assertThat(refused(server, "b", " gtp:touch /tmp/x")).contains("accepts no commands");
            assertThat(refused(server, "a", "engine:gnugo")).contains("unknown engine");
            assertThat(refused(server, "a", "zero net=/etc/passwd")).contains("'net'");
            assertThat(refused(server, "a", "uct playouts=2000000")).contains("at most");
            assertThat(refused(server, "a", "nobody")).contains("nobody");
            assertThat(refused(server, "games", 1)).contains("not from 2");
            assertThat(refused(server, "games", 1_000_000)).contains("to 100000");
            assertThat(refused(server, "playouts", 10_000_000)).contains("to 1000000");
            assertThat(refused(server, "openings", "/etc/passwd")).contains("openings");
            assertThat(refused(server, "seconds", 1)).contains("not both");
            assertThat(refused(server, "sprt", List.of(20, 10))).contains("elo0 below elo1");
            assertThat(refused(server, "game", "chess")).contains("chess");
            assertThat(refused(server, "kind", "tuning")).contains("a match or an experiment");
            assertThat(folder.resolve("runs")).doesNotExist();
        }
    }

    private static String refused(TestServer server, String key, Object value) {
        Map<String, Object> request = match(10);
        request.put(key, value);
        return refusal(server, "/api/runs", request);
    }

    @Test
    void refusesExperimentsThatNameFilesOrCommands() {
        try (TestServer server = TestServer.in(folder)) {
            String text = TestRuns.EXPERIMENT;
            assertThat(refusedText(server, text.replace("openings: 2", "openings: /etc/passwd")))
                    .contains("'openings'");
            assertThat(refusedText(server, text.replace("    a: small", "    same: x/y")))
                    .contains("'same'");
            assertThat(refusedText(server, text + "    needs: [python3]\n")).contains("'needs'");
            assertThat(refusedText(server, text.replace("a: small", "a: 'gtp:touch /tmp/x'")))
                    .contains("'a' names a command");
            assertThat(
                            refusedText(
                                    server,
                                    text + "  - {name: <p>, a: \"<p>tp:sh\", for: {p: [g]}}\n"))
                    .contains("names a command");
            assertThat(refusedText(server, text + "plots: [{name: p, of: x, data: /etc/passwd}]\n"))
                    .contains("'data'");
            assertThat(refusedText(server, text.replace("a: small", "a: zero net=/etc/passwd")))
                    .contains("'net'");
            assertThat(refusedText(server, text.replace("games: 4", "games: 400000")))
                    .contains("more than 100000 games");
            assertThat(refusedText(server, "rows: [")).contains("is not YAML");
            assertThat(refusedText(server, "x".repeat(30_000))).contains("characters");
            assertThat(folder.resolve("runs")).doesNotExist();
        }
    }

    private static String refusedText(TestServer server, String text) {
        return refusal(
                server, "/api/runs", Map.of("kind", "experiment", "scale", "quick", "text", text));
    }

    @Test
    void doesNotTouchRunsOfTheCommandLine() {
        new TestRuns(folder.resolve("runs")).games("match", 2, "uct exploration=0.5", "uct");
        try (TestServer server = TestServer.in(folder)) {
            for (String word : List.of("stop", "resume")) {
                assertThat(refusal(server, "/api/runs/match/" + word, Map.of()))
                        .contains("not started on the page");
            }
        }
    }

    @Test
    void resumesNoEngineThatTheOperatorHasNotNamed() throws IOException {
        try (TestServer server = TestServer.in(folder)) {
            String id = start(server, match(4));
            try (TestSocket socket = server.socket("/api/runs/" + id + "/live")) {
                socket.next("end", run -> !isRunning(run) && run.path("finished").asBoolean());
            }
            Path plan = folder.resolve("runs").resolve(id.replace('~', '/')).resolve("run.json");
            Files.writeString(
                    plan,
                    Files.readString(plan)
                            .replaceAll("(\"spec\" *: *)\"[^\"]*\"", "$1\"gtp:touch x\"")
                            .replaceAll("(\"games\" *: *)4", "$16"));
            assertThat(refusal(server, "/api/runs/" + id + "/resume", Map.of()))
                    .contains("operator");
        }
    }
}
