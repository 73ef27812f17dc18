package moyo.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OwnCompetitorTest {
    @Test
    void aTreeFitsTheLargestNumberOfPlayouts() {
        assertThat(OwnCompetitor.fittingTree(1, 5)).isEqualTo(1000);
        assertThat(OwnCompetitor.fittingTree(1000, 82)).isEqualTo(1100 * 82);
        assertThat(OwnCompetitor.fittingTree(Integer.MAX_VALUE, 362)).isEqualTo(2147483747L * 362);
    }
}
