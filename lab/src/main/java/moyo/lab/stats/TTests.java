package moyo.lab.stats;

import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * Student's test on results of 1, 1/2 and 0. Marcolino and Matsubara 2011 compare a team's 1000
 * games against Fuego with the original agent's 1000 games against Fuego, at 99 %.
 *
 * <p>Games count as independent. If all games of a side have the same result, its variance is
 * computed after adding half a win and half a loss.
 */
public final class TTests {
    /** Half a win and half a loss. */
    private static final double GUARD = 0.5;

    private TTests() {}

    /**
     * Tests whether the rate of a is higher than that of b: Welch's test, for unequal variances.
     */
    public static TTestResult welch(Tally a, Tally b) {
        return compare(Sample.of(a), Sample.of(b), DataDispersion.HETEROSCEDASTIC);
    }

    /**
     * Tests whether the rate of a is higher than that of b: Student's test, with a common variance.
     */
    public static TTestResult pooled(Tally a, Tally b) {
        return compare(Sample.of(a), Sample.of(b), DataDispersion.HOMOSCEDASTIC);
    }

    /** Tests whether the rate of a is higher than a given one, such as 0.5. */
    public static TTestResult oneSample(Tally a, double rate) {
        return against(Sample.of(a), rate);
    }

    static TTestResult compare(Sample a, Sample b, DataDispersion dispersion) {
        if (a.n < 2 || b.n < 2) {
            return TTestResult.UNKNOWN;
        }
        return result(
                TTest.withDefaults()
                        .with(dispersion)
                        .test(a.mean, a.variance, a.n, b.mean, b.variance, b.n));
    }

    static TTestResult against(Sample a, double mean) {
        if (a.n < 2) {
            return TTestResult.UNKNOWN;
        }
        return result(TTest.withDefaults().withMu(mean).test(a.mean, a.variance, a.n));
    }

    private static TTestResult result(TTest.Result result) {
        return new TTestResult(
                result.getStatistic(), result.getDegreesOfFreedom(), result.getPValue());
    }

    /** The mean, the variance (with n - 1) and the size of a sample. */
    record Sample(double mean, double variance, long n) {
        static Sample of(Tally tally) {
            long n = tally.games();
            double squares = tally.squares(0);
            double variance = squares > 0 ? squares / (n - 1) : tally.squares(GUARD) / n;
            return new Sample(tally.rate(), variance, n);
        }
    }
}
