package moyo.web.part;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RateTest {
    @Test
    void allowsSoManyAtOnceAndThenSoManyASecond() {
        AtomicLong now = new AtomicLong();
        Rate rate = new Rate(3, 2, now::get);
        assertThat(rate.allows(3)).isTrue();
        assertThat(rate.allows(1)).isFalse();
        now.addAndGet(500_000_000);
        assertThat(rate.allows(1)).isTrue();
        assertThat(rate.allows(1)).isFalse();
        now.addAndGet(1_000_000_000_000L);
        assertThat(rate.allows(4)).isFalse();
        assertThat(rate.allows(3)).isTrue();
    }
}
