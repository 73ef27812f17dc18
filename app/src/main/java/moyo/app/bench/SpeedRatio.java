package moyo.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.lab.stats.Interval;

/**
 * The ratio of the speeds of two searches, measured alternately, A B B A, in many short intervals,
 * so that other load of the machine slows both equally.
 *
 * @param ratio the geometric mean of the ratios of the intervals
 * @param interval the 95 % interval, by normal approximation of the logarithms of the ratios
 */
record SpeedRatio(double ratio, Interval interval, int stretches) {
    private static final int FEWEST = 20;
    private static final double WARM_UP_SECONDS = 3;
    private static final double REACH = 1.96;

    /**
     * Measures each search for the given CPU seconds.
     *
     * @param a runs the first search once
     */
    static SpeedRatio of(Stretch a, Stretch b, double seconds) {
        for (double warm = 0; warm < WARM_UP_SECONDS; ) {
            warm += a.run().cpuSeconds() + b.run().cpuSeconds();
        }
        List<Double> logs = new ArrayList<>();
        double used = 0;
        while (used < 2 * seconds || logs.size() < FEWEST) {
            boolean first = logs.size() % 2 == 0;
            Done one = (first ? a : b).run();
            Done two = (first ? b : a).run();
            used += one.cpuSeconds() + two.cpuSeconds();
            double log = StrictMath.log(one.perCpuSecond() / two.perCpuSecond());
            logs.add(first ? log : -log);
        }
        return of(logs);
    }

    static SpeedRatio of(List<Double> logs) {
        int n = logs.size();
        double mean = logs.stream().mapToDouble(x -> x).sum() / n;
        double squares = logs.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum();
        double reach = REACH * Math.sqrt(squares / (n - 1) / n);
        return new SpeedRatio(
                StrictMath.exp(mean),
                new Interval(StrictMath.exp(mean - reach), StrictMath.exp(mean + reach)),
                n);
    }

    /** An action that is measured repeatedly. */
    interface Stretch {
        Done run();
    }

    /** The count and the CPU time of one measurement. */
    record Done(long count, double cpuSeconds) {
        double perCpuSecond() {
            return count / cpuSeconds;
        }
    }

    String text(String a, String b) {
        return String.format(
                Locale.ROOT,
                "%.3f × (%.3f to %.3f, %d stretches in turn) simulations per CPU second, %s"
                        + " beside %s",
                ratio,
                interval.low(),
                interval.high(),
                stretches,
                a,
                b);
    }
}
