package moyo.lab.report.chart;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** A line over the games of a matchup, with the band of its confidence interval. */
final class BandChart {
    private final YIntervalSeries line = new YIntervalSeries("");

    /** Omits points that are not finite; an infinite bound ends at the given limit. */
    void add(int games, double value, double low, double high, double limit) {
        if (Double.isFinite(value) && !Double.isNaN(low) && !Double.isNaN(high)) {
            line.add(games, value, Math.max(low, -limit), Math.min(high, limit));
        }
    }

    JFreeChart draw(NumberAxis y) {
        DeviationRenderer renderer = new DeviationRenderer(true, false);
        renderer.setSeriesPaint(0, Ink.LINE.color());
        renderer.setSeriesStroke(0, Look.LINE);
        renderer.setSeriesFillPaint(0, Ink.LINE.color());
        renderer.setAlpha(0.2f);
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        data.addSeries(line);
        return Look.chart(data, Look.wholes("games"), y, renderer);
    }
}
