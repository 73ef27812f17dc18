package moyo.web.katago;

import static moyo.web.katago.Talk.query;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import moyo.web.TestServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Which search runs when, and how searches are ended. */
final class AnalysisOrderTest {
    private static final int ENDLESS = 10_000_000;

    private final Talk talk = Talk.open();

    @AfterEach
    void close() {
        talk.close();
    }

    private static Map<String, Object> endless(String id, String... moves) {
        Map<String, Object> query = query(id, moves);
        query.put("maxVisits", ENDLESS);
        query.put("reportDuringSearchEvery", 0.05);
        return query;
    }

    private static Map<String, Object> terminate(String id) {
        return Map.of("id", "t-" + id, "action", "terminate", "terminateId", id);
    }

    private static boolean isReport(JsonNode answer) {
        return answer.path("isDuringSearch").asBoolean();
    }

    @Test
    void aPonderingReportsAndEndsWhenItIsTold() {
        talk.send(endless("p"));
        JsonNode first = talk.next();
        assertThat(isReport(first)).isTrue();
        int visits = first.path("rootInfo").path("visits").asInt();
        JsonNode later =
                talk.next(a -> isReport(a) && a.path("rootInfo").path("visits").asInt() > visits);
        assertThat(later.path("turnNumber").asInt()).isZero();
        talk.send(terminate("p"));
        JsonNode last = talk.last("p");
        assertThat(last.path("rootInfo").path("visits").asInt()).isBetween(visits, ENDLESS - 1);
    }

    @Test
    void theActionItselfIsEchoed() {
        assertThat(talk.ask(terminate("nothing")))
                .isEqualTo(TestServer.read(TestServer.write(terminate("nothing"))));
    }

    @Test
    void nothingWaitsBehindASearchThatWasTerminatedBeforeItBegan() {
        talk.send(endless("p"));
        talk.next(AnalysisOrderTest::isReport);
        Map<String, Object> waiting = query("w", "B D4", "W C3");
        waiting.put("analyzeTurns", List.of(0, 1, 2));
        talk.send(waiting);
        talk.send(
                Map.of(
                        "id",
                        "t",
                        "action",
                        "terminate",
                        "terminateId",
                        "w",
                        "turnNumbers",
                        List.of(0, 2)));
        for (int turn : new int[] {0, 2}) {
            JsonNode answer = talk.next(a -> a.path("id").asText().equals("w"));
            assertThat(answer.path("noResults").asBoolean()).isTrue();
            assertThat(answer.path("turnNumber").asInt()).isEqualTo(turn);
        }
        talk.send(terminate("p"));
        assertThat(talk.last("p").path("noResults").asBoolean()).isFalse();
        assertThat(talk.last("w").path("turnNumber").asInt()).isEqualTo(1);
    }

    @Test
    void theHighestPriorityIsSearchedFirst() {
        talk.send(endless("p"));
        talk.next(AnalysisOrderTest::isReport);
        Map<String, Object> game = query("game", "B D4", "W C3", "B E5");
        game.put("analyzeTurns", List.of(0, 1, 2, 3));
        game.put("priorities", List.of(1, 3, 2, 3));
        game.put("maxVisits", 5);
        talk.send(game);
        Map<String, Object> urgent = query("urgent", "B D4");
        urgent.put("priority", 1_000);
        urgent.put("maxVisits", 5);
        talk.send(urgent);
        talk.send(terminate("p"));
        talk.last("p");
        talk.last("urgent");
        for (int turn : new int[] {1, 3, 2, 0}) {
            assertThat(talk.last("game").path("turnNumber").asInt()).isEqualTo(turn);
        }
    }

    @Test
    void everythingCanBeTerminated() {
        talk.send(endless("p"));
        talk.next(AnalysisOrderTest::isReport);
        talk.send(query("w"));
        talk.send(Map.of("id", "all", "action", "terminate_all"));
        assertThat(talk.last("w").path("noResults").asBoolean()).isTrue();
        talk.send(query("after"));
        talk.last("after");
    }

    @Test
    void noReportFollowsTheLastAnswer() {
        for (int i = 0; i < 20; i++) {
            Map<String, Object> query = query("q" + i);
            query.put("maxVisits", 200);
            query.put("reportDuringSearchEvery", 0.001);
            talk.send(query);
            talk.last("q" + i);
            assertThat(talk.isSilent()).isTrue();
        }
    }

    @Test
    void onlySoManyPositionsMayWait() throws InterruptedException {
        talk.send(endless("p"));
        talk.next(AnalysisOrderTest::isReport);
        for (int i = 0; i < 100; i++) {
            talk.send(query("w" + i));
        }
        talk.send(query("more"));
        JsonNode refused = talk.next(a -> a.path("id").asText().equals("more"));
        assertThat(refused.path("error").asText()).contains("100 positions may wait");
        assertThat(refused.path("field").asText()).isEqualTo("analyzeTurns");
        talk.send(terminate("p"));
        talk.engine.finish();
        talk.last("w99");
    }

    @Test
    void aClosedConversationIsSilent() {
        talk.send(endless("p"));
        talk.next(AnalysisOrderTest::isReport);
        talk.engine.close();
        talk.send(query("later"));
        assertThat(talk.isSilent() || isReport(talk.next())).isTrue();
    }

    @Test
    void severalPositionsAreSearchedAtATime() {
        try (Talk two = new Talk("fuego-style playouts=100", new Limits(2, 50_000, 100, 60))) {
            two.send(endless("a"));
            two.send(endless("b", "B D4"));
            two.next(a -> isReport(a) && a.path("id").asText().equals("b"));
            two.next(a -> isReport(a) && a.path("id").asText().equals("a"));
        }
    }
}
