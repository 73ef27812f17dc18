package moyo.lab.stats;

/**
 * A two-sided sequential test of the hypothesis that games have a known rate of points (H0) against
 * the hypothesis that their rate is higher or lower by {@link #MARGIN} or more (H1): two tests of
 * Wald (1945), one for each side. H0 is accepted when both accept it, H1 when either does. A draw
 * counts half a win and half a loss; draws and pairs with one opening make the results vary less
 * than the test assumes, which makes its errors rarer. It may be evaluated after every game.
 *
 * @param rate the known rate, from 0 to 1
 */
public record SameRate(double rate) {
    /** The difference that the test must find. */
    public static final double MARGIN = 0.15;

    /** The probability of either error. */
    public static final double ERROR = 0.05;

    /** Rates of 0 and 1 would allow no exception at all. */
    private static final double EDGE = 0.01;

    /** Each side may err half as often. */
    private static final double UPPER = Math.log((1 - ERROR) / (ERROR / 2));

    private static final double LOWER = Math.log(ERROR / (1 - ERROR / 2));

    /** Decides by the games so far. */
    public Decision decide(Tally games) {
        Decision above = side(rate + MARGIN, games);
        Decision below = side(rate - MARGIN, games);
        if (above == Decision.ACCEPT_H1 || below == Decision.ACCEPT_H1) {
            return Decision.ACCEPT_H1;
        }
        return above == Decision.ACCEPT_H0 && below == Decision.ACCEPT_H0
                ? Decision.ACCEPT_H0
                : Decision.CONTINUE;
    }

    /** A rate beyond 0 or 1 is impossible: that side cannot be accepted and need not be refuted. */
    private Decision side(double other, Tally games) {
        if (other < 0 || other > 1) {
            return Decision.ACCEPT_H0;
        }
        double p0 = inside(rate);
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

    /**
     * Returns the number of games that a decision for H0 takes on average, roughly: that of the
     * slower side, and half as many again if both sides must decide.
     */
    public double expectedGames() {
        double most = 1;
        int sides = 0;
        for (double other : new double[] {rate - MARGIN, rate + MARGIN}) {
            if (other >= 0 && other <= 1) {
                sides++;
                double p0 = inside(rate);
                double p1 = inside(other);
                double information =
                        p0 * Math.log(p0 / p1) + (1 - p0) * Math.log((1 - p0) / (1 - p1));
                most = Math.max(most, -LOWER / information);
            }
        }
        return sides == 2 ? 1.5 * most : most;
    }
}
