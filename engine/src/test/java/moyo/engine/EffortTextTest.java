package moyo.engine;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.search.Effort;
import org.junit.jupiter.api.Test;

final class EffortTextTest {
    @Test
    void everyCountHasItsLine() {
        assertThat(EffortText.lines(new Effort(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
                .isEqualTo(
                        """
                        simulations 1
                        playout-moves 2
                        gated-simulations 3
                        gated-playout-moves 4
                        interrupted 5
                        known-nodes 6
                        lookups 7
                        hits 8
                        stored 9
                        replaced 10""");
    }

    @Test
    void aMemoryIsSpokenOfOnceItIsOpen() {
        assertThat(EffortText.memory(new Effort(1000, 90_000, 0, 0, 0, 0, 0, 0, 0, 0))).isEmpty();
        assertThat(EffortText.memory(new Effort(1000, 90_000, 400, 24_000, 124, 9, 800, 100, 5, 1)))
                .isEqualTo("31.0 % cut short, 60.0 moves a playout, 12.5 % of look-ups hit");
        assertThat(EffortText.memory(new Effort(1000, 90_000, 400, 24_000, 0, 0, 0, 0, 0, 0)))
                .as("a gate without a memory")
                .isEqualTo("0.0 % cut short, 60.0 moves a playout");
    }
}
