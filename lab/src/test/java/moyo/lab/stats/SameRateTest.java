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

    private static Decision run(SameRate test, double truth, Rng rng) {
        Tally tally = Tally.NONE;
        Decision decision = Decision.CONTINUE;
        while (decision == Decision.CONTINUE && tally.games() < MOST_GAMES) {
            tally = tally.plus(Tally.of(rng.nextDouble() < truth ? 1 : 0));
            decision = test.decide(tally);
        }
        return decision;
    }

    private static double share(double known, double truth, Decision wanted) {
        Rng rng = new Rng(7);
        int found = 0;
        for (int i = 0; i < RUNS; i++) {
            found += run(new SameRate(known, known), truth, rng) == wanted ? 1 : 0;
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

    private static Tally games(int number, double rate, Rng rng) {
        Tally tally = Tally.NONE;
        for (int i = 0; i < number; i++) {
            tally = tally.plus(Tally.of(rng.nextDouble() < rate ? 1 : 0));
        }
        return tally;
    }

    /** Few recorded games tell the rate badly, which must not count against games played here. */
    @ParameterizedTest
    @ValueSource(ints = {5, 40, 100, 400})
    void theRateOfFewRecordedGamesIsNotTakenForExact(int recorded) {
        Rng rng = new Rng(11);
        for (double rate : new double[] {0.1, 0.5}) {
            int wrong = 0;
            for (int i = 0; i < RUNS; i++) {
                SameRate test = SameRate.as(games(recorded, rate, rng));
                wrong += run(test, rate, rng) == Decision.ACCEPT_H1 ? 1 : 0;
            }
            assertThat((double) wrong / RUNS).as("rate %s", rate).isLessThan(0.06);
        }
    }

    @Test
    void nothingIsDecidedWithoutGames() {
        assertThat(new SameRate(0.5, 0.5).decide(Tally.NONE)).isEqualTo(Decision.CONTINUE);
    }

    @Test
    void aRateOfOneHundredPercentForgivesASingleLoss() {
        assertThat(new SameRate(1, 1).decide(new Tally(60, 0, 1))).isEqualTo(Decision.ACCEPT_H0);
        assertThat(new SameRate(1, 1).decide(new Tally(30, 0, 12))).isEqualTo(Decision.ACCEPT_H1);
    }
}
