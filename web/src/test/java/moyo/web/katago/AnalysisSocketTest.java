package moyo.web.katago;

import static moyo.web.katago.Talk.query;
import static moyo.web.katago.Talk.stones;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import moyo.web.TestServer;
import moyo.web.TestSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** KaTrain's conversation over the socket of the page. */
final class AnalysisSocketTest {
    @TempDir Path folder;

    private static JsonNode last(TestSocket socket, String id) {
        return socket.next(
                "answer to " + id,
                answer ->
                        answer.path("id").asText().equals(id)
                                && !answer.path("isDuringSearch").asBoolean());
    }

    /** The fields that KaTrain sends. */
    private static Map<String, Object> asKatrain(String id, int priority, List<String> moves) {
        Map<String, Object> query = query(id);
        query.put("moves", stones(moves.toArray(String[]::new)));
        query.put("priority", priority);
        query.put("analyzeTurns", List.of(moves.size()));
        query.put("maxVisits", 12);
        query.put("includeOwnership", true);
        query.put("includeMovesOwnership", true);
        query.put("includePolicy", true);
        query.put("initialStones", List.of());
        query.put("initialPlayer", "B");
        query.put(
                "overrideSettings",
                Map.of("reportAnalysisWinratesAs", "BLACK", "maxTime", 8.0, "wideRootNoise", 0.04));
        return query;
    }

    @Test
    void holdsTheConversationOfKatrain() {
        List<String> game = List.of("B D4", "W C3", "B C4", "W D3", "B E3", "W E2", "B F2");
        try (TestServer server = TestServer.in(folder);
                TestSocket socket = server.socket("/analysis")) {
            for (int turn = 0; turn <= game.size(); turn++) {
                socket.send(asKatrain("QUERY:" + turn, -turn, game.subList(0, turn)));
            }
            for (int turn = 0; turn <= game.size(); turn++) {
                socket.next("a warning", a -> a.path("field").asText().equals("overrideSettings"));
            }
            Map<String, Object> ponder = asKatrain("PONDER", -100, game);
            ponder.put("maxVisits", 10_000_000);
            ponder.put("reportDuringSearchEvery", 0.1);
            ponder.put("overrideSettings", Map.of("reportAnalysisWinratesAs", "BLACK"));
            socket.send(ponder);
            JsonNode report = socket.next("a report", a -> a.path("isDuringSearch").asBoolean());
            assertThat(report.path("ownership")).hasSize(49);
            assertThat(report.path("policy")).hasSize(50);
            assertThat(report.path("moveInfos").path(0).path("pv").size()).isPositive();
            long start = System.nanoTime();
            socket.send(Map.of("id", "T", "action", "terminate", "terminateId", "PONDER"));
            assertThat(last(socket, "PONDER").path("rootInfo").path("visits").asInt()).isPositive();
            assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(10));
            socket.sendText("nonsense");
            assertThat(socket.next("an error", a -> a.has("error")).has("id")).isFalse();
        }
    }

    @Test
    void playsOnTheThreadsThatAllShare() {
        try (TestServer server = TestServer.in(folder);
                TestSocket one = server.socket("/analysis");
                TestSocket two = server.socket("/analysis")) {
            for (int i = 0; i < 3; i++) { // more than the server has threads
                Map<String, Object> ponder = query("p" + i);
                ponder.put("maxVisits", 10_000_000);
                one.send(ponder);
            }
            Map<String, Object> short_ = query("short");
            short_.put("maxVisits", 50);
            two.send(short_);
            assertThat(last(two, "short").path("rootInfo").path("visits").asInt())
                    .isGreaterThanOrEqualTo(50);
            one.drop();
            two.send(short_);
            last(two, "short");
        }
    }

    @Test
    void aBurstOfQueriesIsTaken() {
        try (TestServer server = TestServer.in(folder);
                TestSocket socket = server.socket("/analysis")) {
            for (int i = 0; i < 600; i++) {
                socket.send(Map.of("id", "v" + i, "action", "query_version"));
            }
            assertThat(last(socket, "v599").path("version").asText()).contains("Moyo");
        }
    }

    @Test
    void onlySoManyProgramsAnalyseAtATime() {
        Map<String, Object> version = Map.of("id", "v", "action", "query_version");
        List<TestSocket> sockets = new ArrayList<>();
        try (TestServer server = TestServer.in(folder)) {
            for (int i = 0; i < 8; i++) {
                sockets.add(server.socket("/analysis"));
                sockets.get(i).send(version);
                last(sockets.get(i), "v");
            }
            try (TestSocket ninth = server.socket("/analysis")) {
                assertThat(ninth.awaitEnd()).contains("8 programs analyse");
            }
        } finally {
            sockets.forEach(TestSocket::close);
        }
    }
}
