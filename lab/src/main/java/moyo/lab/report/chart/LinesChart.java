package moyo.lab.report.chart;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Several lines over the minutes of a run. */
final class LinesChart {
    /** The maximum number of points of a line. */
    private static final int POINTS = 300;

    private final XYSeriesCollection data = new XYSeriesCollection();
    private final XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);

    /** Adds a line; points that are not finite are omitted. */
    <T> LinesChart add(
            Ink ink, List<T> points, ToDoubleFunction<T> seconds, ToDoubleFunction<T> value) {
        XYSeries series = new XYSeries(data.getSeriesCount());
        int stride = Math.max(1, (points.size() + POINTS - 1) / POINTS);
        for (int i = (points.size() + stride - 1) % stride; i < points.size(); i += stride) {
            T point = points.get(i);
            if (Double.isFinite(value.applyAsDouble(point))) {
                series.add(seconds.applyAsDouble(point) / 60, value.applyAsDouble(point));
            }
        }
        renderer.setSeriesPaint(data.getSeriesCount(), ink.color());
        renderer.setSeriesStroke(data.getSeriesCount(), Look.LINE);
        data.addSeries(series);
        return this;
    }

    JFreeChart draw(NumberAxis y) {
        return Look.chart(data, Look.wholes("minutes"), y, renderer);
    }

    /** Draws with an axis that begins at 0. */
    JFreeChart draw() {
        return draw(new NumberAxis());
    }
}
