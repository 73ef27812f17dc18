package moyo.lab.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.Json;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Sprt;
import org.junit.jupiter.api.Test;

/** That every written field is declared is asserted by the writer; here the other direction. */
final class SummaryFieldsTest {
    private static JsonNode json(RunView view) throws Exception {
        return Json.MAPPER.readTree(SummaryJson.of(Figures.of(view)));
    }

    @Test
    void everyDeclaredFieldIsWritten() throws Exception {
        MatchupResults ab = SampleRuns.withMemory(SampleRuns.random("a", "b", 40, 0.5, 1));
        List<GameResult> faulty = new ArrayList<>();
        for (int game = 0; game < 2; game++) {
            faulty.add(
                    SampleRuns.game(
                            "a", "c", 0, game, Outcome.FIRST, "crash", Double.NaN, List.of("D4")));
        }
        faulty.add(SampleRuns.game("a", "c", 1, 0, Outcome.FIRST, "score", 1, List.of("D4")));
        JsonNode run =
                json(SampleRuns.view(Sprt.parse("0,50"), ab, new MatchupResults("a", "c", faulty)));
        JsonNode tournament =
                json(
                        SampleRuns.view(
                                SampleRuns.random("a", "b", 40, 0.5, 1),
                                SampleRuns.random("a", "c", 40, 0.5, 2)));
        assertThat(SummaryFields.ALL.missing(List.of(run, tournament))).isEmpty();
    }
}
