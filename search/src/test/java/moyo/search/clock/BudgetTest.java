package moyo.search.clock;

import static java.time.Duration.ofMillis;
import static java.time.Duration.ofNanos;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BudgetTest {
    @Test
    void aShareOfABudgetIsOfTheSameKind() {
        assertThat(new Budget.Simulations(1000).times(0.7)).isEqualTo(new Budget.Simulations(700));
        assertThat(new Budget.Time(ofMillis(500)).times(0.5))
                .isEqualTo(new Budget.Time(ofMillis(250)));
        assertThat(new Budget.Cpu(ofMillis(50)).times(0.5)).isEqualTo(new Budget.Cpu(ofMillis(25)));
        Budget unlimited = new Budget.UntilStopped();
        assertThat(unlimited.times(0.5)).isEqualTo(unlimited);
    }

    @Test
    void aShareIsNeverNothing() {
        assertThat(new Budget.Simulations(3).times(0.001)).isEqualTo(new Budget.Simulations(1));
        assertThat(new Budget.Cpu(ofNanos(1)).times(0.001)).isEqualTo(new Budget.Cpu(ofNanos(1)));
    }
}
