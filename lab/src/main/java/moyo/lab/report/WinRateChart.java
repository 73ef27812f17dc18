package moyo.lab.report;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import moyo.lab.stats.Interval;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;

/** A's share of the points after each game, with Wilson's interval. */
final class WinRateChart {
    private WinRateChart() {}

    static JFreeChart of(Trace trace) {
        BandChart chart = new BandChart();
        for (Trace.Step step : trace.steps()) {
            Interval band = MatchupFigures.interval(step.tally());
            chart.add(step.games(), step.tally().rate(), band.low(), band.high(), 1);
        }
        JFreeChart drawn = chart.draw(percentAxis());
        drawn.getXYPlot().addRangeMarker(Look.mark(0.5, Ink.FAINT));
        return drawn;
    }

    private static NumberAxis percentAxis() {
        NumberAxis axis = new NumberAxis();
        axis.setRange(0, 1);
        axis.setTickUnit(new NumberTickUnit(0.25));
        axis.setNumberFormatOverride(
                new DecimalFormat("0 %", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        return axis;
    }
}
