package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameId;
import org.junit.jupiter.api.Test;

final class ScheduleTest {
    private final ToyKit kit = new ToyKit();
    private final Openings<?> openings = Openings.parse("2", kit);

    private static RunPlan plan(int games, String... players) {
        List<Entrant> entrants =
                List.of(players).stream().map(p -> new Entrant(p, "random")).toList();
        return new RunPlan(
                "toy",
                Map.of("name", "tic-tac-toe"),
                entrants,
                RunPlan.roundRobin(entrants),
                games,
                7,
                MatchRules.STANDARD,
                "random 2",
                "");
    }

    private List<PairTask> missing(RunPlan plan, Set<GameId> done) {
        return Schedule.missing(plan, Part.ALL, openings, done::contains);
    }

    @Test
    void aPairOfEachMatchupAfterTheOther() {
        assertThat(missing(plan(4, "a", "b", "c"), Set.of()))
                .extracting(pair -> pair.matchup() + " " + pair.pair())
                .containsExactly(
                        "a vs b 0", "a vs c 0", "b vs c 0", "a vs b 1", "a vs c 1", "b vs c 1");
    }

    @Test
    void anOddNumberOfGamesEndsWithHalfAPair() {
        List<PairTask> pairs = missing(plan(5, "a", "b"), Set.of());
        assertThat(pairs)
                .extracting(PairTask::games)
                .containsExactly(List.of(0, 1), List.of(0, 1), List.of(0));
    }

    @Test
    void whatIsThereIsNotPlayedAgain() {
        Set<GameId> done =
                Set.of(
                        new GameId("a vs b", 0, 0),
                        new GameId("a vs b", 0, 1),
                        new GameId("a vs b", 1, 1),
                        new GameId("a vs b", 9, 0));
        List<PairTask> pairs = missing(plan(6, "a", "b"), done);
        assertThat(pairs).extracting(PairTask::pair).containsExactly(1, 2);
        assertThat(pairs.get(0).games()).as("only the missing game").containsExactly(0);
        assertThat(pairs.get(1).games()).containsExactly(0, 1);
    }

    @Test
    void aFinishedPlanHasNothingMissing() {
        Set<GameId> done = new HashSet<>();
        for (int i = 0; i < 4; i++) {
            done.add(new GameId("a vs b", i / 2, i % 2));
        }
        assertThat(missing(plan(4, "a", "b"), done)).isEmpty();
    }

    @Test
    void seedAndOpeningFollowFromTheRunsSeedTheMatchupAndThePairAlone() {
        PairTask inShort = missing(plan(6, "a", "b"), Set.of()).get(2);
        PairTask inLong = missing(plan(60, "a", "b", "c"), Set.of()).get(6);
        assertThat(inLong.matchup()).isEqualTo("a vs b");
        assertThat(inLong.pair()).isEqualTo(2);
        assertThat(inLong.seed()).isEqualTo(inShort.seed());
        assertThat(inLong.opening()).hasSize(2).isEqualTo(inShort.opening());
        assertThat(missing(plan(60, "a", "b"), Set.of()))
                .extracting(PairTask::seed)
                .doesNotHaveDuplicates();
    }

    @Test
    void allPairsShareTheConditionsOfThePlan() {
        RunPlan plan = plan(6, "a", "b");
        assertThat(missing(plan, Set.of()))
                .allSatisfy(
                        pair -> {
                            assertThat(pair.conditions().run()).isEqualTo("toy");
                            assertThat(pair.conditions().game()).isEqualTo(plan.game());
                            assertThat(pair.conditions().rules()).isEqualTo(plan.rules());
                            assertThat(pair.a()).isEqualTo(plan.entrant("a"));
                        });
    }
}
