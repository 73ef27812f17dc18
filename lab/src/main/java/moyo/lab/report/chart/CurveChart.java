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
 * A curve of an experiment, such as the rate over the number of agents: our rates as a line with
 * error bars, and the paper's points. All curves of an experiment have the same axes, so that they
 * can be compared.
 */
public final class CurveChart {
    /**
     * The offset of the points in steps of the axis: ours to the left, the paper's to the right.
     */
    private static final double ASIDE = 0.05;

    /** The margin of the x axis beyond its outermost points, in steps. */
    private static final double BEYOND = 0.4;

    private static final double MARGIN = 0.02;

    private CurveChart() {}

    /** Returns the names of the curves that have games, in the order of their rows. */
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

    /** Returns all x coordinates in ascending order. */
    private static double[] places(ExperimentResult result) {
        return points(result)
                .mapToDouble(row -> row.row().point().at())
                .distinct()
                .sorted()
                .toArray();
    }

    /** Returns the smallest distance of two x coordinates; 1 if there is only one. */
    private static double step(ExperimentResult result) {
        double[] places = places(result);
        return IntStream.range(1, places.length)
                .mapToDouble(i -> places[i] - places[i - 1])
                .min()
                .orElse(1);
    }

    /**
     * Returns the range of the y axis that the points need, so that small differences are visible.
     */
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

    /** Draws the paper's points without a line, because they are few. */
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
