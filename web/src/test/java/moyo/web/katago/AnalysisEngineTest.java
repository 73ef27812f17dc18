package moyo.web.katago;

import static moyo.web.katago.Talk.query;
import static moyo.web.katago.Talk.stones;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is answered about positions. */
final class AnalysisEngineTest {
    private final Talk talk = Talk.open();

    @AfterEach
    void close() {
        talk.close();
    }

    /** White has the whole 7x7 board. */
    private static Map<String, Object> wonByWhite(String id, String toMove, String view) {
        Map<String, Object> query = query(id);
        query.put(
                "initialStones",
                stones(
                        "W A3", "W B3", "W C3", "W D3", "W E3", "W F3", "W G3", "W A5", "W B5",
                        "W C5", "W D5", "W E5", "W F5", "W G5", "W D4", "W D6", "W D2", "B D1"));
        query.put("initialPlayer", toMove);
        query.put("includeOwnership", true);
        query.put("overrideSettings", Map.of("reportAnalysisWinratesAs", view));
        return query;
    }

    private static double mean(JsonNode numbers) {
        double sum = 0;
        for (JsonNode number : numbers) {
            sum += number.asDouble();
        }
        return sum / numbers.size();
    }

    @Test
    void valuesAreThoseOfTheSideThatTheQueryNames() {
        for (String mover : List.of("B", "W")) {
            for (String view : List.of("BLACK", "WHITE", "SIDETOMOVE")) {
                JsonNode answer = talk.ask(wonByWhite("q", mover, view));
                boolean forWhite =
                        view.equals("WHITE") || view.equals("SIDETOMOVE") && mover.equals("W");
                int sign = forWhite ? 1 : -1;
                JsonNode root = answer.path("rootInfo");
                String what = view + " with " + mover + " to move";
                assertThat(root.path("currentPlayer").asText()).isEqualTo(mover);
                assertThat(sign * (root.path("winrate").asDouble() - 0.5))
                        .as(what)
                        .isGreaterThan(0.2);
                assertThat(sign * root.path("scoreLead").asDouble()).as(what).isGreaterThan(20);
                assertThat(sign * root.path("utility").asDouble()).as(what).isGreaterThan(0.4);
                assertThat(sign * mean(answer.path("ownership"))).as(what).isGreaterThan(0.4);
                JsonNode best = answer.path("moveInfos").path(0);
                assertThat(sign * (best.path("winrate").asDouble() - 0.5))
                        .as(what)
                        .isGreaterThan(0.2);
                assertThat(sign * best.path("scoreLead").asDouble()).as(what).isGreaterThan(20);
                boolean ofMover = forWhite == mover.equals("W");
                double below = best.path("winrate").asDouble() - best.path("lcb").asDouble();
                assertThat(ofMover ? below : -below).as(what).isGreaterThanOrEqualTo(0);
            }
        }
    }

    @Test
    void blacksValuesAreReportedUnlessTheQuerySaysOtherwise() {
        Map<String, Object> query = wonByWhite("q", "W", "WHITE");
        query.remove("overrideSettings");
        assertThat(talk.ask(query).path("rootInfo").path("scoreLead").asDouble()).isNegative();
    }

    @Test
    void ownershipBeginsAtTheTopLeft() {
        Map<String, Object> query = query("q");
        List<String> stones = new ArrayList<>();
        for (char column : "ABCDEFG".toCharArray()) {
            stones.add("B %s5".formatted(column));
            stones.add("W %s3".formatted(column));
        }
        query.put("initialStones", stones(stones.toArray(String[]::new)));
        query.put("includeOwnership", true);
        JsonNode owners = talk.ask(query).path("ownership");
        assertThat(owners).hasSize(49);
        assertThat(owners.path(14).asDouble()).as("A5, black").isGreaterThan(0.9);
        assertThat(owners.path(34).asDouble()).as("G3, white").isLessThan(-0.9);
    }

