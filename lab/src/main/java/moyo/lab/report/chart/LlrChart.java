package moyo.lab.report.chart;

import moyo.lab.report.figure.Trace;
import moyo.lab.stats.Sprt;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;

/** The log likelihood ratio after each pair, with the bounds of the test. */
final class LlrChart {
    private LlrChart() {}

    static JFreeChart of(Trace trace, Sprt sprt) {
        BandChart chart = new BandChart();
        double low = sprt.lowerBound();
        double high = sprt.upperBound();
        for (Trace.Step step : trace.steps()) {
            double llr = sprt.llr(step.pairs());
            chart.add(step.games(), llr, llr, llr, Double.MAX_VALUE);
            low = Math.min(low, llr);
            high = Math.max(high, llr);
        }
        NumberAxis axis = new NumberAxis();
        double margin = (high - low) / 12;
        axis.setRange(low - margin, high + margin);
        JFreeChart drawn = chart.draw(axis);
        drawn.getXYPlot().addRangeMarker(Look.mark(sprt.lowerBound(), Ink.LIMIT));
        drawn.getXYPlot().addRangeMarker(Look.mark(sprt.upperBound(), Ink.LIMIT));
        return drawn;
    }
}
