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
    /** Beyond it a plot would show nothing else. */
    private static final double LIMIT = 800;

    private EloChart() {}

    /** Whether there is a line to see: who wins all games has no finite Elo. */
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
                if (i >= steps.size() / 2) { // the first pairs tell little and reach far
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

    /** From the least to the greatest finite value within the limit, zero included. */
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
