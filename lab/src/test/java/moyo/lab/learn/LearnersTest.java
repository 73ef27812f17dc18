package moyo.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.Rng;
import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;
import org.junit.jupiter.api.Test;

/** What each method makes of what it is told. */
final class LearnersTest {
    private static final List<AgentOrder> ORDERS = AgentOrder.all(List.of("A", "B", "C"));
    private static final AgentTeam ORIGINAL = AgentTeam.of("original", ORDERS.subList(0, 1));

    private final List<Trial> diary = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();

    /** So many pairs of a hundred are won twice, the others lost twice. */
    private Arena scripted(Map<String, Integer> won) {
        return round -> {
            rounds.add(round);
            return round.pairings().stream()
                    .map(pairing -> won.getOrDefault(pairing.team().list(), 0))
                    .map(pairs -> new Pentanomial(100 - pairs, 0, 0, 0, pairs))
                    .toList();
        };
    }

    @Test
    void climbKeepsWhoeverMakesTheTeamWinMoreThanEver() throws Stopped {
        Arena arena =
                scripted(
                        Map.of(
                                "A-B-C", 48,
                                "A-B-C,A-C-B", 47,
                                "A-B-C,B-A-C", 52,
                                "A-B-C,B-A-C,B-C-A", 52,
                                "A-B-C,B-A-C,C-A-B", 55));
        Climb climb = new Climb(ORIGINAL, ORDERS.subList(1, 5), 200);
        Learned learned = climb.learn(arena, diary::add);
        assertThat(learned.team()).hasToString("A-B-C,B-A-C,C-A-B");
        assertThat(learned.claim().mean()).isEqualTo(0.55);
        assertThat(learned.isFresh()).isFalse();
        assertThat(diary.stream().map(Trial::kept)).containsExactly(true, false, true, false, true);
        assertThat(rounds).allMatch(round -> round.games() == 200);
        assertThat(rounds.stream().map(Round::name)).doesNotHaveDuplicates();
    }

    @Test
    void annealKeepsAWorseTeamWhileItIsWarmAndReportsTheBest() throws Stopped {
        Rng rng = new Rng(4);
        Arena arena =
                round -> {
                    int won = 30 + rng.nextInt(40);
                    return List.of(new Pentanomial(100 - won, 0, 0, 0, won));
                };
        Anneal anneal = new Anneal(ORIGINAL, ORDERS, 200, 60, 0.2, 0.001, 7);
        Learned learned = anneal.learn(arena, diary::add);
        double best = diary.stream().mapToDouble(trial -> trial.pairs().mean()).max().orElse(0);
        assertThat(learned.claim().mean()).isEqualTo(best);
        assertThat(worseAndKept(diary.subList(0, 20))).as("worse and kept, warm").isPositive();
        assertThat(worseAndKept(diary.subList(41, 61))).as("worse and kept, cold").isZero();
        assertThat(diary.stream().map(trial -> trial.team().size())).contains(1, 2, 3);
        for (Trial trial : diary) {
            List<AgentOrder> orders = trial.team().orders();
            assertThat(new HashSet<>(orders)).as("nobody is in it twice").hasSameSizeAs(orders);
        }
    }

    private static long worseAndKept(List<Trial> trials) {
        long count = 0;
        double score = trials.get(0).pairs().mean();
        for (Trial trial : trials) {
            if (trial.kept()) {
                count += trial.pairs().mean() < score ? 1 : 0;
                score = trial.pairs().mean();
            }
        }
        return count;
    }

