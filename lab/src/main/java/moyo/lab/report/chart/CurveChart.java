package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.stats.Interval;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/**
 * One curve of an experiment, such as a team that grows: our rates as a line with error bars, the
 * paper's as far as it gives them. All curves of an experiment have the same axes, so that they can
 * be compared.
 */
public final class CurveChart {
    /** Ours lie left of their place, the paper's right. */
    private static final double ASIDE = 0.05;

    private static final double MARGIN = 0.02;

    private CurveChart() {}

    /** The names of the curves that have games, in the order of their rows. */
    public static List<String> names(ExperimentResult result) {
        return points(result)
                .filter(row -> row.total().games() > 0)
                .map(row -> row.row().point().of())
                .distinct()
                .toList();
    }

    private static Stream<RowResult> points(ExperimentResult result) {
        return result.rows().stream().filter(row -> row.row().point().isThere());
    }

    static JFreeChart of(ExperimentResult result, String name) {
        YIntervalSeries ours = new YIntervalSeries("ours");
        YIntervalSeries papers = new YIntervalSeries("paper's");
        points(result)
                .filter(row -> row.row().point().of().equals(name))
                .forEach(
                        row -> {
                            Line line = row.total();
                            int at = row.row().point().at();
                            add(ours, at - ASIDE, line.ours(), line.interval());
                            add(papers, at + ASIDE, line.paper(), line.paperInterval());
                        });
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        data.addSeries(ours);
        data.addSeries(papers);
        JFreeChart chart = Look.chart(data, across(result), up(result), renderer());
        chart.getXYPlot().addRangeMarker(Look.mark(0.5, Ink.FAINT));
        return chart;
    }

    private static void add(YIntervalSeries series, double x, double share, Interval bar) {
        if (!Double.isNaN(share)) {
            series.add(x, share, bar.low(), bar.high());
        }
    }

    private static NumberAxis across(ExperimentResult result) {
        int least = points(result).mapToInt(row -> row.row().point().at()).min().orElse(0);
        int most = points(result).mapToInt(row -> row.row().point().at()).max().orElse(1);
        NumberAxis axis = Look.wholes(result.experiment().curves());
        axis.setRange(least - 0.4, most + 0.4);
        return axis;
    }

    /** As much as is needed, so that differences of a few points can be seen. */
    private static NumberAxis up(ExperimentResult result) {
        double low = bounds(result).min().orElse(0) - MARGIN;
        double high = bounds(result).max().orElse(1) + MARGIN;
        NumberAxis axis = Look.percents();
        axis.setRange(low, high);
        axis.setTickUnit(
                new NumberTickUnit(high - low > 0.5 ? 0.25 : high - low > 0.3 ? 0.1 : 0.05));
        return axis;
    }

    private static DoubleStream bounds(ExperimentResult result) {
        DoubleStream known =
                points(result)
                        .map(RowResult::total)
                        .flatMap(line -> Stream.of(line.interval(), line.paperInterval()))
                        .flatMapToDouble(bar -> DoubleStream.of(bar.low(), bar.high()))
                        .filter(Double::isFinite);
        return DoubleStream.concat(DoubleStream.of(0.5), known);
    }

    /** The paper's points are too few for a line. */
    private static XYErrorRenderer renderer() {
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawXError(false);
        renderer.setErrorStroke(Look.LINE);
        renderer.setSeriesLinesVisible(0, true);
        renderer.setSeriesStroke(0, Look.LINE);
        for (int series = 0; series < 2; series++) {
            renderer.setSeriesPaint(series, (series == 0 ? Ink.LINE : Ink.LIMIT).color());
            renderer.setSeriesShape(series, new Ellipse2D.Double(-4, -4, 8, 8));
        }
        return renderer;
    }
}
