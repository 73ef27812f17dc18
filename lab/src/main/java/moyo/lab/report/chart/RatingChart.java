package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import java.util.List;
import moyo.lab.report.figure.Names;
import moyo.lab.report.html.Html;
import moyo.lab.stats.Rating;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XIntervalSeries;
import org.jfree.data.xy.XIntervalSeriesCollection;

/** Players from best to worst, with the error bars of their Elo. */
final class RatingChart {
    private static final int NAME = 20;

    private RatingChart() {}

    /** Returns the height of the plot. */
    static int height(List<Rating> ratings) {
        return 60 + 24 * ratings.size();
    }

    static JFreeChart of(List<Rating> ratings) {
        XIntervalSeries series = new XIntervalSeries("");
        String[] names = new String[ratings.size()];
        for (int i = 0; i < names.length; i++) {
            Rating rating = ratings.get(i);
            names[i] = Html.legal(Names.brief(rating.player(), NAME));
            if (Double.isFinite(rating.interval().low())) {
                series.add(rating.elo(), rating.interval().low(), rating.interval().high(), i);
            }
        }
        XIntervalSeriesCollection data = new XIntervalSeriesCollection();
        data.addSeries(series);
        JFreeChart chart = Look.chart(data, elo(), Look.names(names), points());
        chart.getXYPlot().setDomainGridlinesVisible(true);
        chart.getXYPlot().setRangeGridlinesVisible(false);
        chart.getXYPlot().addDomainMarker(Look.mark(0, Ink.FAINT));
        return chart;
    }

    private static NumberAxis elo() {
        NumberAxis axis = Look.wholes("Elo");
        axis.setLowerMargin(0.05);
        axis.setUpperMargin(0.05);
        return axis;
    }

    private static XYErrorRenderer points() {
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawYError(false);
        renderer.setSeriesPaint(0, Ink.LINE.color());
        renderer.setErrorStroke(Look.LINE);
        renderer.setSeriesShape(0, new Ellipse2D.Double(-4, -4, 8, 8));
        return renderer;
    }
}
