package moyo.lab.report.chart;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import moyo.lab.record.WholeFile;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Lines over whole numbers, such as move numbers, with a legend. */
public final class LineChart {
    private static final int HEIGHT = 280;
    private static final List<Ink> INKS = List.of(Ink.LINE, Ink.LIMIT, Ink.FAINT, Ink.TEXT);

    private LineChart() {}

    /**
     * Writes the plot as an SVG file.
     *
     * @param x the label of the x axis
     * @param y the label of the y axis, which begins with 0
     * @param lines at most four, by name, in the order of the legend; NaN has no point
     * @return whether this Java could draw it
     */
    public static boolean write(
            String x, String y, Map<String, SortedMap<Integer, Double>> lines, Path file)
            throws IOException {
        if (Plots.canDraw()) {
            WholeFile.write(file, new Svg().drawAlone(of(x, y, lines), HEIGHT));
        }
        return Plots.canDraw();
    }

    static JFreeChart of(String x, String y, Map<String, SortedMap<Integer, Double>> lines) {
        XYSeriesCollection data = new XYSeriesCollection();
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        lines.forEach(
                (name, points) -> {
                    int number = data.getSeriesCount();
                    renderer.setSeriesPaint(number, INKS.get(number).color());
                    renderer.setSeriesStroke(number, Look.LINE);
                    XYSeries series = new XYSeries(name);
                    points.forEach(
                            (at, value) -> {
                                if (!value.isNaN()) {
                                    series.add(at, value);
                                }
                            });
                    data.addSeries(series);
                });
        NumberAxis values = new NumberAxis(y);
        values.setAutoRangeIncludesZero(true);
        JFreeChart chart = Look.chart(data, Look.wholes(x), values, renderer);
        LegendTitle legend = new LegendTitle(chart.getXYPlot());
        legend.setFrame(BlockBorder.NONE);
        legend.setPosition(RectangleEdge.TOP);
        chart.addLegend(legend);
        return chart;
    }
}