    @Test
    void everyVisitIsMadeAndReported() {
        Map<String, Object> query = query("q", "B D4", "W C3");
        query.put("maxVisits", 300);
        query.put("analyzeTurns", List.of(0, 2));
        query.put("includePVVisits", true);
        query.put("analysisPVLen", 2);
        talk.send(query);
        JsonNode first = talk.next();
        JsonNode second = talk.next();
        assertThat(first.path("turnNumber").asInt()).isZero();
        assertThat(second.path("turnNumber").asInt()).isEqualTo(2);
        for (JsonNode answer : List.of(first, second)) {
            assertThat(answer.path("id").asText()).isEqualTo("q");
            assertThat(answer.path("isDuringSearch").asBoolean(true)).isFalse();
            assertThat(answer.path("rootInfo").path("visits").asInt()).isEqualTo(300);
            int visits = 0;
            int order = 0;
            for (JsonNode move : answer.path("moveInfos")) {
                visits += move.path("visits").asInt();
                assertThat(move.path("order").asInt()).isEqualTo(order++);
                assertThat(move.path("pv").path(0).asText()).isEqualTo(move.path("move").asText());
                assertThat(move.path("pv").size()).isBetween(1, 3);
                assertThat(move.path("pvVisits")).hasSameSizeAs(move.path("pv"));
                assertThat(move.path("winrate").asDouble()).isBetween(0.0, 1.0);
                assertThat(move.path("prior").asDouble()).isBetween(0.0, 1.0);
            }
            assertThat(visits).isBetween(250, 300);
        }
    }

    @Test
    void thePolicySumsToOneAndMarksIllegalMoves() {
        Map<String, Object> query = query("q", "B D4", "W C3");
        query.put("includePolicy", true);
        JsonNode policy = talk.ask(query).path("policy");
        assertThat(policy).hasSize(50);
        assertThat(policy.path(3 * 7 + 3).asDouble()).as("D4").isEqualTo(-1);
        assertThat(policy.path(4 * 7 + 2).asDouble()).as("C3").isEqualTo(-1);
        double sum = 0;
        for (JsonNode share : policy) {
            sum += Math.max(0, share.asDouble());
        }
        assertThat(sum).isCloseTo(1, within(1e-3));
    }

    @Test
    void avoidedMovesAreNotSearchedAndAllowedOnesAlone() {
        Map<String, Object> avoid = query("avoid", "B D4");
        List<String> others = new ArrayList<>(List.of("pass"));
        for (char column : "ABCDEFG".toCharArray()) {
            for (int row = 1; row <= 7; row++) {
                if (column > 'B' || row > 2) {
                    others.add("" + column + row);
                }
            }
        }
        avoid.put("avoidMoves", List.of(Map.of("player", "W", "moves", others, "untilDepth", 1)));
        for (JsonNode move : talk.ask(avoid).path("moveInfos")) {
            assertThat(move.path("move").asText()).isIn("A1", "A2", "B1", "B2");
        }
        Map<String, Object> allow = query("allow", "B D4");
        allow.put(
                "allowMoves",
                List.of(
                        Map.of("player", "W", "moves", List.of("C3", "E5"), "untilDepth", 1),
                        Map.of("player", "B", "moves", List.of("A1"), "untilDepth", 1)));
        JsonNode moves = talk.ask(allow).path("moveInfos");
        assertThat(moves).hasSize(2);
        for (JsonNode move : moves) {
            assertThat(move.path("move").asText()).isIn("C3", "E5");
        }
        assertThat(talk.ask(query("all", "B D4")).path("moveInfos").size()).isGreaterThan(4);
    }

