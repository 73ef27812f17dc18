package moyo.lab.stats;

import moyo.game.BadInput;

/**
 * A sequential probability ratio test of the hypotheses that A is stronger than B by {@code elo0}
 * (H0) or by {@code elo1} (H1).
 *
 * <p>It is the generalised test of Van den Bergh, "A practical introduction to the GSPRT": it makes
 * no assumption about draws and openings. The likelihood of each hypothesis is that of the
 * likeliest five-outcome distribution whose mean is the hypothesis' rate. It may be evaluated after
 * every pair.
 *
 * @param elo0 logistic Elo of H0
 * @param elo1 logistic Elo of H1, above elo0
 * @param alpha the probability of accepting H1 when H0 is true
 * @param beta the probability of accepting H0 when H1 is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    private static final double DEFAULT_ERROR = 0.05;
    private static final double MOST_ELO = 2000;

    /**
     * The count of outcomes that have not occurred, as in fishtest, so that every mean is possible.
     */
    private static final double UNSEEN = 1e-3;

    /** The number of bisections that reduce an interval of a few units to rounding errors. */
    private static final int HALVINGS = 55;

    public Sprt {
        check("%s,%s,%s,%s".formatted(elo0, elo1, alpha, beta), elo0, elo1, alpha, beta);
    }

    /** Reads {@code E0,E1} or {@code E0,E1,ALPHA,BETA}; ALPHA and BETA default to 0.05. */
    public static Sprt parse(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2 && parts.length != 4) {
            throw new BadInput("SPRT '%s' is not E0,E1 or E0,E1,ALPHA,BETA".formatted(text));
        }
        double[] values = {0, 0, DEFAULT_ERROR, DEFAULT_ERROR};
        for (int i = 0; i < parts.length; i++) {
            values[i] = number(text, parts[i].strip());
        }
        check(text, values[0], values[1], values[2], values[3]);
        return new Sprt(values[0], values[1], values[2], values[3]);
    }

    /**
     * Returns the text that {@link #parse} reads, always with ALPHA and BETA, so that equal tests
     * have equal texts.
     */
    public String text() {
        return "%s,%s,%s,%s".formatted(elo0, elo1, alpha, beta);
    }

    private static double number(String text, String part) {
        try {
            return Double.parseDouble(part);
        } catch (NumberFormatException e) {
            throw new BadInput("SPRT '%s': '%s' is not a number".formatted(text, part), e);
        }
    }

    /** Checks the values; the comparisons are written so that NaN fails. */
    private static void check(String text, double elo0, double elo1, double alpha, double beta) {
        if (!(elo0 < elo1)) {
            throw new BadInput("SPRT '%s' needs elo0 below elo1".formatted(text));
        }
        if (!(elo0 >= -MOST_ELO && elo1 <= MOST_ELO)) {
            throw new BadInput("SPRT '%s' needs Elo from -2000 to 2000".formatted(text));
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new BadInput("SPRT '%s' needs alpha and beta between 0 and 0.5".formatted(text));
        }
    }

    /** Returns the bound at or below which H0 is accepted: log(beta / (1 - alpha)); Wald 1945. */
    public double lowerBound() {
        return StrictMath.log(beta / (1 - alpha));
    }

    /** Returns the bound at or above which H1 is accepted: log((1 - beta) / alpha); Wald 1945. */
    public double upperBound() {
        return StrictMath.log((1 - beta) / alpha);
    }

    public Decision decide(Pentanomial pairs) {
        double llr = llr(pairs);
        if (llr >= upperBound()) {
            return Decision.ACCEPT_H1;
        }
        return llr <= lowerBound() ? Decision.ACCEPT_H0 : Decision.CONTINUE;
    }

    /** Returns the logarithm of the likelihood ratio of H1 to H0; 0 for no pairs. */
    public double llr(Pentanomial pairs) {
        if (pairs.pairs() == 0) {
            return 0;
        }
        double[] seen = new double[5];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = Math.max(UNSEEN, (double) pairs.count(i));
        }
        return deficit(seen, Elo.toRate(elo0)) - deficit(seen, Elo.toRate(elo1));
    }

    /**
     * Returns the loss of log likelihood if the mean is s: the sum of n log(p̂ / p). With p̂ the
     * frequencies and a the scores, Lagrange's method gives p = p̂ / (1 + θ (a - s)), where θ makes
     * the sum of p (a - s) zero. That sum falls with θ, from one pole to the other.
     */
    private static double deficit(double[] seen, double s) {
        double low = -1 / (1 - s);
        double high = 1 / s;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (excess(seen, s, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double theta = (low + high) / 2;
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            sum += seen[i] * StrictMath.log(1 + theta * (i / 4.0 - s));
        }
        return sum;
    }

    private static double excess(double[] seen, double s, double theta) {
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            double a = i / 4.0 - s;
            sum += seen[i] * a / (1 + theta * a);
        }
        return sum;
    }
}
