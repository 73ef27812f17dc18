package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.CpuMeter;
import moyo.search.clock.Load;
import moyo.search.player.Player;
import moyo.testkit.DrawnTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Budgets of CPU time on a machine that is busy with other things. */
final class SearchCpuTest {
    private static final double BUDGET = 0.05;

    /** As good for the one move as for the other, so that no search ends early. */
    private static final DrawnTree GAME = new DrawnTree("((1 -1 1 -1) (1 -1 1 -1))");

    private static final Map<String, Player<DrawnTree.Spot>> PLAYERS =
            new TreeMap<>(
                    Map.of(
                            "search",
                            new Search<>(parts(GAME, UCB1), options(""), new Rng(1)),
                            "search in two threads",
                            new Search<>(parts(GAME, UCB1), options("threads=2"), new Rng(1)),
                            "three trees",
                            new RootParallel<>(parts(GAME, UCB1), options("threads=3"), new Rng(1)),
                            "flat",
                            new FlatMonteCarlo<>(
                                    GAME,
                                    DrawnTree.Spot::legalMoves,
                                    new AnyMove<>(GAME),
                                    new Rng(1))));

    @ParameterizedTest
    @ValueSource(strings = {"search", "search in two threads", "three trees", "flat"})
    void theBudgetIsSpentThoughTheMachineIsBusy(String name) {
        Player<DrawnTree.Spot> player = Objects.requireNonNull(PLAYERS.get(name));
        DrawnTree.Spot start = GAME.newPosition();
        player.chooseMove(start, new Budget.Simulations(10_000)); // so that code is compiled
        try (Load load = new Load()) {
            CpuMeter meter = CpuMeter.ofThisThread();
            long before = meter.nanos();
            long wall = System.nanoTime();
            player.chooseMove(start, new Budget.Cpu(Duration.ofNanos((long) (BUDGET * 1e9))));
            double used = (meter.nanos() - before) / 1e9;
            double seconds = (System.nanoTime() - wall) / 1e9;
            System.out.printf("%s: %.4f CPU s in %.2f s%n", name, used, seconds);
            assertThat(used).isBetween(0.95 * BUDGET, 1.2 * BUDGET);
            assertThat(load).isNotNull();
        }
    }
}
