package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The errors of the test, counted over many runs, and the games that it takes. */
final class SameRateTest {
    private static final int RUNS = 4000;
    private static final int MOST_GAMES = 2000;

    private long games;

    private Decision run(double known, double truth, Rng rng) {
        SameRate test = new SameRate(known);
        Tally tally = Tally.NONE;
        Decision decision = Decision.CONTINUE;
        while (decision == Decision.CONTINUE && tally.games() < MOST_GAMES) {
            tally = tally.plus(Tally.of(rng.nextDouble() < truth ? 1 : 0));
            decision = test.decide(tally);
            games++;
        }
        return decision;
    }

    private double share(double known, double truth, Decision wanted) {
        Rng rng = new Rng(7);
        int found = 0;
        for (int i = 0; i < RUNS; i++) {
            found += run(known, truth, rng) == wanted ? 1 : 0;
        }
        return (double) found / RUNS;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.02, 0.16, 0.4, 0.5, 0.85, 0.97})
    void aTrueRateIsRejectedInAtMostOneOfTwentyRuns(double rate) {
        assertThat(share(rate, rate, Decision.ACCEPT_H0)).isGreaterThan(0.95);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.16, 0.4, 0.5, 0.85, 0.97})
    void aRateFifteenPointsLowerIsFound(double rate) {
        assertThat(share(rate, rate - SameRate.MARGIN, Decision.ACCEPT_H1)).isGreaterThan(0.94);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.02, 0.16, 0.4, 0.5, 0.85})
    void aRateFifteenPointsHigherIsFound(double rate) {
        assertThat(share(rate, rate + SameRate.MARGIN, Decision.ACCEPT_H1)).isGreaterThan(0.94);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.16, 0.5, 0.85})
    void theNumberOfGamesIsAboutTheExpectedOne(double rate) {
        share(rate, rate, Decision.ACCEPT_H0);
        assertThat((double) games / RUNS)
                .isBetween(
                        0.7 * new SameRate(rate).expectedGames(),
                        1.3 * new SameRate(rate).expectedGames());
    }

    @Test
    void nothingIsDecidedWithoutGames() {
        assertThat(new SameRate(0.5).decide(Tally.NONE)).isEqualTo(Decision.CONTINUE);
    }

    @Test
    void aRateOfOneHundredPercentForgivesASingleLoss() {
        assertThat(new SameRate(1).decide(new Tally(60, 0, 1))).isEqualTo(Decision.ACCEPT_H0);
        assertThat(new SameRate(1).decide(new Tally(30, 0, 12))).isEqualTo(Decision.ACCEPT_H1);
    }
}
