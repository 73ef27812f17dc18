package moyo.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import org.junit.jupiter.api.Test;

final class ParameterTest {
    @Test
    void coordinatesAndValuesAreInverse() {
        Parameter linear = new Parameter("c", 2, 6, false, false);
        assertThat(linear.value(0.25)).isEqualTo(3);
        assertThat(linear.coordinate(3)).isEqualTo(0.25);
        Parameter log = new Parameter("c", 0.01, 100, true, false);
        assertThat(log.value(0.75)).isEqualTo(10);
        assertThat(log.coordinate(10)).isEqualTo(0.75, offset(1e-12));
    }

    @Test
    void valuesAreRoundedAndStayInTheRange() {
        assertThat(new Parameter("c", 0, 1, false, false).value(1 / 3.0)).isEqualTo(0.333);
        assertThat(new Parameter("c", 0.0001, 10, true, false).value(0)).isEqualTo(0.0001);
        assertThat(new Parameter("c", 0.12345, 1, false, false).value(0)).isEqualTo(0.12345);
        Parameter whole = new Parameter("n", 1, 4, false, true);
        assertThat(whole.value(0.4)).isEqualTo(2);
        assertThat(whole.text(whole.value(0.4))).isEqualTo("2");
        assertThat(whole.coordinate(9)).isEqualTo(1);
    }
}
