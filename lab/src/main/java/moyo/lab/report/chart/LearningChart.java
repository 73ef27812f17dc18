package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import java.util.List;
import moyo.lab.learn.Trial;
import moyo.lab.report.figure.LearningView;
import moyo.lab.stats.Interval;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** The win rate of each tested team, as in the paper's figures 5 to 8. */
final class LearningChart {
    private LearningChart() {}

    /** Draws every trial; a line joins the teams that were kept. */
    static JFreeChart ofTrials(List<Trial> trials) {
        XYSeries kept = new XYSeries("kept");
        XYSeries dropped = new XYSeries("dropped");
        for (int i = 0; i < trials.size(); i++) {
            Trial trial = trials.get(i);
            if (trial.pairs().pairs() > 0) {
                (trial.kept() ? kept : dropped).add(i, trial.pairs().mean());
            }
        }
        XYSeriesCollection data = new XYSeriesCollection();
        data.addSeries(kept);
        data.addSeries(dropped);
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer();
        style(renderer, 0, Ink.LINE, 4, true);
        style(renderer, 1, Ink.FAINT, 1.5, false);
        JFreeChart chart = Look.chart(data, Look.wholes("trial"), Look.percents(), renderer);
        chart.getXYPlot().addRangeMarker(Look.mark(0.5, Ink.FAINT));
        return chart;
    }

    private static void style(
            XYLineAndShapeRenderer renderer, int series, Ink ink, double radius, boolean lines) {
        renderer.setSeriesPaint(series, ink.color());
        renderer.setSeriesStroke(series, Look.LINE);
        renderer.setSeriesShape(
                series, new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius));
        renderer.setSeriesLinesVisible(series, lines);
    }

    /** Draws the teams that were kept, with their intervals. */
    static JFreeChart ofGrowth(List<Trial> kept) {
        YIntervalSeries series = new YIntervalSeries("");
        for (int i = 0; i < kept.size(); i++) {
            Interval bar = LearningView.interval(kept.get(i));
            series.add(i + 1, kept.get(i).pairs().mean(), bar.low(), bar.high());
        }
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        data.addSeries(series);
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawXError(false);
        renderer.setErrorStroke(Look.LINE);
        renderer.setSeriesPaint(0, Ink.LINE.color());
        renderer.setSeriesShape(0, new Ellipse2D.Double(-4, -4, 8, 8));
        NumberAxis steps = Look.wholes("step");
        steps.setRange(0.5, Math.max(2, kept.size()) + 0.5);
        JFreeChart chart = Look.chart(data, steps, closeUp(kept), renderer);
        chart.getXYPlot().addRangeMarker(Look.mark(0.5, Ink.FAINT));
        return chart;
    }

    /** Returns the range of the axis: that of the intervals, because gains are small. */
    private static NumberAxis closeUp(List<Trial> kept) {
        double low = 0.5;
        double high = 0.5;
        for (Trial trial : kept) {
            Interval bar = LearningView.interval(trial);
            low = Math.min(low, bar.low());
            high = Math.max(high, bar.high());
        }
        NumberAxis axis = Look.percents();
        axis.setRange(Math.max(0, low - 0.02), Math.min(1, high + 0.02));
        axis.setTickUnit(new NumberTickUnit(high - low > 0.4 ? 0.25 : 0.05));
        return axis;
    }
}
