package moyo.lab.report.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.StringReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import moyo.lab.experiment.Claim;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.CurvePoint;
import moyo.lab.experiment.Expectation;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.Question;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlayedRows;
import moyo.lab.experiment.result.PlotResult;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameResult;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Proportion;
import moyo.session.study.DataStudy;
import moyo.session.study.Mean;
import moyo.session.study.StudyResult;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

final class ReproductionPageTest {
    private static Row row(String name, Figure figure) {
        return new Row(
                name,
                new Origin("x", name, 1),
                Map.of(),
                Entrant.of("a"),
                Entrant.of("b & <c>"),
                List.of(),
                "none",
                Map.of(),
                figure.isThere() ? Map.of(GameSubset.BOTH, figure) : Map.of(),
                figure.isThere() && figure.whose().isEmpty()
                        ? new SavingFigure("", 0.3)
                        : SavingFigure.NONE,
                CurvePoint.NONE);
    }

    private static final Plot FIGURE_4 =
            new Plot(
                    "Figure 4",
                    "cells",
                    "",
                    "x.gz",
                    Expectation.BELOW_ZERO,
                    "Fewer cells than the other.");

    /** Says that A covers two cells less. */
    private static final DataStudy CELLS =
            new DataStudy() {
                @Override
                public String x() {
                    return "move number";
                }

                @Override
                public String y() {
                    return "cells";
                }

                @Override
                public StudyResult of(Path data) {
                    return new StudyResult(
                            Map.of("uct", new TreeMap<>(Map.of(7, new Mean(5, 0.1, 100)))),
                            "cells at the end",
                            new Mean(-2, 0.5, 100));
                }
            };

