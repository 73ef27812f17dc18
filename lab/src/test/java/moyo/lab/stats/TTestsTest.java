package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;
import org.junit.jupiter.api.Test;

final class TTestsTest {
    /** Student 1908, hours of sleep gained by two drugs: mean, variance and number of patients. */
    private static final TTests.Sample FIRST = new TTests.Sample(0.75, 28.805 / 9, 10);

    private static final TTests.Sample SECOND = new TTests.Sample(2.33, 36.081 / 9, 10);

    private static void expect(TTestResult result, double t, double degrees, double p) {
        assertThat(result.t()).isCloseTo(t, within(5e-5));
        assertThat(result.degreesOfFreedom()).isCloseTo(degrees, within(5e-4));
        assertThat(result.p()).isCloseTo(p, within(5e-6));
    }

    /** The figures of R's manual, {@code t.test(extra ~ group, data = sleep)}. */
    @Test
    void comparesStudentsSleepers() {
        expect(
                TTests.compare(FIRST, SECOND, DataDispersion.HETEROSCEDASTIC),
                -1.8608,
                17.776,
                0.07939);
        expect(TTests.compare(FIRST, SECOND, DataDispersion.HOMOSCEDASTIC), -1.8608, 18, 0.07919);
    }

    /** The same patients, drug against drug: Student's own use of his test, t = 4.06. */
    @Test
    void comparesStudentsSleepersOneByOne() {
        expect(TTests.against(new TTests.Sample(1.58, 13.616 / 9, 10), 0), 4.0621, 9, 0.00283);
    }

    /** Against the library's test on the single results, spelt out. */
    @Test
    void aTallyIsItsResults() {
        Tally a = new Tally(4, 2, 1);
        Tally b = new Tally(2, 1, 6);
        double[] as = {1, 1, 1, 1, 0.5, 0.5, 0};
        double[] bs = {1, 1, 0.5, 0, 0, 0, 0, 0, 0};
        TTest test = TTest.withDefaults();
        TTest.Result welch = test.with(DataDispersion.HETEROSCEDASTIC).test(as, bs);
        TTest.Result pooled = test.with(DataDispersion.HOMOSCEDASTIC).test(as, bs);
        TTest.Result alone = test.withMu(0.4).test(as);
        expect(
                TTests.welch(a, b),
                welch.getStatistic(),
                welch.getDegreesOfFreedom(),
                welch.getPValue());
        expect(TTests.pooled(a, b), pooled.getStatistic(), 14, pooled.getPValue());
        expect(TTests.oneSample(a, 0.4), alone.getStatistic(), 6, alone.getPValue());
    }

    /**
     * Marcolino and Matsubara 2011: 57.55 % with five agents against 48.55 % with one, 1000 games
     * each, better with 99 % confidence. By hand: t = 0.09 / sqrt((0.2443 + 0.2498) / 999).
     */
    @Test
    void fiveAgentsAreBetterThanOne() {
        Tally five = new Tally(575, 1, 424);
        Tally one = new Tally(485, 1, 514);
        TTestResult result = TTests.pooled(five, one);
        assertThat(result.t()).isCloseTo(4.05, within(0.005));
        assertThat(result.degreesOfFreedom()).isEqualTo(1998);
        assertThat(result.isGreater(0.99)).isTrue();
        assertThat(TTests.welch(five, one).isGreater(0.99)).isTrue();
        assertThat(TTests.pooled(one, five).isGreater(0.99)).isFalse();
        assertThat(TTests.pooled(one, five).pGreater()).isGreaterThan(0.99);
    }

    /** A quarter of a per cent is in reach of chance. */
    @Test
    void aSmallDifferenceProvesNothing() {
        TTestResult result = TTests.pooled(new Tally(490, 0, 510), new Tally(485, 0, 515));
        assertThat(result.isGreater(0.99)).isFalse();
        assertThat(result.p()).isBetween(0.7, 0.9);
    }

    /** Tables of Student's distribution: with 9 degrees of freedom 5 % lie beyond ±2.262. */
    @Test
    void oneSampleMeetsTheTableOfStudent() {
        double variance = 0.1;
        double mean = 0.5 + 2.262 * Math.sqrt(variance / 10);
        TTestResult result = TTests.against(new TTests.Sample(mean, variance, 10), 0.5);
        assertThat(result.p()).isCloseTo(0.05, within(1e-4));
        assertThat(result.pGreater()).isCloseTo(0.025, within(1e-4));
    }

    @Test
    void fewerThanTwoGamesSayNothing() {
        TTestResult result = TTests.welch(Tally.of(1), new Tally(0, 0, 9));
        assertThat(result.t()).isNaN();
        assertThat(result.p()).isNaN();
        assertThat(result.isGreater(0.5)).isFalse();
        assertThat(TTests.oneSample(Tally.NONE, 0.5).p()).isNaN();
    }

    @Test
    void twoWinsAreNoProofAndThirtyAre() {
        Tally two = new Tally(2, 0, 0);
        assertThat(TTests.welch(two, new Tally(0, 0, 2)).isGreater(0.99)).isFalse();
        assertThat(TTests.oneSample(two, 0.5).isGreater(0.99)).isFalse();
        Tally thirty = new Tally(30, 0, 0);
        assertThat(TTests.welch(thirty, new Tally(0, 0, 30)).isGreater(0.99)).isTrue();
        assertThat(TTests.oneSample(thirty, 0.5).isGreater(0.99)).isTrue();
    }

    @Test
    void equalResultsAreNoDifference() {
        Tally draws = new Tally(0, 5, 0);
        assertThat(TTests.pooled(draws, draws).t()).isZero();
        assertThat(TTests.pooled(draws, draws).p()).isCloseTo(1, within(1e-12));
    }
}
