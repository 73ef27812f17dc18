package moyo.lab.stats;

import moyo.game.BadInput;

/**
 * A sequential test that stops as soon as it knows: is A {@code elo0} (H0) or {@code elo1} (H1)
 * stronger than B?
 *
 * <p>It is the generalised test of Van den Bergh, "A practical introduction to the GSPRT": nothing
 * is assumed of draws and openings. The likelihood of each hypothesis is that of the likeliest
 * five-outcome distribution whose mean is the hypothesis' rate. It may be asked after every pair.
 *
 * @param elo0 logistic Elo of H0
 * @param elo1 logistic Elo of H1, above elo0
 * @param alpha the chance to accept H1 when H0 is true
 * @param beta the chance to accept H0 when H1 is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    private static final double DEFAULT_ERROR = 0.05;
    private static final double MOST_ELO = 2000;

    /**
     * Outcomes that have not been seen count as this many, as in fishtest, so that every mean can
     * be reached.
     */
    private static final double UNSEEN = 1e-3;

    /** Halvings that bring an interval of a few units down to rounding errors. */
    private static final int HALVINGS = 55;

    public Sprt {
        check("%s,%s,%s,%s".formatted(elo0, elo1, alpha, beta), elo0, elo1, alpha, beta);
    }

    /** Reads {@code E0,E1} or {@code E0,E1,ALPHA,BETA}; the errors are 0.05 unless told. */
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

    /** As {@link #parse} reads it back, with the errors: two ways to write one test are one. */
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

    /** Written so that NaN fails. */
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

    /** H0 is accepted from here down: log(beta / (1 - alpha)); Wald 1945. */
    public double lowerBound() {
        return StrictMath.log(beta / (1 - alpha));
    }

    /** H1 is accepted from here up: log((1 - beta) / alpha); Wald 1945. */
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

    /** The logarithm of how many times likelier H1 makes these pairs than H0; 0 for no pairs. */
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
     * How much less likely the data are if the mean is s: the sum of n log(p̂ / p). With p̂ the
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
