package moyo.web.runs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import moyo.web.TestServer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunListTest {
    /** Runs of every kind, which the tests only read. */
    @TempDir static Path all;

    @TempDir Path folder;

    @BeforeAll
    static void makeRunsOfEveryKind() {
        TestRuns made = new TestRuns(all.resolve("runs"));
        made.games("match", 4, "uct exploration=0.5", "uct");
        made.games("inner/pool", 2, "uct exploration=0.5", "uct", "uct exploration=2");
        made.experiment("rows");
        made.tuning("tuned");
        made.learning("learned");
        made.training("trained");
    }

    private TestRuns runs() {
        return new TestRuns(folder.resolve("runs"));
    }

    @Test
    void listsEveryKindOfRun() {
        try (TestServer server = TestServer.in(all)) {
            JsonNode list = server.json("/api/runs").path("runs");
            assertThat(list)
                    .extracting(
                            run -> run.path("id").asText(),
                            run -> run.path("kind").asText(),
                            run -> run.path("games").asInt(),
                            run -> run.path("planned").asInt(),
                            run -> run.path("finished").asBoolean(),
                            run -> run.path("problem").asText())
                    .containsExactlyInAnyOrder(
                            line("match", "match", 4, 4, true),
                            line("inner~pool", "tournament", 6, 6, true),
                            line("rows", "experiment", 8, 8, true),
                            line("tuned", "tuning", 12, 12, true),
                            line("learned", "learning", 40, 0, false),
                            line("trained", "training", 0, 0, false));
            assertThat(list).noneMatch(run -> run.path("running").asBoolean());
        }
    }

    private static org.assertj.core.groups.Tuple line(
            String id, String kind, int games, int planned, boolean finished) {
        return org.assertj.core.groups.Tuple.tuple(id, kind, games, planned, finished, "");
    }

    @Test
    void showsAMatch() {
        try (TestServer server = TestServer.in(all)) {
            JsonNode run = server.json("/api/runs/match");
            JsonNode matchup = run.path("matchups").path(0);
            assertThat(matchup.path("games").asInt()).isEqualTo(4);
            assertThat(matchup.path("trace")).hasSize(4);
            assertThat(matchup.path("pentanomial")).hasSize(5);
            assertThat(run.path("games")).hasSize(4);
            assertThat(run.path("headline").asText()).contains("of 4 games");
            assertThat(run.path("facts"))
                    .anyMatch(fact -> fact.path("name").asText().equals("seed"));
            assertThat(run.path("command").asText()).isEqualTo("./moyo by a test");
            assertThat(run.path("mine").asBoolean()).isFalse();
        }
    }

    @Test
    void showsTheOtherKinds() {
        try (TestServer server = TestServer.in(all)) {
            assertThat(server.json("/api/runs/inner~pool").path("ratings")).hasSize(3);
            JsonNode rows = server.json("/api/runs/rows");
            assertThat(rows.path("matchups"))
                    .extracting(matchup -> matchup.path("part").asText())
                    .containsExactly("the first row", "the second row");
            assertThat(rows.path("experiment").path("experiments").path(0).path("rows")).hasSize(2);
            assertThat(server.json("/api/runs/rows~small~the-first-row").path("played").asInt())
                    .isEqualTo(4);
            JsonNode tuned = server.json("/api/runs/tuned").path("tuning");
            assertThat(tuned.path("curves").path(0).path("points")).isNotEmpty();
            assertThat(tuned.path("parameters").path(0).path("key").asText())
                    .isEqualTo("exploration");
            JsonNode learned = server.json("/api/runs/learned").path("learning");
            assertThat(learned.path("curves").path(0).path("points"))
                    .extracting(point -> point.path("accepted").asBoolean())
                    .containsExactly(true, false);
            assertThat(learned.path("team").asText()).isEqualTo("P-AC");
            assertThat(server.json("/api/runs/trained").path("training").path("curves"))
                    .extracting(curve -> curve.path("name").asText())
                    .containsExactly("Loss of the policy", "Loss of the value");
        }
    }

    @Test
    void opensItsGamesInTheViewer() {
        try (TestServer server = TestServer.in(all)) {
            for (String run : List.of("match", "rows", "tuned")) {
                String file =
                        server.json("/api/runs/" + run).path("games").path(0).path("file").asText();
                JsonNode opened =
                        server.posted("/api/games/open", Map.of("run", run, "file", file));
                assertThat(opened.path("id").asText()).as(file).isNotEmpty();
            }
        }
    }

    @Test
    void linksTheGamesOfAReportToTheBoard() {
        try (TestServer server = TestServer.in(all)) {
            HttpResponse<String> report = server.get("/api/runs/match/report");
            assertThat(report.body()).contains("<a href=\"/#/lab/match/game/games~m1-0000-0.txt\"");
            assertThat(report.headers().firstValue("Content-Security-Policy"))
                    .hasValueSatisfying(
                            policy ->
                                    assertThat(policy)
                                            .contains("default-src 'none'")
                                            .doesNotContain("script-src"));
            assertThat(server.get("/api/runs/rows/report").body())
                    .contains("<a href=\"/api/runs/rows~small~the-first-row/report\"");
            assertThat(server.get("/api/runs/rows~small~the-first-row/report").body())
                    .contains("/#/lab/rows~small~the-first-row/game/games~m1-0000-0.txt");
        }
    }

    @Test
    void showsDamagedFoldersWithASentence() throws IOException {
        TestRuns made = runs();
        Path noPlan = made.games("no-plan", 2, "uct exploration=0.5", "uct");
        Files.delete(noPlan.resolve("run.json"));
        Path badPlan = made.games("bad-plan", 2, "uct exploration=0.5", "uct");
        Files.writeString(badPlan.resolve("run.json"), "{\"plan\": 7");
        Path badLine = made.games("bad-line", 2, "uct exploration=0.5", "uct");
        Files.writeString(badLine.resolve("results.jsonl"), "no JSON\n", StandardOpenOption.APPEND);
        Path half = made.games("half-line", 2, "uct exploration=0.5", "uct");
        Files.writeString(half.resolve("results.jsonl"), "{\"run\":", StandardOpenOption.APPEND);
        Path tuned = made.tuning("bad-tuning");
        Files.writeString(tuned.resolve("tuning.json"), "[");
        Files.createDirectories(folder.resolve("runs/empty"));
        try (TestServer server = TestServer.in(folder)) {
            assertThat(server.json("/api/runs").path("runs"))
                    .filteredOn(run -> !run.path("problem").asText().isEmpty())
                    .extracting(run -> run.path("id").asText())
                    .containsExactlyInAnyOrder("no-plan", "bad-plan", "bad-tuning");
            for (String id : List.of("no-plan", "bad-plan", "bad-line", "bad-tuning")) {
                JsonNode run = server.json("/api/runs/" + id);
                assertThat(run.path("warnings")).as(id).isNotEmpty();
            }
            assertThat(server.json("/api/runs/half-line").path("warnings")).isEmpty();
            assertThat(server.json("/api/runs/half-line").path("played").asInt()).isEqualTo(2);
            assertThat(server.log()).isEmpty();
        }
    }

    @Test
    void looksUpIdsAndNeverFollowsThem() throws IOException {
        Files.writeString(all.resolve("secret.txt"), "secret");
        try (TestServer server = TestServer.in(all)) {
            for (String id :
                    List.of("..", "%2e%2e", "..~", "..%2fgames", "match~..", "%2Fetc", "none")) {
                assertThat(server.get("/api/runs/" + id).statusCode()).as(id).isEqualTo(400);
            }
            for (String file :
                    List.of(
                            "../secret.txt",
                            "games/../../../secret.txt",
                            "../../games/m1-0000-0.txt",
                            "run.json",
                            "games/m1-0000-0.txt/..",
                            "/etc/passwd")) {
                HttpResponse<String> answer =
                        server.post("/api/games/open", Map.of("run", "match", "file", file));
                assertThat(answer.statusCode()).as(file).isEqualTo(400);
                assertThat(answer.body()).as(file).contains("has no game");
            }
        }
    }

    @Test
    void givesFoldersWithOddNamesPlainIds() {
        runs().games("a b ü~c", 2, "uct exploration=0.5", "uct");
        try (TestServer server = TestServer.in(folder)) {
            String id = server.json("/api/runs").path("runs").path(0).path("id").asText();
            assertThat(id).matches("[A-Za-z0-9._~-]+");
            assertThat(server.json("/api/runs/" + id).path("played").asInt()).isEqualTo(2);
        }
    }
}
