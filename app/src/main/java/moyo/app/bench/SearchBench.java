package moyo.app.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.search.simulation.SearchOptions;

/**
 * Measures simulations of one position per second of CPU time: of this thread if the search has one
 * thread, otherwise of the whole process.
 *
 * @param <P> the positions of the game
 */
final class SearchBench<P extends Position<P>> {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final double LONGEST_WARM_UP_SECONDS = 3;

    /** The warm-up of a short measurement takes this many times as long as the measurement. */
    private static final double WARM_UP_RATIO = 10;

    /** Shorter measurements have shorter searches. */
    private static final double LONG_SECONDS = 0.5;

    /**
     * The measured numbers.
     *
     * @param seconds on the wall clock
     * @param bestPerCpuSecond the highest rate of all searches: the speed of the undisturbed
     *     machine
     * @param bestPerSecond the highest rate per second on the wall clock
     */
    record Figures(
            int threads,
            long simulations,
            double cpuSeconds,
            double seconds,
            double bestPerCpuSecond,
            double bestPerSecond) {
        double perCpuSecond() {
            return simulations / cpuSeconds;
        }

        double perSecond() {
            return simulations / seconds;
        }

        /** Returns the numbers as fields of a JSON object. */
        Map<String, Object> json(String player) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("threads", threads);
            line.put("player", player);
            line.put("perCpuSecond", Math.round(perCpuSecond()));
            line.put("bestPerCpuSecond", Math.round(bestPerCpuSecond));
            line.put("perSecond", Math.round(perSecond()));
            line.put("bestPerSecond", Math.round(bestPerSecond));
            line.put("cpuSeconds", cpuSeconds);
            line.put("simulations", simulations);
            return line;
        }

        /** Returns the numbers as text. */
        String text(String player) {
            return String.format(
                    Locale.ROOT,
                    "%9.0f per CPU second (best %.0f), %.0f per second with %d thread%s, by %s",
                    perCpuSecond(),
                    bestPerCpuSecond,
                    perSecond(),
                    threads,
                    threads == 1 ? "" : "s",
                    player);
        }
    }

    private final P start;
    private final Player<P> player;
    private final Budget budget;
    private final int threads;

    /**
     * @param simulations the number of simulations of each search
     */
    <G extends Game<P>> SearchBench(
            G game, P start, PlayerSpec<G, P> spec, int simulations, long seed) {
        this.start = start;
        threads = spec.threads();
        player = spec.make(game, seed);
        budget = new Budget.Simulations(simulations);
    }

    /**
     * Returns the player with the given number of threads; 1 leaves the player unchanged, as it may
     * have no setting {@code threads}.
     */
    static <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> withThreads(
            PlayerSpec<G, P> spec, int threads) {
        return threads == 1 ? spec : spec.with(SearchOptions.THREADS.key(), "" + threads);
    }

    /**
     * Returns how many simulations each search of a measurement of the given length has.
     *
     * @param most the number if the measurement is long enough to contain such searches
     */
    static int simulations(int most, double seconds) {
        return seconds >= LONG_SECONDS
                ? most
                : Math.max(1, (int) (most * Math.max(0.02, seconds / LONG_SECONDS)));
    }

    Figures run(double seconds) {
        double warmUp = Math.min(LONGEST_WARM_UP_SECONDS, WARM_UP_RATIO * seconds);
        for (double warm = 0; warm < warmUp; ) {
            warm += search();
        }
        long simulations = 0;
        double cpu = 0;
        double bestPerCpu = 0;
        double bestPerSecond = 0;
        long begin = System.nanoTime();
        while (cpu < seconds * threads) {
            long start = System.nanoTime();
            double used = search();
            double wall = (System.nanoTime() - start) / 1e9;
            simulations += player.simulations();
            cpu += used;
            bestPerCpu = Math.max(bestPerCpu, player.simulations() / used);
            bestPerSecond = Math.max(bestPerSecond, player.simulations() / wall);
        }
        double wall = (System.nanoTime() - begin) / 1e9;
        return new Figures(threads, simulations, cpu, wall, bestPerCpu, bestPerSecond);
    }

    /** Searches once. */
    SpeedRatio.Done once() {
        double used = search();
        return new SpeedRatio.Done(player.simulations(), used);
    }

    /** Searches once and returns the CPU seconds. */
    private double search() {
        long before = cpuTime();
        player.newGame();
        player.chooseMove(start, budget);
        return (cpuTime() - before) / 1e9;
    }

    private long cpuTime() {
        return threads == 1 ? THREADS.getCurrentThreadCpuTime() : PROCESS.getProcessCpuTime();
    }
}
