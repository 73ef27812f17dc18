package moyo.lab.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import moyo.game.BadInput;
import moyo.lab.record.Json;
import org.junit.jupiter.api.Test;

final class TimeLimitTest {
    private static final TimeLimit CPU = new TimeLimit(0, 0, 0.25, 1, 300);

    @Test
    void nobodyLosesOnTimeByABudgetOfCpuTime() {
        GameClock clock = new GameClock(CPU);
        clock.add(1000, 0);
        assertThat(clock.left()).isInfinite();
        assertThat(clock.hasRunOut()).isFalse();
        assertThat(CPU.patience(clock.left())).isEqualTo(300);
        assertThat(CPU.isSet()).isFalse();
        assertThat(CPU.isBudget()).isTrue();
    }

    @Test
    void outsideEnginesAreToldTheSameNumberOfSeconds() {
        assertThat(CPU.toldPerMove()).isEqualTo(0.25);
        assertThat(new TimeLimit(2, 0, 1, 300).toldPerMove()).isEqualTo(2);
        assertThat(new TimeLimit(0, 60, 1, 300).toldPerMove()).isZero();
        assertThat(TimeLimit.NONE.isBudget()).isFalse();
    }

    @Test
    void thereIsOneKindOfLimit() {
        assertThatThrownBy(() -> new TimeLimit(1, 0, 1, 1, 300))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("not both");
        assertThatThrownBy(() -> new TimeLimit(0, 60, 1, 1, 300))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("not both");
        assertThatThrownBy(() -> new TimeLimit(0, 0, -1, 1, 300))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("CPU time for a move, -1.0 s");
        assertThatThrownBy(() -> new TimeLimit(0, 0, 400, 1, 300))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("400.0 CPU s")
                .hasMessageContaining("300.0 s");
    }

    /** A run that was begun before there were budgets of CPU time is the same run. */
    @Test
    void plansWithoutCpuTimeAreWrittenAsBefore() throws IOException {
        String old = "{\"perMove\":2.0,\"perGame\":0.0,\"margin\":1.0,\"hang\":300.0}";
        TimeLimit limit = new TimeLimit(2, 0, 1, 300);
        assertThat(Json.line(limit)).isEqualTo(old);
        assertThat(Json.MAPPER.readValue(old, TimeLimit.class)).isEqualTo(limit);
        assertThat(Json.line(CPU)).contains("\"cpu\":0.25");
        assertThat(Json.MAPPER.readValue(Json.line(CPU), TimeLimit.class)).isEqualTo(CPU);
    }
}
