package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import moyo.lab.report.figure.TuningView;
import moyo.lab.tune.Curve;
import moyo.lab.tune.Parameter;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** The trials of a tuning, a plot for each parameter. */
final class TuningChart {
    private static final int BINS = 12;
    private static final double WIDE = 100;

    private TuningChart() {}

    /** Draws the predicted score over the value of a parameter, and the scores of the trials. */
    static JFreeChart ofModel(TuningView view, int parameter) {
        Parameter shown = view.space().parameters().get(parameter);
        ValueAxis x = values(shown);
        x.setRange(shown.min(), shown.max());
        JFreeChart chart =
                Look.chart(line(view.curves().get(parameter)), x, Look.percents(), band());
        XYPlot plot = chart.getXYPlot();
        plot.setDataset(1, scores(view, parameter));
        plot.setRenderer(1, dots());
        plot.addRangeMarker(Look.mark(0.5, Ink.FAINT));
        plot.addDomainMarker(Look.mark(view.estimate().point().get(parameter), Ink.LIMIT));
        return chart;
    }

    /** Draws the estimated value of a parameter over the games. */
    static JFreeChart ofPath(TuningView view, int parameter) {
        Parameter shown = view.space().parameters().get(parameter);
        ValueAxis y = values(shown);
        y.setRange(shown.min(), shown.max());
        y.setLabel("");
        return Look.chart(line(view.curves().get(parameter)), Look.wholes("games"), y, band());
    }

    private static ValueAxis values(Parameter parameter) {
        if (!parameter.isLog()) {
            return new NumberAxis(parameter.key());
        }
        LogAxis axis = new LogAxis(parameter.key());
        axis.setBase(parameter.max() / parameter.min() < WIDE ? 2 : 10);
        axis.setTickUnit(new NumberTickUnit(1)); // a label at each power of the base
        axis.setNumberFormatOverride(
                new DecimalFormat("0.###", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        return axis;
    }

    private static YIntervalSeriesCollection line(Curve curve) {
        YIntervalSeries series = new YIntervalSeries("");
        curve.points().forEach(p -> series.add(p.x(), p.y(), p.low(), p.high()));
        return collection(series);
    }

    private static YIntervalSeriesCollection scores(TuningView view, int parameter) {
        YIntervalSeries series = new YIntervalSeries("");
        for (TuningView.Bin bin : view.bins(parameter, BINS)) {
            series.add(bin.value(), bin.score(), bin.interval().low(), bin.interval().high());
        }
        return collection(series);
    }

    private static YIntervalSeriesCollection collection(YIntervalSeries series) {
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        data.addSeries(series);
        return data;
    }

    private static DeviationRenderer band() {
        DeviationRenderer renderer = new DeviationRenderer(true, false);
        renderer.setSeriesPaint(0, Ink.LINE.color());
        renderer.setSeriesFillPaint(0, Ink.LINE.color());
        renderer.setSeriesStroke(0, Look.LINE);
        renderer.setAlpha(0.2f);
        return renderer;
    }

    private static XYErrorRenderer dots() {
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawXError(false);
        renderer.setSeriesPaint(0, Ink.FAINT.color());
        renderer.setSeriesShape(0, new Ellipse2D.Double(-3, -3, 6, 6));
        return renderer;
    }
}
