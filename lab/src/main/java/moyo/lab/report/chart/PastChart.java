package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import moyo.lab.report.figure.TrainingView;
import moyo.lab.stats.Rating;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** The Elo of networks against their own past, over the minutes at which they were made. */
final class PastChart {
    private PastChart() {}

    static JFreeChart of(TrainingView view) {
        YIntervalSeries series = new YIntervalSeries("");
        for (Rating rating : view.ratings()) {
            double minute = view.made().getOrDefault(rating.player(), Double.NaN);
            if (Double.isFinite(minute) && Double.isFinite(rating.interval().low())) {
                series.add(minute, rating.elo(), rating.interval().low(), rating.interval().high());
            }
        }
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        data.addSeries(series);
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawXError(false);
        renderer.setErrorStroke(Look.LINE);
        renderer.setSeriesLinesVisible(0, true);
        renderer.setSeriesStroke(0, Look.LINE);
        renderer.setSeriesPaint(0, Ink.LINE.color());
        renderer.setSeriesShape(0, new Ellipse2D.Double(-4, -4, 8, 8));
        return Look.chart(data, Look.wholes("minutes"), Look.wholes(""), renderer);
    }
}
