package moyo.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import moyo.session.study.Mean;
import org.jfree.chart.JFreeChart;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LineChartTest {
    @TempDir private Path temp;

    private static Map<String, SortedMap<Integer, Mean>> lines() {
        Map<String, SortedMap<Integer, Mean>> lines = new LinkedHashMap<>();
        lines.put(
                "network",
                new TreeMap<>(Map.of(1, exact(0.01), 2, exact(0.02), 3, exact(Double.NaN))));
        lines.put("constant", new TreeMap<>(Map.of(1, exact(0.03), 2, new Mean(0.05, 0.01, 11))));
        return lines;
    }

    private static Mean exact(double value) {
        return new Mean(value, Double.NaN, 0);
    }

    @Test
    void everyLineHasItsPointsWithoutUnknownOnes() {
        JFreeChart chart = LineChart.of("move number", "error", lines());
        XYDataset data = chart.getXYPlot().getDataset();
        assertThat(data.getSeriesCount()).isEqualTo(2);
        assertThat(data.getSeriesKey(0).toString()).isEqualTo("network");
        assertThat(data.getItemCount(0)).isEqualTo(2);
        assertThat(data.getYValue(1, 1)).isEqualTo(0.05);
        assertThat(chart.getXYPlot().getRangeAxis().getRange().getLowerBound()).isZero();
    }

    @Test
    void meansWithAnErrorHaveABand() {
        IntervalXYDataset data =
                (IntervalXYDataset)
                        LineChart.of("move number", "error", lines()).getXYPlot().getDataset();
        assertThat(data.getStartYValue(1, 0)).isEqualTo(0.03);
        assertThat(data.getStartYValue(1, 1)).isCloseTo(0.05 - 0.02228, within(1e-5));
        assertThat(data.getEndYValue(1, 1)).isCloseTo(0.05 + 0.02228, within(1e-5));
    }

    @Test
    void moreThanFourLinesCanBeDrawn() {
        Map<String, SortedMap<Integer, Mean>> lines = new LinkedHashMap<>();
        for (int i = 0; i < 5; i++) {
            lines.put("line " + i, new TreeMap<>(Map.of(1, exact(i))));
        }
        assertThat(LineChart.of("x", "y", lines).getXYPlot().getSeriesCount()).isEqualTo(5);
    }

    @Test
    void theFileHasTheLabels() throws IOException {
        Path file = temp.resolve("lines.svg");
        if (LineChart.write("move number", "error", lines(), file)) {
            assertThat(file)
                    .content()
                    .contains("move number")
                    .contains("network")
                    .contains("constant");
        } else {
            assertThat(file).doesNotExist();
        }
    }
}
