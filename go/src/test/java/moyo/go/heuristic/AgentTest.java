package moyo.go.heuristic;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.go.Geometry;
import org.junit.jupiter.api.Test;

class AgentTest {
    @Test
    void refusesAnOrderWithAVoiceThatIsNoHeuristic() {
        assertThatThrownBy(() -> new Agent(Geometry.of(9), Voice.PATTERN, Voice.RANDOM))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Random");
    }
}
