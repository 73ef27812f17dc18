package moyo.lab.report.chart;

import java.util.List;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Trace;
import moyo.lab.stats.Elo;
import moyo.lab.stats.EloEstimate;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;

/** A's Elo above B after each pair, with its interval. */
final class EloChart {
    /** The largest Elo that is drawn. */
    private static final double LIMIT = 800;

    private EloChart() {}

    /** Returns whether there is a finite Elo to draw; a player that wins all games has none. */
    static boolean hasLine(Trace trace) {
        return trace.steps().stream()
                        .filter(step -> Double.isFinite(Elo.ofRate(step.pairs().mean())))
                        .limit(2)
                        .count()
                > 1;
    }

    static JFreeChart of(Trace trace) {
        BandChart chart = new BandChart();
        Extent extent = new Extent();
        List<Trace.Step> steps = trace.steps();
        for (int i = 0; i < steps.size(); i++) {
            Trace.Step step = steps.get(i);
            if (step.pairs().pairs() > 0) {
                EloEstimate elo = step.pairs().elo(MatchupFigures.LEVEL);
                chart.add(step.games(), elo.elo(), elo.low(), elo.high(), LIMIT);
                if (i >= steps.size() / 2) { // the intervals of the first pairs are too wide
                    extent.add(elo.low());
                    extent.add(elo.elo());
                    extent.add(elo.high());
                }
            }
        }
        JFreeChart drawn = chart.draw(axis(extent));
        drawn.getXYPlot().addRangeMarker(Look.mark(0, Ink.FAINT));
        return drawn;
    }

    private static NumberAxis axis(Extent extent) {
        NumberAxis axis = Look.wholes("");
        axis.setRange(extent.low - 10, extent.high + 10);
        return axis;
    }

    /** Returns the range of the finite values within the limit, including zero. */
    private static final class Extent {
        private double low;
        private double high;

        void add(double value) {
            if (Double.isFinite(value)) {
                low = Math.max(-LIMIT, Math.min(low, value));
                high = Math.min(LIMIT, Math.max(high, value));
            }
        }
    }
}
