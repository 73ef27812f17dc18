package moyo.lab.report.chart;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import moyo.lab.learn.Rehearsal;
import moyo.lab.record.WholeFile;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * Reported win rates of learners over the true ones; unbiased learners lie on the diagonal on
 * average.
 */
public final class RehearsalChart {
    private static final int HEIGHT = 360;
    private static final List<Ink> INKS = List.of(Ink.LIMIT, Ink.FAINT, Ink.LINE);

    private RehearsalChart() {}

    /**
     * Writes the plot as an SVG file.
     *
     * @param runs the runs by method, in the order of the legend; at most three methods
     * @return whether this Java could draw it
     */
    public static boolean write(Map<String, List<Rehearsal.Run>> runs, Path file)
            throws IOException {
        if (Plots.canDraw()) {
            WholeFile.write(file, new Svg().drawAlone(of(runs), HEIGHT));
        }
        return Plots.canDraw();
    }

    static JFreeChart of(Map<String, List<Rehearsal.Run>> runs) {
        XYSeriesCollection data = new XYSeriesCollection();
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
        double low = 1;
        double high = 0;
        for (Map.Entry<String, List<Rehearsal.Run>> method : runs.entrySet()) {
            renderer.setSeriesPaint(data.getSeriesCount(), INKS.get(data.getSeriesCount()).color());
            renderer.setSeriesShape(data.getSeriesCount(), new Rectangle2D.Double(-2, -2, 4, 4));
            XYSeries series = new XYSeries(method.getKey());
            for (Rehearsal.Run run : method.getValue()) {
                series.add(run.truth(), run.claimed());
                low = Math.min(low, Math.min(run.truth(), run.claimed()));
                high = Math.max(high, Math.max(run.truth(), run.claimed()));
            }
            data.addSeries(series);
        }
        JFreeChart chart =
                Look.chart(data, axis("true", low, high), axis("claimed", low, high), renderer);
        chart.getXYPlot()
                .addAnnotation(
                        new XYLineAnnotation(0, 0, 1, 1, Look.LINE, Ink.GRID.color()), false);
        LegendTitle legend = new LegendTitle(chart.getXYPlot());
        legend.setFrame(BlockBorder.NONE);
        legend.setPosition(RectangleEdge.TOP);
        chart.addLegend(legend);
        return chart;
    }

    private static NumberAxis axis(String label, double low, double high) {
        NumberAxis axis = Look.percents();
        axis.setLabel(label);
        axis.setRange(low - 0.01, high + 0.01);
        axis.setAutoTickUnitSelection(true);
        return axis;
    }
}
