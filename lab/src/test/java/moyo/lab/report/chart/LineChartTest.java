package moyo.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jfree.chart.JFreeChart;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LineChartTest {
    @TempDir private Path temp;

    private static Map<String, SortedMap<Integer, Double>> lines() {
        Map<String, SortedMap<Integer, Double>> lines = new LinkedHashMap<>();
        lines.put("network", new TreeMap<>(Map.of(1, 0.01, 2, 0.02, 3, Double.NaN)));
        lines.put("constant", new TreeMap<>(Map.of(1, 0.03, 2, 0.05)));
        return lines;
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
