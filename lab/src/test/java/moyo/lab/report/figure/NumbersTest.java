package moyo.lab.report.figure;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.lab.stats.Interval;
import org.junit.jupiter.api.Test;

final class NumbersTest {
    @Test
    void readsWell() {
        assertThat(Numbers.briefPercent(0.85)).isEqualTo("85\u00A0%");
        assertThat(Numbers.briefPercent(1.0)).isEqualTo("100\u00A0%");
        assertThat(Numbers.percent(0)).isEqualTo("0.0\u00A0%");
        assertThat(Numbers.percents(0.7094, 0.929)).isEqualTo("70.9–92.9\u00A0%");
        assertThat(Numbers.likelihood(0.99999)).isEqualTo("> 99.9\u00A0%");
        assertThat(Numbers.elo(-12.4)).isEqualTo("−12");
        assertThat(Numbers.elo(0.3)).isEqualTo("0");
        assertThat(Numbers.elos(160.2, Double.POSITIVE_INFINITY)).isEqualTo("+160 to +∞");
        assertThat(Numbers.signed(3.5)).isEqualTo("+3.5");
        assertThat(Numbers.signed(-10)).isEqualTo("−10");
        assertThat(Numbers.seconds(0.0123)).isEqualTo("0.012\u00A0s");
        assertThat(Numbers.count(1234567)).isEqualTo("1\u202F234\u202F567");
    }

    @Test
    void sharesMayBeBelowZero() {
        assertThat(Numbers.percent(-0.031)).isEqualTo("−3.1\u00A0%");
        assertThat(Numbers.range(new Interval(-0.031, 0.042))).isEqualTo("−3.1 to 4.2\u00A0%");
        assertThat(Numbers.micros(3.52e-5)).isEqualTo("35.2\u00A0µs");
    }

    @Test
    void showsADashForWhatIsNotKnown() {
        double nan = Double.NaN;
        assertThat(Numbers.percent(nan)).isEqualTo("–");
        assertThat(Numbers.briefPercent(nan)).isEqualTo("–");
        assertThat(Numbers.likelihood(nan)).isEqualTo("–");
        assertThat(Numbers.percents(0, nan)).isEqualTo("–");
        assertThat(Numbers.elo(nan)).isEqualTo("–");
        assertThat(Numbers.elos(nan, nan)).isEqualTo("–");
        assertThat(Numbers.decimal(nan)).isEqualTo("–");
        assertThat(Numbers.signed(nan)).isEqualTo("–");
        assertThat(Numbers.seconds(nan)).isEqualTo("–");
        assertThat(Numbers.rounded(nan)).isEqualTo("–");
        assertThat(Numbers.tenth(nan)).isEqualTo("–");
        assertThat(Numbers.micros(nan)).isEqualTo("–");
        assertThat(Numbers.range(new Interval(0, nan))).isEqualTo("–");
    }

    @Test
    void longNamesLoseTheirMiddle() {
        assertThat(Names.brief("abcdefghij", 10)).isEqualTo("abcdefghij");
        assertThat(Names.brief("abcdefghijk", 10)).isEqualTo("abcde…hijk");
    }
}
