package moyo.lab.report.chart;

import java.awt.BasicStroke;
import java.awt.Stroke;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import moyo.lab.experiment.result.PlotResult;
import moyo.lab.record.WholeFile;
import moyo.lab.stats.Interval;
import moyo.session.study.Mean;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.RangeType;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** Lines over whole numbers, such as move numbers, with 95 % bands and a legend. */
public final class LineChart {
    private static final int HEIGHT = 280;
    private static final List<Ink> INKS = List.of(Ink.LINE, Ink.LIMIT, Ink.FAINT, Ink.TEXT);

    private static final Stroke DASHED =
            new BasicStroke(
                    1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {4, 3}, 0);

    private LineChart() {}

    /**
     * Writes the plot as an SVG file.
     *
     * @param x the label of the x axis
     * @param y the label of the y axis, which begins with 0; values are not negative
     * @param lines by name, in the order of the legend; NaN has no point, an unknown error no band.
     *     After the first four, lines are dashed
     * @return whether this Java could draw it
     */
    public static boolean write(
            String x, String y, Map<String, SortedMap<Integer, Mean>> lines, Path file)
            throws IOException {
        if (Plots.canDraw()) {
            WholeFile.write(file, new Svg().drawAlone(of(x, y, lines), HEIGHT));
        }
        return Plots.canDraw();
    }

    static JFreeChart of(String x, String y, Map<String, SortedMap<Integer, Mean>> lines) {
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        DeviationRenderer renderer = new DeviationRenderer(true, false);
        renderer.setAlpha(0.2f);
        lines.forEach(
                (name, points) -> {
                    int number = data.getSeriesCount();
                    Ink ink = INKS.get(number % INKS.size());
                    renderer.setSeriesPaint(number, ink.color());
                    renderer.setSeriesFillPaint(number, ink.color());
                    renderer.setSeriesStroke(number, number < INKS.size() ? Look.LINE : DASHED);
                    data.addSeries(series(name, points));
                });
        NumberAxis values = new NumberAxis(y);
        values.setAutoRangeIncludesZero(true);
        values.setRangeType(RangeType.POSITIVE);
        JFreeChart chart = Look.chart(data, Look.wholes(x), values, renderer);
        LegendTitle legend = new LegendTitle(chart.getXYPlot());
        legend.setFrame(BlockBorder.NONE);
        legend.setPosition(RectangleEdge.TOP);
        chart.addLegend(legend);
        return chart;
    }

    private static YIntervalSeries series(String name, SortedMap<Integer, Mean> points) {
        YIntervalSeries series = new YIntervalSeries(name);
        points.forEach(
                (at, mean) -> {
                    double value = mean.value();
                    if (!Double.isNaN(value)) {
                        Interval band = PlotResult.interval(mean);
                        boolean isKnown = Double.isFinite(band.width());
                        series.add(
                                at,
                                value,
                                isKnown ? band.low() : value,
                                isKnown ? band.high() : value);
                    }
                });
        return series;
    }
}
