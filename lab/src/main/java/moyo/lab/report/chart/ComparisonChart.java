package moyo.lab.report.chart;

import java.awt.geom.Ellipse2D;
import java.util.List;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.figure.Names;
import moyo.lab.report.html.Html;
import moyo.lab.stats.Interval;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XIntervalSeries;
import org.jfree.data.xy.XIntervalSeriesCollection;

/** Our rates and the paper's, line by line, with error bars. */
public final class ComparisonChart {
    private static final int NAME = 24;

    /** The offset of the points: ours are above the line, the paper's below. */
    private static final double ASIDE = 0.16;

    private record Named(String name, Line line) {}

    private ComparisonChart() {}

    public static boolean hasPoints(ExperimentResult result) {
        return lines(result).stream().anyMatch(named -> named.line.games() > 0);
    }

    static int height(ExperimentResult result) {
        return 50 + 34 * lines(result).size();
    }

    static JFreeChart of(ExperimentResult result) {
        List<Named> lines = lines(result);
        XIntervalSeries ours = new XIntervalSeries("ours");
        XIntervalSeries papers = new XIntervalSeries("paper's");
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i).line;
            add(ours, line.ours(), line.interval(), i - ASIDE);
            add(papers, line.paper(), line.paperInterval(), i + ASIDE);
        }
        XIntervalSeriesCollection data = new XIntervalSeriesCollection();
        data.addSeries(ours);
        data.addSeries(papers);
        NumberAxis percents = Look.percents();
        percents.setRange(lowest(lines) - 0.03, 1.06); // room for a point at 1 and its label
        JFreeChart chart = Look.chart(data, percents, names(lines), points());
        chart.getXYPlot().setDomainGridlinesVisible(true);
        chart.getXYPlot().setRangeGridlinesVisible(false);
        return chart;
    }

    /** Returns the lower end of the axis: 0, or less if a saving is negative, within a limit. */
    private static double lowest(List<Named> lines) {
        double lowest =
                lines.stream()
                        .mapToDouble(named -> named.line.interval().low())
                        .filter(Double::isFinite)
                        .min()
                        .orElse(0);
        return Math.max(-1, Math.min(0, lowest));
    }

    /** Adds a point unless the figure is unknown; without a known error it has no bar. */
    private static void add(XIntervalSeries series, double share, Interval bar, double y) {
        if (!Double.isNaN(share)) {
            boolean known = Double.isFinite(bar.low()) && Double.isFinite(bar.high());
            series.add(share, known ? bar.low() : share, known ? bar.high() : share, y);
        }
    }

    private static List<Named> lines(ExperimentResult result) {
        return result.rows().stream()
                .flatMap(row -> row.lines().stream().map(line -> named(row, line)))
                .toList();
    }

    /** Returns the label of a line; {@code all games} is omitted to save room. */
    private static Named named(RowResult row, Line line) {
        boolean isAll = row.lines().size() == 1 && line.id().equals(GameSubset.BOTH.id());
        return new Named(row.row().name() + (isAll ? "" : " " + line.label()), line);
    }

    private static SymbolAxis names(List<Named> lines) {
        return Look.names(
                lines.stream()
                        .map(named -> Html.legal(Names.brief(named.name, NAME)))
                        .toArray(String[]::new));
    }

    private static XYErrorRenderer points() {
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawYError(false);
        renderer.setErrorStroke(Look.LINE);
        for (int series = 0; series < 2; series++) {
            renderer.setSeriesPaint(series, (series == 0 ? Ink.LINE : Ink.LIMIT).color());
            renderer.setSeriesShape(series, new Ellipse2D.Double(-4, -4, 8, 8));
        }
        return renderer;
    }
}
