package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class BradleyTerryTest {
    private static final BradleyTerry NO_BARS = new BradleyTerry(1, 0, 0.95);
    private static final BradleyTerry MAXIMUM_LIKELIHOOD = new BradleyTerry(1e-7, 0, 0.95);
    private static final double LOGIT = 400 / Math.log(10);

    /** Decisive pairs only: 2-0 or 0-2. */
    private static PairResult result(String a, String b, long won, long lost) {
        return new PairResult(a, b, new Pentanomial(lost, 0, 0, 0, won));
    }

    private static Rating of(List<Rating> ratings, String player) {
        return ratings.stream().filter(r -> r.player().equals(player)).findFirst().orElseThrow();
    }

    private static double width(Rating rating) {
        return rating.interval().high() - rating.interval().low();
    }

    /**
     * Agresti, "Categorical Data Analysis": the American League's eastern division in 1987, 13
     * games a matchup, here each counted twice. The estimates are also those in the manual of R's
     * BradleyTerry2, with Baltimore at 0.
     */
    @Test
    void ratesBaseballTeamsAsAgresti() {
        String[] teams = {
            "Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore"
        };
        int[][] wins = {
            {0, 7, 9, 7, 7, 9, 11},
            {6, 0, 7, 5, 11, 9, 9},
            {4, 6, 0, 7, 7, 8, 12},
            {6, 8, 6, 0, 6, 7, 10},
            {6, 2, 6, 7, 0, 7, 12},
            {4, 4, 5, 6, 6, 0, 6},
            {2, 4, 1, 3, 1, 7, 0}
        };
        double[] published = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};
        List<PairResult> results = new ArrayList<>();
        for (int i = 0; i < teams.length; i++) {
            for (int j = 0; j < i; j++) {
                results.add(result(teams[i], teams[j], wins[i][j], wins[j][i]));
            }
        }
        List<Rating> ratings = MAXIMUM_LIKELIHOOD.fit(results, "Baltimore", new Rng(1));
        assertThat(ratings).extracting(Rating::player).containsExactly(teams);
        for (int i = 0; i < teams.length; i++) {
            assertThat(ratings.get(i).elo() / LOGIT)
                    .as(teams[i])
                    .isCloseTo(published[i], within(5e-5));
        }
        assertThat(ratings.get(0).games()).isEqualTo(2 * 6 * 13);
        assertThat(ratings.get(0).points()).isEqualTo(2 * 50);
    }

    @Test
    void twoPlayersAreAsFarApartAsTheirRateSays() {
        PairResult match = new PairResult("a", "b", new Pentanomial(3, 5, 20, 12, 10));
        List<Rating> ratings = MAXIMUM_LIKELIHOOD.fit(List.of(match), new Rng(1));
        double distance = of(ratings, "a").elo() - of(ratings, "b").elo();
        assertThat(distance).isCloseTo(Elo.ofRate(match.pairs().mean()), within(1e-4));
        assertThat(of(ratings, "b").points()).isEqualTo(100 - match.pairs().points());
    }

    /** The penalised likelihood, written down once more and climbed by small steps. */
    @Test
    void noNeighbourIsLikelier() {
        List<PairResult> results =
                List.of(result("a", "b", 5, 2), result("b", "c", 3, 0), result("c", "a", 1, 4));
        List<Rating> ratings = new BradleyTerry(2, 0, 0.95).fit(results, new Rng(1));
        double[] best = new double[3];
        for (double step = 1; step > 1e-8; step /= 2) {
            for (int sweep = 0; sweep < 50; sweep++) {
                for (int i = 0; i < 3; i++) {
                    for (int sign = -1; sign <= 1; sign += 2) {
                        double[] other = best.clone();
                        other[i] += sign * step;
                        best = likelihood(other) > likelihood(best) ? other : best;
                    }
                }
            }
        }
        double mean = (best[0] + best[1] + best[2]) / 3;
        assertThat(of(ratings, "a").elo()).isCloseTo(LOGIT * (best[0] - mean), within(1e-4));
        assertThat(of(ratings, "b").elo()).isCloseTo(LOGIT * (best[1] - mean), within(1e-4));
        assertThat(of(ratings, "c").elo()).isCloseTo(LOGIT * (best[2] - mean), within(1e-4));
    }

    private static double likelihood(double[] t) {
        double games =
                beats(t[0], t[1], 10)
                        + beats(t[1], t[0], 4)
                        + beats(t[1], t[2], 6)
                        + beats(t[2], t[0], 2)
                        + beats(t[0], t[2], 8);
        double prior = 0;
        for (double strength : t) {
            prior += beats(strength, 0, 1) + beats(0, strength, 1);
        }
        return games + prior;
    }

    private static double beats(double winner, double loser, double times) {
        return -times * Math.log(1 + Math.exp(loser - winner));
    }

    @Test
    void theUndefeatedStayFiniteAndUncertain() {
        List<PairResult> results = List.of(result("hero", "a", 10, 0), result("a", "b", 5, 5));
        List<Rating> ratings = new BradleyTerry(1, 200, 0.95).fit(results, new Rng(1));
        Rating hero = ratings.get(0);
        assertThat(hero.player()).isEqualTo("hero");
        assertThat(hero.elo()).isBetween(200.0, 1000.0);
        assertThat(width(hero)).isBetween(100.0, 2000.0);
    }

    @Test
    void theBeatenAreAsUncertainAsTheUndefeated() {
        BradleyTerry model = new BradleyTerry(1, 2000, 0.95);
        List<PairResult> won = List.of(result("a", "b", 10, 0));
        List<PairResult> lost = List.of(result("a", "b", 0, 10));
        double best = width(of(model.fit(won, new Rng(1)), "a"));
        double worst = width(of(model.fit(lost, new Rng(2)), "a"));
        assertThat(best).isGreaterThan(100);
        assertThat(worst).isCloseTo(best, within(0.1 * best));
    }

    /** Millions of wins and hardly any prior: the hardest climb. */
    @Test
    void aChainOfCrushingVictoriesIsFitted() {
        List<PairResult> results = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            results.add(result("p" + i, "p" + (i + 1), 1_000_000, 0));
        }
        List<Rating> ratings = new BradleyTerry(0.01, 0, 0.95).fit(results, new Rng(1));
        for (int i = 0; i < 10; i++) {
            assertThat(ratings.get(i).player()).isEqualTo("p" + i);
            assertThat(ratings.get(i).elo()).isFinite().isGreaterThan(ratings.get(i + 1).elo());
        }
    }

    @Test
    void groupsThatNeverMetShareOneScale() {
        List<PairResult> results = List.of(result("a", "b", 7, 3), result("c", "d", 7, 3));
        List<Rating> ratings = NO_BARS.fit(results, new Rng(1));
        assertThat(of(ratings, "a").elo()).isCloseTo(of(ratings, "c").elo(), within(1e-6));
        assertThat(of(ratings, "b").elo()).isCloseTo(of(ratings, "d").elo(), within(1e-6));
        assertThat(of(ratings, "a").elo()).isGreaterThan(50);
    }

    @Test
    void resultsMayComeInPartsAndFromEitherSide() {
        List<Rating> whole = NO_BARS.fit(List.of(result("a", "b", 9, 4)), new Rng(1));
        List<Rating> parts =
                NO_BARS.fit(List.of(result("a", "b", 6, 1), result("b", "a", 3, 3)), new Rng(1));
        assertThat(parts).isEqualTo(whole);
    }

    @Test
    void anAnchorShiftsAllRatingsAlike() {
        List<PairResult> results =
                List.of(result("a", "b", 8, 3), result("b", "c", 6, 2), result("c", "a", 1, 9));
        BradleyTerry model = new BradleyTerry(1, 50, 0.95);
        List<Rating> centred = model.fit(results, new Rng(1));
        List<Rating> anchored = model.fit(results, "c", new Rng(1));
        assertThat(centred.stream().mapToDouble(Rating::elo).sum()).isCloseTo(0, within(1e-6));
        assertThat(of(anchored, "c").elo()).isZero();
        assertThat(of(anchored, "c").interval()).isEqualTo(new Interval(0, 0));
        double distance = of(centred, "a").elo() - of(centred, "c").elo();
        assertThat(of(anchored, "a").elo()).isCloseTo(distance, within(1e-6));
    }

    @Test
    void anUnknownAnchorIsQuoted() {
        List<PairResult> results = List.of(result("gnugo", "fuego", 1, 1));
        assertThatThrownBy(() -> NO_BARS.fit(results, "gnogo", new Rng(1)))
                .isInstanceOf(BadInput.class)
                .hasMessage("no player 'gnogo' in the pool; did you mean 'gnugo'?");
    }

    @Test
    void aPlayerWithoutGamesIsAverageAndUnknown() {
        List<PairResult> results =
                List.of(result("a", "b", 5, 5), new PairResult("a", "idle", Pentanomial.NONE));
        Rating idle = of(new BradleyTerry(1, 20, 0.95).fit(results, new Rng(1)), "idle");
        assertThat(idle).isEqualTo(new Rating("idle", 0, Interval.EVERYTHING, 0, 0));
    }

    @Test
    void anEmptyPoolHasNoRatings() {
        assertThat(BradleyTerry.DEFAULT.fit(List.of(), new Rng(1))).isEmpty();
    }

    @Test
    void withoutResamplesThereAreNoBars() {
        Rating rating = NO_BARS.fit(List.of(result("a", "b", 2, 1)), new Rng(1)).get(0);
        assertThat(rating.interval()).isEqualTo(Interval.EVERYTHING);
    }

    @Test
    void theSameSeedDrawsTheSameBars() {
        List<PairResult> results = List.of(result("a", "b", 20, 10), result("b", "c", 10, 10));
        BradleyTerry model = new BradleyTerry(1, 100, 0.95);
        assertThat(model.fit(results, new Rng(7))).isEqualTo(model.fit(results, new Rng(7)));
        assertThat(model.fit(results, new Rng(7))).isNotEqualTo(model.fit(results, new Rng(8)));
    }

    /** The bootstrap knows pairs: games whose openings decide them scatter less. */
    @Test
    void barsOfTwoPlayersAreThoseOfTheirPairs() {
        BradleyTerry model = new BradleyTerry(0.01, 4000, 0.95);
        for (Pentanomial pairs :
                List.of(new Pentanomial(30, 5, 60, 10, 45), new Pentanomial(5, 5, 130, 5, 5))) {
            EloEstimate expected = pairs.elo(0.95);
            Rating a =
                    of(model.fit(List.of(new PairResult("a", "b", pairs)), "b", new Rng(3)), "a");
            double width = expected.high() - expected.low();
            assertThat(width(a)).isCloseTo(width, within(0.05 * width));
        }
    }

    /** 200 pools of four players; 95 % of the bars should hold the truth. */
    @Test
    void barsHoldTheTruthAsOftenAsTheySay() {
        long seed = 20_261_115;
        Rng rng = new Rng(seed);
        double[] truth = {150, 20, -40, -130};
        BradleyTerry model = new BradleyTerry(1, 100, 0.95);
        int held = 0;
        for (int pool = 0; pool < 200; pool++) {
            List<Rating> ratings = model.fit(tournament(truth, 30, rng), rng);
            for (int i = 0; i < truth.length; i++) {
                held += of(ratings, "p" + i).interval().contains(truth[i]) ? 1 : 0;
            }
        }
        assertThat(held / 800.0).as("seed %d", seed).isBetween(0.92, 0.98);
    }

    private static List<PairResult> tournament(double[] elo, int pairs, Rng rng) {
        List<PairResult> results = new ArrayList<>();
        for (int i = 0; i < elo.length; i++) {
            for (int j = 0; j < i; j++) {
                Pentanomial sum = Pentanomial.NONE;
                double rate = Elo.toRate(elo[i] - elo[j]);
                for (int k = 0; k < pairs; k++) {
                    int first = rng.nextDouble() < rate ? 1 : 0;
                    sum = sum.plus(first + (rng.nextDouble() < rate ? 1 : 0));
                }
                results.add(new PairResult("p" + i, "p" + j, sum));
            }
        }
        return results;
    }
}
