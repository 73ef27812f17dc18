package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HalvingScheduleTest {
    private static int[] schedule(int candidates, int simulations) {
        HalvingSchedule schedule = new HalvingSchedule(candidates, simulations);
        int[] visits = new int[simulations];
        Arrays.setAll(visits, i -> schedule.visits(candidates, i));
        return visits;
    }

    @Test
    void fourCandidatesAreVisitedEquallyThenTheBetterTwo() {
        assertThat(schedule(4, 8)).containsExactly(0, 0, 0, 0, 1, 1, 2, 2);
    }

    @Test
    void aSingleCandidateHasAllVisits() {
        assertThat(schedule(1, 4)).containsExactly(0, 1, 2, 3);
    }

    /** Each entry must be met by a candidate: with so many visits, and of the better ones. */
    @ParameterizedTest
    @CsvSource({"2,3", "3,16", "5,24", "8,24", "8,33", "16,128", "16,7"})
    void everySimulationFindsACandidateWithSoManyVisits(int candidates, int simulations) {
        int[] visits = new int[candidates];
        for (int wanted : schedule(candidates, simulations)) {
            int found = 0;
            while (found < candidates && visits[found] != wanted) {
                found++;
            }
            assertThat(found).as("visits %d", wanted).isLessThan(candidates);
            visits[found]++;
        }
        assertThat(Arrays.stream(visits).sum()).isEqualTo(simulations);
        assertThat(visits[0]).isEqualTo(Arrays.stream(visits).max().orElseThrow());
    }
}
