package moyo.lab.record;

import java.util.Collection;
import java.util.Locale;

/**
 * The mean CPU seconds per move of the two players of a matchup, over the games in which they are
 * known; NaN if there are none. A match is at equal CPU if the larger mean is at most 5 % above the
 * smaller.
 */
public record CpuPerMove(double a, double b) {
    /** The largest relative difference at which a match is at equal CPU. */
    public static final double TOLERANCE = 0.05;

    public static CpuPerMove of(Collection<GameResult> results) {
        double[] seconds = new double[2];
        long[] thoughts = new long[2];
        for (GameResult result : results) {
            for (int side = 0; side < 2; side++) {
                double cpu = result.cpuSeconds().get(side);
                int player = side ^ result.game(); // A moves first in game 0
                if (!Double.isNaN(cpu)) {
                    seconds[player] += cpu;
                    thoughts[player] += result.thoughts().get(side);
                }
            }
        }
        return new CpuPerMove(mean(seconds[0], thoughts[0]), mean(seconds[1], thoughts[1]));
    }

    private static double mean(double seconds, long thoughts) {
        return thoughts == 0 ? Double.NaN : seconds / thoughts;
    }

    /** Returns whether the CPU time of both players is known. */
    public boolean isKnown() {
        return !Double.isNaN(a) && !Double.isNaN(b);
    }

    /** Returns the larger mean / the smaller mean - 1; NaN if one is unknown. */
    public double difference() {
        double smaller = Math.min(a, b);
        return a == b ? 0 : Math.max(a, b) / smaller - 1;
    }

    public boolean isEqual() {
        return isKnown() && difference() <= TOLERANCE;
    }

    /** {@code CPU a move: A 0.250 s, B 0.254 s: at equal CPU (they differ by 1.6 %)}. */
    public String text(String nameOfA, String nameOfB) {
        return "CPU a move: %s %s, %s %s: %s"
                .formatted(nameOfA, seconds(a), nameOfB, seconds(b), verdict());
    }

    private static String seconds(double mean) {
        return Double.isNaN(mean) ? "unknown" : String.format(Locale.ROOT, "%.4f s", mean);
    }

    private String verdict() {
        if (!isKnown()) {
            return "unknown whether at equal CPU, because the system does not report the CPU time";
        }
        return String.format(
                Locale.ROOT,
                "%s (they differ by %.1f %%; up to 5 %% is equal)",
                isEqual() ? "at equal CPU" : "not at equal CPU",
                100 * difference());
    }
}