    /** White captures at B1; Black may not take back at once. */
    @Test
    void kosAndCapturesAreThoseOfTheGame() {
        Map<String, Object> query =
                query("q", "B B2", "W C2", "B A1", "W D1", "B C1", "W B1", "B C1");
        assertThat(talk.ask(query).path("error").asText()).startsWith("Illegal move 6: C1 (ko");
        query = query("q", "B B2", "W C2", "B A1", "W D1", "B C1", "W B1");
        query.put("includePolicy", true);
        JsonNode policy = talk.ask(query).path("policy");
        assertThat(policy.path(6 * 7 + 2).asDouble()).as("C1, the ko").isEqualTo(-1);
        query.put("moves", stones("B B2", "W C2", "B A1", "W D1", "B C1", "W B1", "B F6", "W F5"));
        policy = talk.ask(query).path("policy");
        assertThat(policy.path(6 * 7 + 2).asDouble()).as("C1 after the ko").isNotNegative();
    }

    @Test
    void eitherSideMayMoveTwiceAndThePositionAfterTwoPassesIsAnalysed() {
        JsonNode answer = talk.ask(query("q", "B D4", "B C3"));
        assertThat(answer.path("rootInfo").path("currentPlayer").asText()).isEqualTo("W");
        answer = talk.ask(query("q", "B D4", "W C3", "B pass", "W pass"));
        assertThat(answer.path("rootInfo").path("currentPlayer").asText()).isEqualTo("B");
        assertThat(answer.path("moveInfos").size()).isPositive();
        Map<String, Object> query = query("q", "B D4", "W C3", "B pass", "W pass");
        query.put("rules", "tromp-taylor");
        assertThat(talk.ask(query).path("moveInfos").size()).isPositive();
    }

    @Test
    void whiteMovesFirstInAHandicapGameAndGetsTheBonusOfTheRules() {
        double[] leads = new double[2];
        for (int i = 0; i < 2; i++) {
            Map<String, Object> query = query("q");
            query.put("rules", i == 0 ? "tromp-taylor" : Map.of("whiteHandicapBonus", "N"));
            query.put("initialStones", stones("B C3", "B E5", "B C5", "B E3"));
            query.put("maxVisits", 2_000);
            JsonNode root = talk.ask(query).path("rootInfo");
            assertThat(root.path("currentPlayer").asText()).isEqualTo("W");
            leads[i] = root.path("scoreLead").asDouble();
        }
        assertThat(leads[0] - leads[1]).as("four points").isCloseTo(4, within(2.5));
    }

    @Test
    void theTreeIsKeptWhereTheNextQueryContinuesTheLine() {
        Map<String, Object> query = query("first", "B D4", "W C3");
        query.put("maxVisits", 1_000);
        JsonNode best = talk.ask(query).path("moveInfos").path(0);
        query = query("next", "B D4", "W C3", "B " + best.path("move").asText());
        query.put("maxVisits", 10);
        int kept = best.path("visits").asInt();
        int visits = talk.ask(query).path("rootInfo").path("visits").asInt();
        assertThat(kept).isGreaterThan(50);
        assertThat(visits).isBetween(kept, kept + 10);
        talk.ask(Map.of("id", "c", "action", "clear_cache"));
        assertThat(talk.ask(query).path("rootInfo").path("visits").asInt()).isEqualTo(10);
    }

    @Test
    void timeLimitsASearchWithoutVisits() {
        Map<String, Object> query = query("q");
        query.put("overrideSettings", Map.of("maxTime", 0.2));
        JsonNode answer = talk.ask(query);
        assertThat(answer.path("isDuringSearch").asBoolean(true)).isFalse();
        assertThat(answer.path("rootInfo").path("visits").asInt()).isPositive();
    }

    @Test
    void thePlayersOwnBudgetHoldsIfTheQueryHasNone() {
        assertThat(talk.ask(query("q")).path("rootInfo").path("visits").asInt()).isEqualTo(100);
    }

    @Test
    void pointsMayBeNumbersFromTheTopLeft() {
        Map<String, Object> query = query("q", "B (0,6)", "W (6,0)");
        query.put("includePolicy", true);
        JsonNode policy = talk.ask(query).path("policy");
        assertThat(policy.path(42).asDouble()).as("A1").isEqualTo(-1);
        assertThat(policy.path(6).asDouble()).as("G7").isEqualTo(-1);
    }
}
