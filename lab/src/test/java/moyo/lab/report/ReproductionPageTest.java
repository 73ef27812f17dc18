package moyo.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.StringReader;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import moyo.lab.experiment.Effort;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.ExperimentResult;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.RowResult;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.Side;
import moyo.lab.play.Entrant;
import moyo.lab.stats.Proportion;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

final class ReproductionPageTest {
    private static Row row(String name, Figure figure) {
        return new Row(
                name,
                Map.of(),
                Entrant.of("a"),
                Entrant.of("b & <c>"),
                List.of(),
                "none",
                Map.of(),
                figure.isThere() ? Map.of(Side.BOTH, figure) : Map.of());
    }

    /** A row with 400 games at about 60 %, one of another player's figure, one that was skipped. */
    private static Reproduction sample() {
        Effort effort = new Effort(400, 1000, 0, "");
        var standing = new moyo.lab.record.Standing();
        SampleRuns.random("a", "b", 400, 0.6, 1).results().forEach(standing::add);
        Row own = row("own", new Figure("", new Proportion(0.5, 2000)));
        Row other = row("other", new Figure("BTT-Go", new Proportion(0.867, 15)));
        Row skipped = row("skipped", Figure.NONE);
        List<RowResult> rows =
                List.of(
                        RowResult.played(own, effort, standing, "x/own"),
                        RowResult.played(other, effort, new moyo.lab.record.Standing(), "x/other"),
                        RowResult.skipped(skipped, effort, "no 'gnugo' here"));
        Experiment experiment =
                new Experiment(
                        "x",
                        Paper.BTT_GO,
                        "Title <1>",
                        List.of("About & more"),
                        "go",
                        1,
                        List.of(own, other, skipped));
        return new Reproduction(
                Scale.QUICK,
                List.of(new ExperimentResult(experiment, rows)),
                List.of(new Fact("commit", "abc")),
                "./moyo reproduce",
                false,
                Instant.parse("2026-01-02T03:04:05Z"));
    }

    @Test
    void thePageIsWellFormedAndShowsBothFigures() throws Exception {
        String page = ReproductionPage.of(sample());
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        String markup = page.substring(page.indexOf("<html"));
        String text =
                builder.parse(new InputSource(new StringReader(markup)))
                        .getDocumentElement()
                        .getTextContent();
        assertThat(text)
                .contains("Title <1>")
                .contains("About & more")
                .contains("50\u00A0% of 2000")
                .contains("BTT-Go: 86.7\u00A0% of 15")
                .contains("differs")
                .contains("no figure in the paper")
                .contains("skipped: no 'gnugo' here")
                .contains("2026-01-02 03:04 UTC");
        assertThat(page).contains("href=\"x/own/report.html\"").contains("<svg");
    }

    @Test
    void machinesReadTheSame() throws Exception {
        String csv = ReproductionCsv.of(sample());
        assertThat(csv.lines().toList()).hasSize(4);
        assertThat(csv).contains("btt-go,x,own,a,b & <c>,both,quick,,0.5,2000,400,");
        JsonNode rows =
                new ObjectMapper()
                        .readTree(ReproductionJson.of(sample()))
                        .path("experiments")
                        .path(0)
                        .path("rows");
        JsonNode line = rows.path(0).path("lines").path(0);
        assertThat(line.path("verdict").asText()).isEqualTo("differs");
        assertThat(line.path("differenceLow").asDouble()).isPositive();
        JsonNode skipped = rows.path(2).path("lines").path(0);
        assertThat(skipped.path("rate").isNull()).isTrue();
        assertThat(skipped.path("reason").asText()).isEqualTo("no 'gnugo' here");
    }
}
