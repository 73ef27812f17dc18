package moyo.lab.stats;

/**
 * A share of the points of a number of games: 34.7 % of 50 games.
 *
 * @param rate from 0 to 1; NaN for no games
 */
public record Proportion(double rate, long games) {
    /**
     * Returns the score interval of Wilson (1927): it stays within [0, 1] and has a positive width
     * at rates of 0 and 1. For no games: [0, 1].
     *
     * @param level the confidence level, such as 0.95
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
     * Returns the interval of the difference of this rate and another independent one: the hybrid
     * score interval, method 10 of Newcombe (1998), computed from the Wilson intervals of both. It
     * is valid for few games and for rates of 0 and 1.
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
