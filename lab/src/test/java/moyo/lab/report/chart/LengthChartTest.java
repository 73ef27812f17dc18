package moyo.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.SampleRuns;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;

final class LengthChartTest {
    @Test
    void everyGameIsInABar() {
        XYDataset bars =
                LengthChart.of(SampleRuns.random("a", "b", 300, 0.5, 7).results())
                        .getXYPlot()
                        .getDataset();
        double games = 0;
        for (int i = 0; i < bars.getItemCount(0); i++) {
            games += bars.getYValue(0, i);
        }
        assertThat(games).isEqualTo(300);
        assertThat(bars.getItemCount(0)).isLessThanOrEqualTo(17);
    }

    @Test
    void barsAreOfRoundWidth() {
        assertThat(LengthChart.width(1)).isEqualTo(1);
        assertThat(LengthChart.width(25)).isEqualTo(2);
        assertThat(LengthChart.width(300)).isEqualTo(20);
    }

    @Test
    void oneLengthIsOneBar() {
        assertThat(
                        LengthChart.of(List.of(SampleRuns.game(0, 0, Outcome.DRAW)))
                                .getXYPlot()
                                .getDataset()
                                .getItemCount(0))
                .isEqualTo(1);
    }
}