    @Test
    void raceFindsTheBestOrderAndConfirmsItOnFreshGames() throws Stopped {
        SyntheticArena arena =
                new SyntheticArena(team -> team.list().startsWith("C-A-B") ? 120 : -60, 5);
        List<Round> played = new ArrayList<>();
        Race race = new Race(ORIGINAL, ORDERS, RaceOptions.STANDARD);
        Learned learned =
                race.learn(
                        round -> {
                            played.add(round);
                            return arena.play(round);
                        },
                        diary::add);
        assertThat(learned.team().orders().get(0)).hasToString("C-A-B");
        assertThat(learned.isFresh()).isTrue();
        assertThat(learned.claim().pairs()).isEqualTo(500);
        assertThat(learned.claim().mean())
                .isCloseTo(arena.rate(Pairing.withBaseline(learned.team())), within(0.05));
        Round last = played.get(played.size() - 1);
        assertThat(last.pairings()).containsExactly(Pairing.withBaseline(learned.team()));
        assertThat(played.stream().map(Round::name)).doesNotHaveDuplicates();
    }

    @Test
    void raceKeepsItsChampionWhenNobodyIsBetter() throws Stopped {
        SyntheticArena arena = new SyntheticArena(team -> team.equals(ORIGINAL) ? 0 : -150, 3);
        Learned learned = new Race(ORIGINAL, ORDERS, RaceOptions.STANDARD).learn(arena, diary::add);
        assertThat(learned.team()).isEqualTo(ORIGINAL);
        assertThat(diary.stream().filter(Trial::kept).map(Trial::stage))
                .containsExactly("confirmed");
    }

    @Test
    void raceTriesTeamsWithSomeMoreFewerOrOthers() throws Stopped {
        AgentTeam three = AgentTeam.of(ORDERS.subList(0, 3));
        Learned learned =
                new Race(three, ORDERS, RaceOptions.STANDARD)
                        .learn(scripted(Map.of("C-A-B", 20, "C-B-A", 10)), diary::add);
        assertThat(learned.team()).isEqualTo(three);
        Round second = rounds.stream().filter(r -> r.name().startsWith("race-2")).findFirst().get();
        assertThat(second.pairings().stream().map(pairing -> pairing.team().list()))
                .doesNotHaveDuplicates()
                .doesNotContain(three.list())
                .contains("A-B-C,A-C-B,B-A-C,C-A-B", "A-B-C:2,A-C-B,B-A-C") // one more
                .contains("A-B-C,A-C-B,B-A-C,C-A-B,C-B-A") // two more
                .contains("A-C-B,B-A-C", "B-A-C") // one, two less
                .contains("A-C-B,B-A-C,C-A-B"); // another instead
    }

    /** The same learner told the same learns the same: that is how it goes on after a kill. */
    @Test
    void learnersAreFunctionsOfWhatTheyAreTold() throws Stopped {
        SyntheticArena arena = new SyntheticArena(team -> team.size() * 7.0, 3);
        for (Learner learner :
                List.of(
                        new Climb(ORIGINAL, ORDERS.subList(1, 6), 100),
                        new Anneal(ORIGINAL, ORDERS, 100, 20, 0.05, 0.01, 9),
                        new Race(ORIGINAL, ORDERS, RaceOptions.STANDARD))) {
            List<Trial> again = new ArrayList<>();
            diary.clear();
            Learned first = learner.learn(arena, diary::add);
            assertThat(learner.learn(arena, again::add)).isEqualTo(first);
            assertThat(again).isEqualTo(diary);
        }
    }

    @Test
    void aSyntheticRoundWinsAsOftenAsItShouldAndStopsWhenATestKnows() {
        AgentTeam strong = AgentTeam.of(ORDERS.get(3));
        SyntheticArena arena = new SyntheticArena(team -> team.equals(strong) ? 100 : 0, 1);
        Pairing pairing = Pairing.of(strong, ORIGINAL);
        Pentanomial all = arena.play(Round.of("long", pairing, 20_000)).get(0);
        assertThat(all.mean()).isCloseTo(0.64, within(0.01));
        Round tested =
                new Round(
                        "tested",
                        List.of(pairing),
                        20_000,
                        Optional.of(RaceOptions.STANDARD.test()));
        assertThat(arena.play(tested).get(0).pairs()).isLessThan(500);
    }
}
