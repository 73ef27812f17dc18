package moyo.lab.stats;

/**
 * A share of points in so many games, as papers print it: 34.7 % of 50 games.
 *
 * @param rate from 0 to 1; NaN for no games
 */
public record Proportion(double rate, long games) {
    /**
     * The score interval of Wilson (1927): it stays within [0, 1] and does not collapse at either
     * end. For no games: [0, 1].
     *
     * @param level of confidence, such as 0.95
     */
    public Interval wilson(double level) {
        double n = games;
        if (n == 0) {
            return new Interval(0, 1);
        }
        double z = Normal.reach(level);
        double p = rate;
        double centre = p + z * z / (2 * n);
        double reach = z * Math.sqrt(p * (1 - p) / n + z * z / (4 * n * n));
        double scale = 1 + z * z / n;
        return new Interval(
                Math.max(0, (centre - reach) / scale), Math.min(1, (centre + reach) / scale));
    }

    /**
     * How far this rate may be above another that was measured independently: the hybrid score
     * interval, method 10 of Newcombe (1998), made of both sides' Wilson intervals. It holds for
     * few games and for rates of 0 and 1, too.
     */
    public Interval above(Proportion other, double level) {
        Interval mine = wilson(level);
        Interval theirs = other.wilson(level);
        double lead = rate - other.rate;
        return new Interval(
                lead - Math.hypot(rate - mine.low(), theirs.high() - other.rate),
                lead + Math.hypot(mine.high() - rate, other.rate - theirs.low()));
    }
}
