package moyo.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.LongStream;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On agents of known strength: climbing overstates what it has learned, racing does not. */
final class RehearsalTest {
    private static final int RUNS = 60;
    private static final List<AgentOrder> ORDERS =
            AgentOrder.all(List.of("N", "AC", "AD", "L", "P"));
    private static final AgentTeam ORIGINAL = AgentTeam.of("original", ORDERS.subList(0, 1));

    private static List<Rehearsal.Run> runs(double spread, Rehearsal.Method method) {
        Rehearsal rehearsal = new Rehearsal(ORDERS, spread);
        return LongStream.range(0, RUNS).mapToObj(seed -> rehearsal.run(method, seed)).toList();
    }

    private static double overstated(List<Rehearsal.Run> runs) {
        return runs.stream().mapToDouble(Rehearsal.Run::overstated).average().orElseThrow();
    }

    /** Of 120 equal agents with 1,000 games a test, chance makes 54 %. */
    @Test
    void climbingReportsAGainWhereThereIsNone() {
        List<Rehearsal.Run> runs = runs(0, (list, seed) -> new Climb(ORIGINAL, list, 1000));
        assertThat(runs).allMatch(run -> run.truth() == 0.5 && run.games() == 120_000);
        assertThat(overstated(runs)).isCloseTo(0.041, within(0.004));
    }

    /** One standard error of all runs together is 0.2 %. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 40})
    void racingReportsWhatIsTrue(double spread) {
        List<Rehearsal.Run> runs =
                runs(spread, (list, seed) -> new Race(ORIGINAL, list, RaceOptions.STANDARD));
        assertThat(overstated(runs)).isCloseTo(0, within(0.007));
        assertThat(runs.stream().mapToLong(Rehearsal.Run::games).max().orElseThrow())
                .isLessThanOrEqualTo(12_000);
    }

    @Test
    void racingFindsABetterTeamThanClimbingWithATenthOfTheGames() {
        List<Rehearsal.Run> climbs = runs(40, (list, seed) -> new Climb(ORIGINAL, list, 1000));
        List<Rehearsal.Run> races =
                runs(40, (list, seed) -> new Race(ORIGINAL, list, RaceOptions.STANDARD));
        assertThat(overstated(climbs)).isGreaterThan(0.03);
        assertThat(truth(races)).isGreaterThan(truth(climbs) + 0.04);
    }

    private static double truth(List<Rehearsal.Run> runs) {
        return runs.stream().mapToDouble(Rehearsal.Run::truth).average().orElseThrow();
    }
}
