package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SelfPlayOptionsTest {
    private static final SelfPlayOptions GROWING =
            new SelfPlayOptions(20, 120, 4, 16, 3, 0.8, 0.1, 0.12);

    @ParameterizedTest
    @CsvSource({"0,20,4", "0.5,70,10", "0.333,53,8", "1,120,16", "-3,20,4", "7,120,16"})
    void visitsAndCandidatesGrowWithTheShareOfTime(double share, int visits, int candidates) {
        assertThat(GROWING.visits(share)).isEqualTo(visits);
        assertThat(GROWING.candidates(share)).isEqualTo(candidates);
    }

    @Test
    void theyMayShrinkAndTheLargerEndGivesTheRoomThatIsNeeded() {
        SelfPlayOptions shrinking = new SelfPlayOptions(120, 20, 16, 4, 3, 0.8, 0.1, 0.12);
        assertThat(shrinking.visits(0.5)).isEqualTo(70);
        assertThat(shrinking.mostVisits()).isEqualTo(120).isEqualTo(GROWING.mostVisits());
        assertThat(shrinking.mostCandidates()).isEqualTo(16).isEqualTo(GROWING.mostCandidates());
    }
}
