package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
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
    /** Ours lie left of their place, the paper's right; in steps of the axis. */
    private static final double ASIDE = 0.05;

    /** What the axis across has beyond its outermost points, in steps. */
    private static final double BEYOND = 0.4;

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
        double aside = ASIDE * step(result);
        points(result)
                .filter(row -> row.row().point().of().equals(name))
                .forEach(
                        row -> {
                            Line line = row.total();
                            double at = row.row().point().at();
                            add(ours, at - aside, line.ours(), line.interval());
                            add(papers, at + aside, line.paper(), line.paperInterval());
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
        double[] places = places(result);
        double beyond = BEYOND * step(result);
        boolean whole = Arrays.stream(places).allMatch(place -> place == Math.rint(place));
        String label = result.experiment().curves();
        NumberAxis axis = whole ? Look.wholes(label) : new NumberAxis(label);
        axis.setRange(places[0] - beyond, places[places.length - 1] + beyond);
        return axis;
    }

    /** All places on the axis across, in their order. */
    private static double[] places(ExperimentResult result) {
        return points(result)
                .mapToDouble(row -> row.row().point().at())
                .distinct()
                .sorted()
                .toArray();
    }

    /** The least distance of two places; 1 if there is only one. */
    private static double step(ExperimentResult result) {
        double[] places = places(result);
        return IntStream.range(1, places.length)
                .mapToDouble(i -> places[i] - places[i - 1])
                .min()
                .orElse(1);
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
