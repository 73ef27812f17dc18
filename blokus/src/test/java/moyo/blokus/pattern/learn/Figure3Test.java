package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import moyo.session.study.Mean;
import org.junit.jupiter.api.Test;

final class Figure3Test {
    private static final TestError NONE = new TestError(0, Double.NaN, Double.NaN);

    private static MoveError error(int number, TestError tests, TestError strays) {
        return new MoveError(number, 100, 20, number == 0 ? 0 : 50, 7, tests, strays);
    }

    private static final Figure3 FIGURE =
            new Figure3(
                    List.of(
                            error(0, new TestError(1, 0.01, 0.02), NONE),
                            error(1, new TestError(3, 0.05, 0.1), NONE),
                            error(2, NONE, NONE)));

    @Test
    void theTotalIsWeightedByPositions() {
        assertThat(FIGURE.total().positions()).isEqualTo(4);
        assertThat(FIGURE.total().error()).isCloseTo(0.04, within(1e-9));
        assertThat(FIGURE.total().constant()).isCloseTo(0.08, within(1e-9));
    }

    @Test
    void theTableSaysWhichMoveNumbersHaveNoNetwork() {
        assertThat(FIGURE.table())
                .contains("   0        100     20      -      -       1 0.01000  0.02000\n")
                .contains("   1        100     20     50      7       3 0.05000  0.10000\n")
                .contains("   2        100     20     50      7       0       -        -\n")
                .contains(" all                                       4 0.04000  0.08000\n")
                .doesNotContain("stray tests");
    }

    @Test
    void theCsvIsTheSameInEveryCountry() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(FIGURE.csv())
                    .contains("\n1,100,20,50,7,3,0.050000,0.100000,0,,\n")
                    .endsWith("\n2,100,20,50,7,0,,,0,,\n");
            assertThat(FIGURE.table()).doesNotContain("0,05");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void straysHaveLinesOfTheirOwn() {
        assertThat(FIGURE.lines()).containsOnlyKeys("network", "constant");
        Figure3 strays = new Figure3(List.of(error(1, NONE, new TestError(2, 0.3, 0.4))));
        assertThat(strays.lines())
                .containsOnlyKeys("network", "constant", "network, strays", "constant, strays");
        assertThat(strays.lines().get("network, strays"))
                .containsEntry(1, new Mean(0.3, Double.NaN, 0));
        assertThat(strays.table()).contains("stray tests");
    }
}
