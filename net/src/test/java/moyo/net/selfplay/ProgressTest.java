package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ProgressTest {
    private final Progress progress = new Progress();

    private JsonNode json() throws JsonProcessingException {
        return new ObjectMapper().readTree(progress.json());
    }

    @Test
    void beforeTheFirstGameEverythingIsZero() throws JsonProcessingException {
        JsonNode json = json();
        for (String key : new String[] {"games", "rows", "evaluations", "firstWins", "moves"}) {
            assertThat(json.get(key).doubleValue()).as(key).isZero();
        }
        assertThat(json.get("seconds").doubleValue()).isNotNegative();
    }

    @Test
    void countsGamesRowsAndEvaluationsAndTheSharesOfResults() throws JsonProcessingException {
        progress.addEvaluations(300);
        progress.addEvaluations(200);
        progress.addGame(7, 2.5, 10);
        progress.addGame(5, -0.5, 8);
        progress.addGame(6, 0, 9);
        progress.addGame(9, 1, 12);
        JsonNode json = json();
        assertThat(json.get("games").longValue()).isEqualTo(progress.games()).isEqualTo(4);
        assertThat(json.get("rows").longValue()).isEqualTo(progress.rows()).isEqualTo(27);
        assertThat(json.get("evaluations").longValue()).isEqualTo(500);
        assertThat(json.get("firstWins").doubleValue()).isEqualTo(0.5);
        assertThat(json.get("draws").doubleValue()).isEqualTo(0.25);
        assertThat(json.get("moves").doubleValue()).as("mean length").isEqualTo(9.8);
        assertThat(json.get("evaluationsPerSecond").doubleValue()).isPositive();
    }

    @Test
    void threadsLoseNoCount() {
        IntStream.range(0, 20_000).parallel().forEach(i -> progress.addGame(2, 1, 3));
        assertThat(progress.games()).isEqualTo(20_000);
        assertThat(progress.rows()).isEqualTo(40_000);
    }

    @Test
    void numbersAreWrittenTheSameInEveryCountry() throws JsonProcessingException {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            progress.addGame(1, 0, 5);
            assertThat(json().get("draws").doubleValue()).isEqualTo(1);
        } finally {
            Locale.setDefault(before);
        }
    }
}
