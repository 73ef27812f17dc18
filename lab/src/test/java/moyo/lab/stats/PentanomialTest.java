package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PentanomialTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void countsPairsByTheirPoints() {
        Pentanomial pairs =
                Pentanomial.NONE.plus(2).plus(1.5).plus(1.5).plus(1).plus(0.5).plus(0).plus(2);
        assertThat(pairs).isEqualTo(new Pentanomial(1, 1, 1, 2, 2));
        assertThat(pairs.plus(pairs)).isEqualTo(new Pentanomial(2, 2, 2, 4, 4));
        assertThat(pairs.pairs()).isEqualTo(7);
        assertThat(pairs.points()).isEqualTo(8.5);
        assertThat(pairs.mean()).isEqualTo(8.5 / 14);
    }

    /** Every outcome of two independent games, as often as it is expected in 10,000 pairs. */
    @Test
    void varianceIsThatOfTwoIndependentGames() {
        int[] asFirst = {30, 20, 50};
        int[] asSecond = {40, 30, 30};
        long[] cells = new long[5];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                cells[i + j] += (long) asFirst[i] * asSecond[j];
            }
        }
        Pentanomial pairs = new Pentanomial(cells[0], cells[1], cells[2], cells[3], cells[4]);
        double first = 0.50 + 0.20 / 4 - 0.6 * 0.6;
        double second = 0.30 + 0.30 / 4 - 0.45 * 0.45;
        assertThat(pairs.mean()).isCloseTo((0.6 + 0.45) / 2, within(1e-12));
        assertThat(pairs.variance()).isCloseTo((first + second) / 4, within(1e-12));
    }

    /** An opening that decides both games makes pairs of 1-1, and fewer surprises than games. */
    @Test
    void openingsThatDecideNarrowTheBars() {
        EloEstimate biased = new Pentanomial(5, 0, 90, 0, 5).elo(0.95);
        EloEstimate fair = new Pentanomial(25, 0, 50, 0, 25).elo(0.95);
        assertThat(biased.high()).isLessThan(fair.high() / 2);
        assertThat(biased.elo()).isZero();
    }

    /**
     * Tests of fastchess, app/tests/elo_test.cpp; its sixth count, two draws, belongs to 1-1. The
     * bars of the second hold 0.1 % of guard.
     */
    @ParameterizedTest
    @CsvSource({
        "34, 54, 63, 64, 75, 55.58, 27.65, 57.94",
        "332, 433, 498, 333, 334, -8.64, 10.33, -9.17",
        "7895, 8757, 5685, 568, 9999, -21.04, 2.95, -19.01"
    })
    void eloIsThatOfFastchess(
            long n0, long n1, long n2, long n3, long n4, double elo, double bar, double normal) {
        Pentanomial pairs = new Pentanomial(n0, n1, n2, n3, n4);
        EloEstimate estimate = pairs.elo(0.95);
        assertThat(estimate.elo()).isCloseTo(elo, within(0.005));
        assertThat((estimate.high() - estimate.low()) / 2).isCloseTo(bar, within(0.006 * bar));
        assertThat(pairs.normalisedElo()).isCloseTo(normal, within(0.006));
    }

    /** The second of them. */
    @Test
    void likelihoodOfSuperiorityIsThatOfFastchess() {
        Pentanomial pairs = new Pentanomial(332, 433, 498, 333, 334);
        assertThat(pairs.los()).isCloseTo(0.0505, within(1e-4));
    }

    /** Raw statistics of the fishtest instance montytest, test 69d3c8dc7c5b3724e29d2712. */
    @Test
    void momentsAreThoseOfFishtest() {
        Pentanomial pairs = new Pentanomial(13, 37, 50, 25, 3);
        assertThat(pairs.mean()).isCloseTo(0.43750, within(5e-6));
        assertThat(pairs.variance()).isCloseTo(0.05762, within(5e-6));
        assertThat(pairs.normalisedElo()).isCloseTo(-63.97, within(0.005));
    }

    @Test
    void likelihoodsOfBothSidesAddUpToOne() {
        double mine = new Pentanomial(1, 2, 3, 4, 5).los();
        double theirs = new Pentanomial(5, 4, 3, 2, 1).los();
        assertThat(mine).isGreaterThan(0.5);
        assertThat(mine + theirs).isCloseTo(1, within(1e-12));
    }

    @Test
    void knowsNothingWithoutPairs() {
        assertThat(Pentanomial.NONE.mean()).isNaN();
        assertThat(Pentanomial.NONE.variance()).isNaN();
        assertThat(Pentanomial.NONE.normalisedElo()).isNaN();
        assertThat(Pentanomial.NONE.los()).isEqualTo(0.5);
        assertThat(Pentanomial.NONE.elo(0.95))
                .isEqualTo(new EloEstimate(Double.NaN, -INFINITY, INFINITY));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1, 1.5, 2})
    void onePairLeavesEverythingOpen(double points) {
        Pentanomial pair = Pentanomial.NONE.plus(points);
        EloEstimate estimate = pair.elo(0.95);
        assertThat(estimate.elo()).isEqualTo(Elo.ofRate(points / 2));
        assertThat(estimate.low()).isEqualTo(-INFINITY);
        assertThat(estimate.high()).isEqualTo(INFINITY);
        assertThat(pair.los()).isBetween(0.15, 0.85);
    }

    @Test
    void tenPairsWonAreNoCertainty() {
        Pentanomial pairs = new Pentanomial(0, 0, 0, 0, 10);
        EloEstimate estimate = pairs.elo(0.95);
        assertThat(estimate.elo()).isEqualTo(INFINITY);
        assertThat(estimate.high()).isEqualTo(INFINITY);
        // With the guard it is 10.5 pairs at 1 and 0.5 at 0, around their own mean.
        double squares = 10.5 * 0.5 / 11;
        assertThat(Elo.toRate(estimate.low()))
                .as("Wilson's interval of 20 wins in 20 games starts at 0.839")
                .isCloseTo(1 - 1.95996 * Math.sqrt(squares / 100), within(1e-5))
                .isBetween(0.80, 0.90);
        assertThat(pairs.los()).isGreaterThan(0.999).isLessThan(1);
        assertThat(pairs.normalisedElo()).isEqualTo(INFINITY);
    }

    @Test
    void tenEvenPairsAreNoCertaintyEither() {
        Pentanomial pairs = new Pentanomial(0, 0, 10, 0, 0);
        EloEstimate estimate = pairs.elo(0.95);
        assertThat(estimate.elo()).isZero();
        assertThat(estimate.low()).isCloseTo(-estimate.high(), within(1e-9));
        assertThat(estimate.high()).isBetween(20.0, 150.0);
        assertThat(pairs.los()).isEqualTo(0.5);
        assertThat(pairs.normalisedElo()).isZero();
    }

    @Test
    void aWorseResultNeverRaisesTheLowerBar() {
        double all = new Pentanomial(0, 0, 0, 0, 10).elo(0.95).low();
        double almost = new Pentanomial(0, 0, 0, 1, 9).elo(0.95).low();
        double nearly = new Pentanomial(0, 0, 1, 0, 9).elo(0.95).low();
        assertThat(all).isGreaterThan(almost);
        assertThat(almost).isGreaterThan(nearly);
    }
}
