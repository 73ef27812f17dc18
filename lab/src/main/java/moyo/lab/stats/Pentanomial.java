package moyo.lab.stats;

/**
 * Finished pairs of games, counted by the points of player A. The two games of a pair share their
 * opening and are no independent trials; pairs are. All rates and variances are points a game, so a
 * pair's score is 0, 1/4, 1/2, 3/4 or 1.
 *
 * <p>Error bars and likelihood of superiority are counted as if one more pair had been played, half
 * of it lost 0-2 and half won 2-0. That is negligible for a hundred pairs, and keeps the error of
 * ten pairs that all ended equally above 0. The estimates themselves are not changed.
 *
 * @param zero pairs in which A lost both games
 * @param half pairs with a loss and a draw
 * @param one pairs with a win and a loss, or two draws
 * @param oneAndHalf pairs with a win and a draw
 * @param two pairs in which A won both games
 */
public record Pentanomial(long zero, long half, long one, long oneAndHalf, long two) {
    public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0);

    /** The number of pairs added at each end for error bars. */
    private static final double GUARD = 0.5;

    public Pentanomial {
        assert Math.min(Math.min(zero, half), Math.min(one, Math.min(oneAndHalf, two))) >= 0
                : "negative count";
    }

    /** Returns the counts with one more pair, in which A scored 0, 0.5, 1, 1.5 or 2 points. */
    public Pentanomial plus(double pairPoints) {
        int cell = (int) (2 * pairPoints);
        assert cell == 2 * pairPoints && 0 <= cell && cell <= 4 : pairPoints;
        return new Pentanomial(
                zero + (cell == 0 ? 1 : 0),
                half + (cell == 1 ? 1 : 0),
                one + (cell == 2 ? 1 : 0),
                oneAndHalf + (cell == 3 ? 1 : 0),
                two + (cell == 4 ? 1 : 0));
    }

    public Pentanomial plus(Pentanomial other) {
        return new Pentanomial(
                zero + other.zero,
                half + other.half,
                one + other.one,
                oneAndHalf + other.oneAndHalf,
                two + other.two);
    }

    public long pairs() {
        return zero + half + one + oneAndHalf + two;
    }

    /** Returns the points of A in all games. */
    public double points() {
        return half / 2.0 + one + oneAndHalf * 1.5 + two * 2.0;
    }

    /** Returns the points of A per game, in [0, 1]; NaN for no pairs. */
    public double mean() {
        return points() / (2 * pairs());
    }

    /** Returns the variance of the score of a pair; NaN for no pairs. */
    public double variance() {
        return squares(0) / pairs();
    }

    /**
     * Returns the most likely Elo difference of A to B, with the error bars of {@code mean ± z
     * sigma / sqrt(pairs)}. For no pairs NaN, with infinite bars.
     *
     * @param level the confidence level, such as 0.95
     */
    public EloEstimate elo(double level) {
        if (pairs() == 0) {
            return new EloEstimate(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double reach = Normal.reach(level) * standardError();
        return new EloEstimate(
                Elo.ofRate(mean()), Elo.ofRate(mean() - reach), Elo.ofRate(mean() + reach));
    }

    /** Returns the likelihood that A is stronger, by normal approximation; 1/2 for no pairs. */
    public double los() {
        return pairs() == 0 ? 0.5 : Normal.below((mean() - 0.5) / standardError());
    }

    /** Returns the standard error of the mean, with the added pair; never 0. */
    private double standardError() {
        return Math.sqrt(squares(GUARD) / pairs() / pairs());
    }

    /**
     * Returns the Elo difference in units of the standard deviation of one game (Van den Bergh,
     * "Normalized Elo"), which determines the number of games needed to show the difference: 800 /
     * ln 10 times (mean - 1/2) / (sigma sqrt 2). Infinite without noise, 0 for an even score, NaN
     * for no pairs.
     */
    public double normalisedElo() {
        double lead = mean() - 0.5;
        return lead == 0 ? 0 : 2 * Elo.PER_LOGIT * lead / Math.sqrt(2 * variance());
    }

    /** Returns the number of pairs with {@code cell / 2} points. */
    long count(int cell) {
        return switch (cell) {
            case 0 -> zero;
            case 1 -> half;
            case 2 -> one;
            case 3 -> oneAndHalf;
            case 4 -> two;
            default -> throw new AssertionError(cell);
        };
    }

    /** Returns the sum of squared differences to the mean, after adding pairs at both ends. */
    private double squares(double guard) {
        double n = pairs() + 2 * guard;
        double mean = (points() / 2 + guard) / n;
        double sum = guard * mean * mean + guard * (1 - mean) * (1 - mean);
        for (int cell = 0; cell <= 4; cell++) {
            double difference = cell / 4.0 - mean;
            sum += count(cell) * difference * difference;
        }
        return sum;
    }
}