    /**
     * A row with 400 games at about 60 % and 40 % saved, one of another player's figure, one that
     * was skipped.
     */
    private static Reproduction sample() {
        Cost cost = new Cost(400, 1000, 0, "");
        List<GameResult> games =
                SampleRuns.withMemory(SampleRuns.random("a", "b", 400, 0.6, 1)).results();
        Row own = row("own", new Figure("", new Proportion(0.5, 2000)));
        Row other = row("other", new Figure("BTT-Go", new Proportion(0.867, 15)));
        Row skipped = row("skipped", Figure.NONE);
        List<RowResult> rows =
                List.of(
                        PlayedRows.of(own, cost, games, "x/own"),
                        PlayedRows.of(other, cost, List.of(), "x/other"),
                        RowResult.skipped(skipped, cost, "no 'gnugo' here"));
        Experiment experiment =
                new Experiment(
                        "x",
                        new Paper("btt-go", "Vieira Junior and Julia 2014: BTT-Go", ""),
                        "Title <1>",
                        List.of("About & more"),
                        "go",
                        1,
                        List.of(own, other, skipped),
                        List.of(
                                new Question("own", "other", 0.99, Question.PaperSays.YES),
                                new Question("skipped", "other", 0.95, Question.PaperSays.NOTHING)),
                        "",
                        List.of(FIGURE_4));
        return new Reproduction(
                Scale.QUICK.id(),
                List.of(
                        new ExperimentResult(
                                experiment,
                                rows,
                                List.of(
                                        PlotResult.of(FIGURE_4, CELLS, CELLS.of(Path.of(""))),
                                        PlotResult.skipped(FIGURE_4, CELLS, "no networks")))),
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
                .containsPattern("ownmoves saved30.%(40.0|39.9).%(40.0|39.9) to 40.0.%400")
                .contains("saves more")
                .contains("no figure in the paper")
                .contains("skipped: no 'gnugo' here")
                .contains("is 'own' better than 'other'? There are no games yet.")
                .contains("Fewer cells than the other.")
                .contains("cells at the end: -2.0, 95 % interval -3.0 to -1.0, 100 games.")
                .contains("Paper: below 0. Verdict: agrees.")
                .contains("Figure 4: skipped: no networks.")
                .contains("verdicts: 1 × agrees")
                .contains("2026-01-02 03:04 UTC");
        assertThat(page).contains("href=\"x/own/report.html\"").contains("<svg");
    }

    @Test
    void machinesReadTheSame() throws Exception {
        String csv = ReproductionCsv.of(sample());
        assertThat(csv.lines().toList()).hasSize(5);
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
        assertThat(csv).contains("own,a,b & <c>,saving,quick,,0.3,0,400,,,,");
        JsonNode saving = rows.path(0).path("lines").path(1);
        assertThat(saving.path("side").asText()).isEqualTo("saving");
        assertThat(saving.path("paperRate").asDouble()).isEqualTo(0.3);
        assertThat(saving.path("rate").asDouble()).isCloseTo(0.4, within(0.001));
        assertThat(saving.path("rateLow").asDouble()).isGreaterThan(0.39);
        assertThat(saving.path("verdict").asText()).isEqualTo("saves more");
        assertThat(saving.has("wins")).isFalse();
        JsonNode skipped = rows.path(2).path("lines").path(0);
        assertThat(skipped.path("rate").isNull()).isTrue();
        assertThat(skipped.path("reason").asText()).isEqualTo("no 'gnugo' here");
    }

    /** That every written field is declared is asserted by the writer. */
    @Test
    void everyDeclaredFieldIsWritten() throws Exception {
        Row row = row("own", Figure.NONE);
        Paper paper =
                new Paper(
                        "p",
                        "A paper",
                        "",
                        List.of(new Claim("It is better.", "y", "own", false, "")));
        Experiment experiment =
                new Experiment(
                        "y", paper, "", List.of(), "go", 1, List.of(row), List.of(), "", List.of());
        Cost tested = new Cost(400, 1000, 0, 0, "0,50,0.05,0.05", "");
        Reproduction other =
                new Reproduction(
                        "quick",
                        List.of(
                                new ExperimentResult(
                                        experiment,
                                        List.of(PlayedRows.of(row, tested, List.of(), "")))),
                        List.of(),
                        "",
                        false,
                        Instant.EPOCH);
        ObjectMapper mapper = new ObjectMapper();
        assertThat(
                        ReproductionFields.JSON.missing(
                                List.of(
                                        mapper.readTree(ReproductionJson.of(sample())),
                                        mapper.readTree(ReproductionJson.of(other)))))
                .isEmpty();
    }

    @Test
    void machinesReadThePlots() throws Exception {
        JsonNode plots =
                new ObjectMapper()
                        .readTree(ReproductionJson.of(sample()))
                        .path("experiments")
                        .path(0)
                        .path("plots");
        JsonNode plot = plots.path(0);
        assertThat(plot.path("study").asText()).isEqualTo("cells");
        assertThat(plot.path("effect").asDouble()).isEqualTo(-2);
        assertThat(plot.path("effectHigh").asDouble()).isCloseTo(-1.008, within(0.001));
        assertThat(plot.path("games").asInt()).isEqualTo(100);
        assertThat(plot.path("verdict").asText()).isEqualTo("agrees");
        JsonNode line = plot.path("lines").path(0);
        assertThat(line.path("line").asText()).isEqualTo("uct");
        assertThat(line.path("points").path(0).path("x").asInt()).isEqualTo(7);
        assertThat(line.path("points").path(0).path("y").asDouble()).isEqualTo(5);
        assertThat(plots.path(1).path("effect").isNull()).isTrue();
        assertThat(plots.path(1).path("reason").asText()).isEqualTo("no networks");
    }

    @Test
    void machinesReadTheTests() throws Exception {
        JsonNode tests =
                new ObjectMapper()
                        .readTree(ReproductionJson.of(sample()))
                        .path("experiments")
                        .path(0)
                        .path("tests");
        assertThat(tests).hasSize(2);
        JsonNode test = tests.path(0);
        assertThat(test.path("better").asText()).isEqualTo("own");
        assertThat(test.path("than").asText()).isEqualTo("other");
        assertThat(test.path("confidence").asDouble()).isEqualTo(0.99);
        assertThat(test.path("paper").asText()).isEqualTo("yes");
        assertThat(test.path("betterGames").asInt()).isEqualTo(400);
        assertThat(test.path("betterRate").asDouble()).isCloseTo(0.6, within(0.05));
        assertThat(test.path("p").isNull()).isTrue();
        assertThat(test.path("verdict").asText()).isEqualTo("too few games");
        assertThat(tests.path(1).path("verdict").asText()).isEqualTo("not played");
    }
}
