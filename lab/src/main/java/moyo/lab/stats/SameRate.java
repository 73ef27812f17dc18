package moyo.lab.stats;

/**
 * A two-sided sequential test of the hypothesis that games have a recorded rate of points (H0)
 * against the hypothesis that their rate is higher or lower by {@link #MARGIN} or more (H1): two
 * tests of Wald (1945), one for each side. The recorded rate is known by an interval; each side is
 * tested from its own end. H0 is accepted when both accept it, H1 when either does. A draw counts
 * half a win and half a loss; draws and pairs with one opening make the results vary less than the
 * test assumes, which makes its errors rarer. It may be evaluated after every game.
 *
 * @param low the low end of the recorded rate, from 0 to 1
 * @param high its high end; the same if the rate is known exactly
 */
public record SameRate(double low, double high) {
    /** The level of the interval of a recorded rate. */
    private static final double LEVEL = 0.95;

    /** The difference that the test must find. */
    public static final double MARGIN = 0.15;

    /** The probability of either error. */
    public static final double ERROR = 0.05;

    /** Rates of 0 and 1 would allow no exception at all. */
    private static final double EDGE = 0.01;

    /** Each side may err half as often. */
    private static final double UPPER = Math.log((1 - ERROR) / (ERROR / 2));

    private static final double LOWER = Math.log(ERROR / (1 - ERROR / 2));

    /** A test against recorded games. */
    public static SameRate as(Tally recorded) {
        Interval interval = recorded.wilson(LEVEL);
        return new SameRate(interval.low(), interval.high());
    }

    /** Decides by the games so far. */
    public Decision decide(Tally games) {
        Decision above = side(high, high + MARGIN, games);
        Decision below = side(low, low - MARGIN, games);
        if (above == Decision.ACCEPT_H1 || below == Decision.ACCEPT_H1) {
            return Decision.ACCEPT_H1;
        }
        return above == Decision.ACCEPT_H0 && below == Decision.ACCEPT_H0
                ? Decision.ACCEPT_H0
                : Decision.CONTINUE;
    }

    /** A rate beyond 0 or 1 is impossible: that side cannot be accepted and need not be refuted. */
    private static Decision side(double known, double other, Tally games) {
        if (other < 0 || other > 1) {
            return Decision.ACCEPT_H0;
        }
        double p0 = inside(known);
        double p1 = inside(other);
        double won = games.points();
        double lost = games.games() - won;
        double likelihood = won * Math.log(p1 / p0) + lost * Math.log((1 - p1) / (1 - p0));
        if (likelihood >= UPPER) {
            return Decision.ACCEPT_H1;
        }
        return likelihood <= LOWER ? Decision.ACCEPT_H0 : Decision.CONTINUE;
    }

    private static double inside(double p) {
        return Math.max(EDGE, Math.min(1 - EDGE, p));
    }
}
