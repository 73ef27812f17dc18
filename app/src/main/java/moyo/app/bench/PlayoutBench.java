package moyo.app.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.search.playout.PlayoutPolicy;

/** Measures playouts from the empty board per second of CPU time of this thread. */
final class PlayoutBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double LONGEST_WARM_UP_SECONDS = 2;

    /** The warm-up of a short measurement takes this many times as long as the measurement. */
    private static final double WARM_UP_RATIO = 10;

    /**
     * The measured numbers.
     *
     * @param bestPerCpuSecond the highest rate of many short intervals: the speed of the
     *     undisturbed machine
     */
    record Figures(
            long playouts,
            double cpuSeconds,
            double bestPerCpuSecond,
            double moves,
            double movesError,
            double blackWins,
            double blackWinsError) {
        double perCpuSecond() {
            return playouts / cpuSeconds;
        }
    }

    private final PlayoutPolicy<GoPosition> policy;
    private final GoPosition start;
    private final GoPosition position;
    private final Rng rng;
    private long playouts;
    private double sum;
    private double sumOfSquares;
    private long blackWins;

    PlayoutBench(GoGame game, PlayoutPolicy<GoPosition> policy, long seed) {
        this.policy = policy;
        start = game.newPosition();
        position = game.newPosition();
        rng = new Rng(seed);
    }

    Figures run(double seconds) {
        int stretch = 500;
        double warmUp = Math.min(LONGEST_WARM_UP_SECONDS, WARM_UP_RATIO * seconds);
        double warm = 0;
        while (warm < warmUp) {
            warm += stretch(stretch);
        }
        playouts = 0;
        sum = 0;
        sumOfSquares = 0;
        blackWins = 0;
        double cpu = 0;
        double best = 0;
        while (cpu < seconds) {
            double used = stretch(stretch);
            cpu += used;
            best = Math.max(best, stretch / used);
        }
        return figures(cpu, best);
    }

    /** Returns the CPU seconds of the given number of playouts. */
    private double stretch(int count) {
        long before = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < count; i++) {
            position.copyFrom(start);
            position.beginPlayout();
            policy.playOut(position, rng);
            playouts++;
            sum += position.moveNumber();
            sumOfSquares += (double) position.moveNumber() * position.moveNumber();
            if (position.score() > 0) {
                blackWins++;
            }
        }
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e9;
    }

    private Figures figures(double cpu, double best) {
        double mean = sum / playouts;
        double variance = sumOfSquares / playouts - mean * mean;
        double wins = blackWins / (double) playouts;
        return new Figures(
                playouts,
                cpu,
                best,
                mean,
                Math.sqrt(variance / playouts),
                wins,
                Math.sqrt(wins * (1 - wins) / playouts));
    }
}
