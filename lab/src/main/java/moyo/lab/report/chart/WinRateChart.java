package moyo.lab.report.chart;

import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Trace;
import moyo.lab.stats.Interval;
import org.jfree.chart.JFreeChart;

/** A's share of the points after each game, with Wilson's interval. */
final class WinRateChart {
    private WinRateChart() {}

    static JFreeChart of(Trace trace) {
        BandChart chart = new BandChart();
        for (Trace.Step step : trace.steps()) {
            Interval band = MatchupFigures.interval(step.tally());
            chart.add(step.games(), step.tally().rate(), band.low(), band.high(), 1);
        }
        JFreeChart drawn = chart.draw(Look.percents());
        drawn.getXYPlot().addRangeMarker(Look.mark(0.5, Ink.FAINT));
        return drawn;
    }
}
