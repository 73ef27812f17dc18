package moyo.lab.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.game.Rng;

/**
 * Ratings of a pool of players by the model of Bradley and Terry 1952; a draw counts as half a win
 * for each side.
 *
 * <p>Each player gets {@code prior} additional draws against an average player. This keeps the
 * ratings of undefeated players finite and puts groups that never met on one scale; the distance
 * between such groups has no meaning.
 *
 * <p>Error bars come from a bootstrap over pairs of games: each matchup is drawn again from its own
 * pairs, with replacement, and the bars are {@code z} standard deviations of the refitted ratings.
 * As for a {@link Pentanomial}, one more pair takes part in the draw, half of it lost and half won,
 * so that a matchup in which all pairs ended equally does not get an error of 0.
 *
 * @param prior the number of additional draws, above 0
 * @param resamples the number of resamples of the bootstrap; below 2 there are no error bars
 * @param level the confidence level of the error bars
 */
public record BradleyTerry(double prior, int resamples, double level) {
    public static final BradleyTerry DEFAULT = new BradleyTerry(1, 1000, 0.95);

    private static final int CENTRED = -1;

    public BradleyTerry {
        assert prior > 0 : prior;
        assert resamples >= 0 : resamples;
    }

    /** Returns the ratings, best first; their mean is 0. */
    public List<Rating> fit(List<PairResult> results, Rng rng) {
        return fit(new Pool(results), CENTRED, rng);
    }

    /**
     * Returns the ratings, best first, as differences to one player, whose rating is 0 without
     * error.
     *
     * @throws BadInput if the player is not in the pool
     */
    public List<Rating> fit(List<PairResult> results, String anchor, Rng rng) {
        Pool pool = new Pool(results);
        int index = pool.names().indexOf(anchor);
        if (index < 0) {
            String hint =
                    Nearest.to(anchor, pool.names())
                            .map("; did you mean '%s'?"::formatted)
                            .orElse("");
            throw new BadInput("no player '%s' in the pool%s".formatted(anchor, hint));
        }
        return fit(pool, index, rng);
    }

    private List<Rating> fit(Pool pool, int anchor, Rng rng) {
        double[][] points = pool.points();
        double[] elo = elo(points, anchor);
        double[] reach = bars(pool, anchor, rng);
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < elo.length; i++) {
            double won = 0;
            double lost = 0;
            for (int j = 0; j < elo.length; j++) {
                won += points[i][j];
                lost += points[j][i];
            }
            Interval interval =
                    won + lost > 0
                            ? new Interval(elo[i] - reach[i], elo[i] + reach[i])
                            : Interval.EVERYTHING;
            long games = Math.round(won + lost);
            ratings.add(new Rating(pool.names().get(i), elo[i], interval, games, won));
        }
        ratings.sort(Comparator.comparingDouble(Rating::elo).reversed());
        return List.copyOf(ratings);
    }

    private double[] elo(double[][] points, int anchor) {
        double[] theta = Strengths.likeliest(points, prior);
        double zero = anchor == CENTRED ? Arrays.stream(theta).average().orElse(0) : theta[anchor];
        return Arrays.stream(theta).map(t -> Elo.PER_LOGIT * (t - zero)).toArray();
    }

    /** Returns the half width of the error bars of each rating. */
    private double[] bars(Pool pool, int anchor, Rng rng) {
        int n = pool.names().size();
        double[] sum = new double[n];
        double[] squares = new double[n];
        for (int k = 0; k < resamples; k++) {
            double[] elo = elo(pool.resample(rng), anchor);
            for (int i = 0; i < n; i++) {
                sum[i] += elo[i];
                squares[i] += elo[i] * elo[i];
            }
        }
        double[] reach = new double[n];
        for (int i = 0; i < n; i++) {
            double variance = (squares[i] - sum[i] * sum[i] / resamples) / (resamples - 1);
            reach[i] =
                    resamples < 2
                            ? Double.POSITIVE_INFINITY
                            : Normal.reach(level) * Math.sqrt(Math.max(0, variance));
        }
        return reach;
    }
}
