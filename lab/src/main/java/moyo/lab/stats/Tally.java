package moyo.lab.stats;

/** Games counted by their end, in one player's view. */
public record Tally(long wins, long draws, long losses) {
    public static final Tally NONE = new Tally(0, 0, 0);

    public Tally {
        assert wins >= 0 && draws >= 0 && losses >= 0 : "negative count";
    }

    /** One game that brought 1, 0.5 or 0 points. */
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

    /** A draw is half a point. */
    public double points() {
        return wins + draws / 2.0;
    }

    /** Points a game; NaN for none. */
    public double rate() {
        return points() / games();
    }

    /**
     * The score interval of Wilson (1927), with points as successes: it stays within [0, 1] and
     * does not collapse at either end. Draws make it a little too wide. For no games: [0, 1].
     *
     * @param level of confidence, such as 0.95
     */
    public Interval wilson(double level) {
        return proportion().wilson(level);
    }

    /** Points as a share, which forgets the draws. */
    public Proportion proportion() {
        return new Proportion(rate(), games());
    }

    /** One standard error of the rate, the ± of most papers on games; NaN for no games. */
    public double standardError() {
        return Math.sqrt(squares(0) / games() / games());
    }

    /**
     * The sum of the squared differences between results and rate, after adding {@code guard} wins
     * and as many losses.
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
