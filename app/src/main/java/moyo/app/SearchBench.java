package moyo.app;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.search.Budget;
import moyo.search.Player;
import moyo.search.PlayerSpec;

/** Searches of the empty board, counted against the CPU time of this thread. */
final class SearchBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double WARM_UP_SECONDS = 3;

    /**
     * What was measured.
     *
     * @param bestPerCpuSecond the best of the searches: what the machine can do undisturbed
     */
    record Figures(long simulations, double cpuSeconds, double bestPerCpuSecond) {
        double perCpuSecond() {
            return simulations / cpuSeconds;
        }
    }

    private final GoGame game;
    private final Player<GoPosition> player;
    private final Budget budget;

    SearchBench(GoGame game, PlayerSpec<GoGame, GoPosition> spec, long seed) {
        this.game = game;
        player = spec.make(game, seed);
        budget =
                new Budget.Simulations(
                        game.size() < 10 ? 20_000 : game.size() < 15 ? 10_000 : 5_000);
    }

    Figures run(double seconds) {
        for (double warm = 0; warm < WARM_UP_SECONDS; ) {
            warm += search();
        }
        long simulations = 0;
        double cpu = 0;
        double best = 0;
        while (cpu < seconds) {
            double used = search();
            simulations += player.simulations();
            cpu += used;
            best = Math.max(best, player.simulations() / used);
        }
        return new Figures(simulations, cpu, best);
    }

    /** CPU seconds for one search. */
    private double search() {
        long before = THREADS.getCurrentThreadCpuTime();
        player.chooseMove(game.newPosition(), budget);
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e9;
    }
}
