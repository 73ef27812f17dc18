package moyo.web.katago;

import static moyo.web.katago.Talk.query;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import moyo.web.TestServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries that are refused, and those that are answered with a warning. */
final class AnalysisErrorsTest {
    private final Talk talk = Talk.open();

    @AfterEach
    void close() {
        talk.close();
    }

    private JsonNode askRaw(String line) {
        talk.engine.hears(line);
        return talk.next();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "{",
                "{\"id\":\"a\"} trailing",
                "[1, 2]",
                "7",
                "null",
                "{}",
                "{\"id\":7}",
                "{\"id\":\"a\",\"action\":\"dance\"}"
            })
    void whatIsNoQueryIsRefusedWithoutAnId(String line) {
        JsonNode answer = askRaw(line);
        assertThat(answer.size()).isEqualTo(1);
        assertThat(answer.path("error").asText()).isNotEmpty();
    }

    @Test
    void aLongLineIsRefused() {
        JsonNode answer = askRaw(" ".repeat(Limits.LONGEST_LINE) + "{}");
        assertThat(answer.path("error").asText()).contains("1000000 characters");
    }

    @Test
    void deepJsonIsRefused() {
        assertThat(askRaw("[".repeat(10_000)).path("error").asText()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "boardXSize | 1 | boardXSize",
                "boardXSize | 26 | boardXSize",
                "boardXSize | 7.5 | boardXSize",
                "boardYSize | 9 | boardYSize",
                "boardYSize | null | boardYSize",
                "rules | 'calvin' | rules",
                "rules | 7 | rules",
                "rules | {'ko':'MAYBE'} | rules",
                "rules | {'dance':true} | rules",
                "rules | {'suicide':'no'} | rules",
                "komi | 6.25 | komi",
                "komi | 'six' | komi",
                "komi | 1e9 | komi",
                "whiteHandicapBonus | 'M' | whiteHandicapBonus",
                "moves | null | moves",
                "moves | {} | moves",
                "moves | [['B']] | moves",
                "moves | [['B','Z9']] | moves",
                "moves | [['B','(9,9)']] | moves",
                "moves | [['R','D4']] | moves",
                "moves | [['B',4]] | moves",
                "moves | [['B','D4'],['W','D4']] | moves",
                "initialStones | [['B','pass']] | initialStones",
                "initialStones | [['B','A1'],['W','A2'],['W','B1']] | initialStones",
                "initialPlayer | 'green' | initialPlayer",
                "analyzeTurns | [1] | analyzeTurns",
                "analyzeTurns | [-1] | analyzeTurns",
                "analyzeTurns | ['a'] | analyzeTurns",
                "analyzeTurns | 0 | analyzeTurns",
                "maxVisits | 0 | maxVisits",
                "maxVisits | 'many' | maxVisits",
                "priority | 0.5 | priority",
                "priorities | [1] | priorities",
                "includeOwnership | 'yes' | includeOwnership",
                "includePolicy | 1 | includePolicy",
                "reportDuringSearchEvery | 0 | reportDuringSearchEvery",
                "analysisPVLen | 0 | analysisPVLen",
                "overrideSettings | [] | overrideSettings",
                "overrideSettings | {'maxTime':'soon'} | overrideSettings",
                "overrideSettings | {'maxVisits':0} | overrideSettings",
                "overrideSettings | {'reportAnalysisWinratesAs':'GREEN'} | overrideSettings",
                "avoidMoves | 7 | avoidMoves",
                "avoidMoves | [7] | avoidMoves",
                "avoidMoves | [{'player':'B','moves':['D4']}] | untilDepth",
                "avoidMoves | [{'player':'B','moves':['D44'],'untilDepth':1}] | avoidMoves",
                "avoidMoves | [{'moves':['D4'],'untilDepth':1}] | avoidMoves",
            })
    void aWrongFieldIsNamed(String key, String value, String field) {
        Map<String, Object> query = query("q");
        query.remove(key);
        String text = TestServer.write(query);
        String with =
                text.substring(0, text.length() - 1)
                        + ",\"%s\":%s}".formatted(key, value.replace('\'', '"'));
        JsonNode answer = askRaw(with);
        assertThat(answer.path("id").asText()).as(answer.toString()).isEqualTo("q");
        assertThat(answer.path("field").asText()).as(answer.toString()).isEqualTo(field);
        assertThat(answer.path("error").asText()).isNotEmpty();
        assertThat(answer.size()).isEqualTo(3);
        assertThat(talk.ask(query("next")).path("moveInfos").size()).isPositive();
    }

    @Test
    void terminateNeedsAnId() {
        JsonNode answer = talk.ask(Map.of("id", "t", "action", "terminate"));
        assertThat(answer.path("field").asText()).isEqualTo("terminateId");
    }

    @Test
    void prioritiesExcludeAPriority() {
        Map<String, Object> query = query("q");
        query.put("priority", 1);
        query.put("priorities", List.of(1));
        query.put("analyzeTurns", List.of(0));
        assertThat(talk.ask(query).path("field").asText()).isEqualTo("priority");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "maxVisit | 7 | maxVisit",
                "overrideSettings | {'wideRootNoise':0.04,'maxVisits':'10'} | overrideSettings",
                "includeMovesOwnership | true | includeMovesOwnership",
                "rootPolicyTemperature | 1.1 | rootPolicyTemperature",
                "rules | 'stone-scoring' | rules",
                "rules | {'scoring':'TERRITORY','hasButton':true} | rules",
                "avoidMoves | [{'player':'B','moves':['D4'],'untilDepth':3}] | avoidMoves",
            })
    void whatHasNoEffectIsWarnedOfAndTheAnalysisGoesOn(String key, String value, String field) {
        Map<String, Object> query = query("q");
        query.remove(key);
        String text = TestServer.write(query);
        JsonNode warning =
                askRaw(
                        text.substring(0, text.length() - 1)
                                + ",\"%s\":%s}".formatted(key, value.replace('\'', '"')));
        assertThat(warning.path("warning").asText()).isNotEmpty();
        assertThat(warning.path("field").asText()).isEqualTo(field);
        assertThat(warning.path("id").asText()).isEqualTo("q");
        assertThat(talk.next().path("moveInfos").size()).isPositive();
    }

    @Test
    void aPlayerWithoutATreeIsRefusedWithTheId() {
        try (Talk random = new Talk("random", new Limits(1, 50_000, 10, 60))) {
            JsonNode answer = random.ask(query("q"));
            assertThat(answer.path("id").asText()).isEqualTo("q");
            assertThat(answer.path("error").asText()).contains("no search tree");
        }
    }

    @Test
    void theVersionAndTheModelsAreTold() {
        JsonNode version = talk.ask(Map.of("id", "v", "action", "query_version"));
        assertThat(version.path("version").asText()).isEqualTo("1.2.3");
        assertThat(version.path("action").asText()).isEqualTo("query_version");
        JsonNode models = talk.ask(Map.of("id", "m", "action", "query_models"));
        assertThat(models.path("models").path(0).path("name").asText()).isEqualTo("Moyo");
    }
}
