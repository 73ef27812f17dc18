package moyo.lab.stats;

/** The numbers of won, drawn and lost games of a player. */
public record Tally(long wins, long draws, long losses) {
    public static final Tally NONE = new Tally(0, 0, 0);

    public Tally {
        assert wins >= 0 && draws >= 0 && losses >= 0 : "negative count";
    }

    /** Returns the tally with one more game of 1, 0.5 or 0 points. */
    public static Tally of(double points) {
        if (points == 1) {
            return new Tally(1, 0, 0);
        }
        if (points == 0.5) {
            return new Tally(0, 1, 0);
        }
        assert points == 0 : points;
        return new Tally(0, 0, 1);
    }

    public Tally plus(Tally other) {
        return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    public long games() {
        return wins + draws + losses;
    }

    /** Returns the points; a draw is half a point. */
    public double points() {
        return wins + draws / 2.0;
    }

    /** Returns the points per game; NaN for no games. */
    public double rate() {
        return points() / games();
    }

    /**
     * Returns the score interval of Wilson (1927), with points as successes: it stays within [0, 1]
     * and has a positive width at rates of 0 and 1. Draws make it a little too wide. For no games:
     * [0, 1].
     *
     * @param level the confidence level, such as 0.95
     */
    public Interval wilson(double level) {
        return proportion().wilson(level);
    }

    /** Returns the share of points, without the number of draws. */
    public Proportion proportion() {
        return new Proportion(rate(), games());
    }

    /** Returns the standard error of the rate, the ± of most papers on games; NaN for no games. */
    public double standardError() {
        return Math.sqrt(squares(0) / games() / games());
    }

    /**
     * Returns the sum of the squared differences between results and rate, after adding {@code
     * guard} wins and as many losses.
     */
    double squares(double guard) {
        double won = wins + guard;
        double lost = losses + guard;
        double rate = (won + draws / 2.0) / (won + draws + lost);
        return won * (1 - rate) * (1 - rate)
                + draws * (0.5 - rate) * (0.5 - rate)
                + lost * rate * rate;
    }
}
