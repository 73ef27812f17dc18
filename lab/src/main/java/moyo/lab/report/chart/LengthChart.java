package moyo.lab.report.chart;

import java.util.List;
import moyo.lab.record.GameResult;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.data.statistics.SimpleHistogramBin;
import org.jfree.data.statistics.SimpleHistogramDataset;

/** A histogram of the number of moves of games. */
final class LengthChart {
    private static final int MOST_BARS = 16;
    private static final int[] ROUND = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

    private LengthChart() {}

    static JFreeChart of(List<GameResult> games) {
        int shortest = games.stream().mapToInt(GameResult::plies).min().orElse(0);
        int longest = games.stream().mapToInt(GameResult::plies).max().orElse(0);
        int width = width(longest - shortest + 1);
        SimpleHistogramDataset data = new SimpleHistogramDataset("");
        data.setAdjustForBinSize(false);
        for (int low = shortest / width * width; low <= longest; low += width) {
            data.addBin(new SimpleHistogramBin(low - 0.5, low + width - 0.5, true, false));
        }
        games.forEach(game -> data.addObservation(game.plies()));
        NumberAxis moves = Look.wholes("moves");
        moves.setAutoRangeIncludesZero(false);
        return Look.chart(data, moves, Look.wholes("games"), bars());
    }

    /** Returns the width of a bar, a round number of moves. */
    static int width(int span) {
        for (int width : ROUND) {
            if (span <= width * MOST_BARS) {
                return width;
            }
        }
        return (span + MOST_BARS - 1) / MOST_BARS;
    }

    private static XYBarRenderer bars() {
        XYBarRenderer bars = new XYBarRenderer(0.12);
        bars.setBarPainter(new StandardXYBarPainter());
        bars.setShadowVisible(false);
        bars.setDrawBarOutline(false);
        bars.setSeriesPaint(0, Ink.LINE.color());
        return bars;
    }
}
