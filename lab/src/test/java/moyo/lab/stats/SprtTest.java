package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SprtTest {
    /** Wald 1945; the bounds that every fishtest page shows. */
    @Test
    void boundsAreWalds() {
        Sprt sprt = new Sprt(0, 5, 0.05, 0.05);
        assertThat(sprt.lowerBound()).isCloseTo(-2.9444, within(5e-5));
        assertThat(sprt.upperBound()).isCloseTo(2.9444, within(5e-5));
        Sprt uneven = new Sprt(0, 5, 0.01, 0.1);
        assertThat(uneven.lowerBound()).isCloseTo(Math.log(0.1 / 0.99), within(1e-12));
        assertThat(uneven.upperBound()).isCloseTo(Math.log(0.9 / 0.01), within(1e-12));
    }

    /**
     * Raw statistics of the fishtest instance montytest, test 69d3c8dc7c5b3724e29d2712, "Logistic
     * (exact)"; its elo1 is printed with three decimals.
     */
    @Test
    void likelihoodRatioIsThatOfFishtest() {
        Sprt sprt = new Sprt(0, 2.716, 0.05, 0.05);
        double llr = sprt.llr(new Pentanomial(13, 37, 50, 25, 3));
        assertThat(llr).isCloseTo(-0.53772, within(2e-4));
    }

    /** Tests of fastchess, app/tests/sprt_test.cpp, "logistic pentanomial". */
    @ParameterizedTest
    @CsvSource({
        "223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07",
        "871, 26175, 55983, 26678, 821, 0, 2, -4.98"
    })
    void likelihoodRatioIsThatOfFastchess(
            long n0, long n1, long n2, long n3, long n4, double elo0, double elo1, double llr) {
        Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05);
        assertThat(sprt.llr(new Pentanomial(n0, n1, n2, n3, n4))).isCloseTo(llr, within(0.005));
    }

    @ParameterizedTest
    @CsvSource({
        "3, 8, 20, 12, 7, 0, 20",
        "10, 1, 5, 1, 14, -10, 30",
        "1, 2, 3, 5, 40, 0, 100",
        "40, 5, 3, 2, 1, -50, 50"
    })
    void likelihoodRatioIsThatOfABlindClimb(
            long n0, long n1, long n2, long n3, long n4, double elo0, double elo1) {
        double[] n = {n0, n1, n2, n3, n4};
        double expected =
                BlindClimb.likelihood(n, Elo.toRate(elo1))
                        - BlindClimb.likelihood(n, Elo.toRate(elo0));
        double llr = new Sprt(elo0, elo1, 0.05, 0.05).llr(new Pentanomial(n0, n1, n2, n3, n4));
        assertThat(llr).isCloseTo(expected, within(1e-6));
    }

    /** Van den Bergh, "The GSPRT approximation": N (s1 - s0) (2 mean - s0 - s1) / (2 variance). */
    @Test
    void manyPairsAndSmallDifferencesAreNormal() {
        Pentanomial pairs = new Pentanomial(1000, 3900, 10000, 4100, 1050);
        double s0 = Elo.toRate(0);
        double s1 = Elo.toRate(3);
        double normal =
                pairs.pairs() * (s1 - s0) * (2 * pairs.mean() - s0 - s1) / (2 * pairs.variance());
        assertThat(normal).as("far from nothing").isGreaterThan(1);
        double llr = new Sprt(0, 3, 0.05, 0.05).llr(pairs);
        assertThat(llr).isCloseTo(normal, within(0.002 * normal));
    }

    /** Without draws and splits a pair is a coin, and the test is Wald's own. */
    @Test
    void decisivePairsMakeWaldsTest() {
        double s0 = Elo.toRate(10);
        double s1 = Elo.toRate(60);
        double wald = 40 * Math.log(s1 / s0) + 30 * Math.log((1 - s1) / (1 - s0));
        double llr = new Sprt(10, 60, 0.05, 0.05).llr(new Pentanomial(30, 0, 0, 0, 40));
        assertThat(llr).isCloseTo(wald, within(1e-3));
    }

    @Test
    void swappedPlayersAndHypothesesSwapTheSign() {
        double mine = new Sprt(-5, 15, 0.05, 0.05).llr(new Pentanomial(2, 5, 11, 9, 0));
        double theirs = new Sprt(-15, 5, 0.05, 0.05).llr(new Pentanomial(0, 9, 11, 5, 2));
        assertThat(mine).isCloseTo(-theirs, within(1e-9));
    }

    @Test
    void nothingPlayedIsNothingLearned() {
        Sprt sprt = new Sprt(0, 5, 0.05, 0.05);
        assertThat(sprt.llr(Pentanomial.NONE)).isZero();
        assertThat(sprt.decide(Pentanomial.NONE)).isEqualTo(Decision.CONTINUE);
    }

    @Test
    void aSeriesWithoutSurprisesIsDecidedButNotAtOnce() {
        Sprt sprt = new Sprt(0, 50, 0.05, 0.05);
        assertThat(sprt.decide(new Pentanomial(0, 0, 0, 0, 1))).isEqualTo(Decision.CONTINUE);
        assertThat(sprt.decide(new Pentanomial(0, 0, 0, 0, 100))).isEqualTo(Decision.ACCEPT_H1);
        assertThat(sprt.decide(new Pentanomial(1, 0, 0, 0, 0))).isEqualTo(Decision.CONTINUE);
        assertThat(sprt.decide(new Pentanomial(100, 0, 0, 0, 0))).isEqualTo(Decision.ACCEPT_H0);
    }

    @Test
    void readsBoundsWithAndWithoutErrors() {
        assertThat(Sprt.parse("0,5")).isEqualTo(new Sprt(0, 5, 0.05, 0.05));
        assertThat(Sprt.parse("-3, 1.5, 0.01, 0.1")).isEqualTo(new Sprt(-3, 1.5, 0.01, 0.1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5             | SPRT '5' is not E0,E1 or E0,E1,ALPHA,BETA",
                "0,5,0.05      | SPRT '0,5,0.05' is not E0,E1 or E0,E1,ALPHA,BETA",
                "0,five        | SPRT '0,five': 'five' is not a number",
                "0,            | SPRT '0,': '' is not a number",
                "5,0           | SPRT '5,0' needs elo0 below elo1",
                "5,5           | SPRT '5,5' needs elo0 below elo1",
                "0,NaN         | SPRT '0,NaN' needs elo0 below elo1",
                "0,Infinity    | SPRT '0,Infinity' needs Elo from -2000 to 2000",
                "-2001,0       | SPRT '-2001,0' needs Elo from -2000 to 2000",
                "0,5,0.5,0.05  | SPRT '0,5,0.5,0.05' needs alpha and beta between 0 and 0.5",
                "0,5,0.05,0    | SPRT '0,5,0.05,0' needs alpha and beta between 0 and 0.5"
            })
    void complaintsQuoteTheText(String text, String complaint) {
        assertThatThrownBy(() -> Sprt.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
    }

    @Test
    void theConstructorComplainsToo() {
        assertThatThrownBy(() -> new Sprt(5, 0, 0.05, 0.05))
                .isInstanceOf(BadInput.class)
                .hasMessage("SPRT '5.0,0.0,0.05,0.05' needs elo0 below elo1");
    }
}
