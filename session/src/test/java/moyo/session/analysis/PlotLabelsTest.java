package moyo.session.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlotLabelsTest {
    @Test
    void labelsNeverCoverEachOther() {
        PlotLabels labels = new PlotLabels(0, 200, 0, 100, List.of());
        List<SvgText.Point> placed = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            labels.place("12 C3", new SvgText.Point(100, 50), true).ifPresent(placed::add);
        }
        assertThat(placed).hasSizeBetween(3, 19);
        for (int i = 0; i < placed.size(); i++) {
            for (int j = 0; j < i; j++) {
                double aside = Math.abs(placed.get(i).x() - placed.get(j).x());
                double up = Math.abs(placed.get(i).y() - placed.get(j).y());
                assertThat(aside >= 35 || up >= 13).as("%d and %d", i, j).isTrue();
            }
        }
    }

    @Test
    void aLabelKeepsOffDotsLinesAndTheCurve() {
        SvgText.Point at = new SvgText.Point(100, 50);
        List<SvgText.Point> curve = List.of(new SvgText.Point(0, 34), new SvgText.Point(200, 34));
        SvgText.Point free =
                new PlotLabels(0, 200, 0, 100, List.of()).place("1 a1", at, true).get();
        assertThat(free.y()).isLessThan(50);
        SvgText.Point below = new PlotLabels(0, 200, 0, 100, curve).place("1 a1", at, true).get();
        assertThat(below.y()).as("the curve is above").isNotEqualTo(free.y());
        PlotLabels crowded = new PlotLabels(0, 200, 0, 100, List.of());
        crowded.avoid(at, 100);
        assertThat(crowded.place("1 a1", at, true)).isEmpty();
    }
}
