package moyo.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.CurvePoint;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlayedRows;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.play.Entrant;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.report.paper.Reproduction;
import moyo.lab.report.paper.ReproductionWriter;
import moyo.lab.stats.Proportion;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.IntervalXYDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CurveChartTest {
    private static final Cost COST = new Cost(400, 1000, 0, "");

    private static RowResult row(CurvePoint point, double paper, int games) {
        String name = point.of() + point.at();
        Row row =
                new Row(
                        name,
                        new Origin("x", name, 1),
                        Map.of(),
                        Entrant.of("a"),
                        Entrant.of("b"),
                        List.of(),
                        "none",
                        Map.of(),
                        Double.isNaN(paper)
                                ? Map.of()
                                : Map.of(
                                        GameSubset.BOTH,
                                        new Figure("", new Proportion(paper, 2000))),
                        SavingFigure.NONE,
                        point);
        return PlayedRows.of(
                row,
                COST,
                SampleRuns.random("a", "b", games, 0.55, (long) point.at()).results(),
                "");
    }

    /** Two curves; the paper has no figure for two agents, and nothing was played of three. */
    private static ExperimentResult sample(int games) {
        List<RowResult> rows =
                List.of(
                        row(new CurvePoint("T1", 1), 0.4855, games),
                        row(new CurvePoint("T1", 2), Double.NaN, games),
                        row(new CurvePoint("T1", 3), 0.569, 0),
                        row(new CurvePoint("T3", 1), 0.4, games),
                        row(CurvePoint.NONE, 0.01, games));
        List<Row> plain = new ArrayList<>();
        rows.forEach(row -> plain.add(row.row()));
        Experiment experiment =
                new Experiment(
                        "x",
                        new Paper("multi-agent", "Marcolino 2011", ""),
                        "Title",
                        List.of(),
                        "go",
                        1,
                        plain,
                        List.of(),
                        "agents",
                        List.of());
        return new ExperimentResult(experiment, rows);
    }

    private static XYPlot plot(String curve) {
        return CurveChart.of(sample(400), curve).getXYPlot();
    }

    @Test
    void showsOursAndThePapersPointsOfOneCurve() {
        IntervalXYDataset data = (IntervalXYDataset) plot("T1").getDataset();
        assertThat(data.getItemCount(0)).as("ours").isEqualTo(2);
        assertThat(data.getItemCount(1)).as("the paper's").isEqualTo(2);
        assertThat(data.getXValue(0, 1)).isCloseTo(2, within(0.1));
        assertThat(data.getXValue(1, 1)).isCloseTo(3, within(0.1));
        assertThat(data.getYValue(1, 1)).isEqualTo(0.569);
        assertThat(data.getEndYValue(0, 0) - data.getStartYValue(0, 0))
                .as("the error bar of 400 games")
                .isCloseTo(0.097, within(0.003));
    }

    @Test
    void allCurvesHaveTheSameAxes() {
        XYPlot one = plot("T1");
        XYPlot other = plot("T3");
        assertThat(other.getRangeAxis().getRange()).isEqualTo(one.getRangeAxis().getRange());
        assertThat(other.getDomainAxis().getRange()).isEqualTo(one.getDomainAxis().getRange());
        assertThat(one.getRangeAxis().getLowerBound())
                .as("the other curve's lowest bar, but not rows on no curve")
                .isBetween(0.3, 0.38);
        assertThat(one.getDomainAxis().getLabel()).isEqualTo("agents");
    }

    /** The steps of an axis are its own: 0.25 apart, points lie 0.0125 aside. */
    @Test
    void placesMayBeAnyNumbers() {
        List<RowResult> rows =
                List.of(
                        row(new CurvePoint("c", 0.25), 0.5, 100),
                        row(new CurvePoint("c", 0.5), 0.5, 100),
                        row(new CurvePoint("c", 1.5), 0.5, 100));
        Experiment experiment =
                new Experiment(
                        "x",
                        Paper.NONE,
                        "Title",
                        List.of(),
                        "go",
                        1,
                        rows.stream().map(RowResult::row).toList(),
                        List.of(),
                        "exploration",
                        List.of());
        XYPlot plot = CurveChart.of(new ExperimentResult(experiment, rows), "c").getXYPlot();
        assertThat(plot.getDataset().getXValue(0, 0)).isCloseTo(0.2375, within(1e-9));
        assertThat(plot.getDataset().getXValue(1, 2)).isCloseTo(1.5125, within(1e-9));
        assertThat(plot.getDomainAxis().getLowerBound()).isCloseTo(0.15, within(1e-9));
        assertThat(plot.getDomainAxis().getUpperBound()).isCloseTo(1.6, within(1e-9));
        assertThat(plot.getDomainAxis().getLabel()).isEqualTo("exploration");
    }

    private static String page(int games, Path folder) throws IOException {
        ReproductionWriter.write(
                new Reproduction(
                        Scale.QUICK.id(),
                        List.of(sample(games)),
                        List.of(),
                        "./moyo reproduce",
                        false,
                        Instant.parse("2026-01-02T03:04:05Z")),
                folder);
        return Files.readString(folder.resolve("report.html"));
    }

    @Test
    void thePageHasAPlotForEachCurveWithGames(@TempDir Path folder) throws IOException {
        assertThat(page(2, folder)).contains("Curve of T1: ours (blue)").contains("Curve of T3:");
        assertThat(page(0, folder)).doesNotContain("Curve of");
    }
}
