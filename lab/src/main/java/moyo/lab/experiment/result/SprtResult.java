package moyo.lab.experiment.result;

import moyo.lab.stats.Decision;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Sprt;

/**
 * The sequential test of a row and the pairs so far.
 *
 * @param pairs the finished pairs from the view of A
 */
public record SprtResult(Sprt test, Pentanomial pairs) {
    public Decision decision() {
        return test.decide(pairs);
    }

    /** Returns whether further games would change nothing. */
    public boolean isDecided() {
        return decision() != Decision.CONTINUE;
    }

    /** Returns the decision: {@code SPRT 0 to 50 Elo: closer to 50}. */
    public String label() {
        String state =
                switch (decision()) {
                    case CONTINUE -> "not decided";
                    case ACCEPT_H0 -> "closer to " + plain(test.elo0());
                    case ACCEPT_H1 -> "closer to " + plain(test.elo1());
                };
        return "SPRT %s to %s Elo: %s".formatted(plain(test.elo0()), plain(test.elo1()), state);
    }

    private static String plain(double elo) {
        return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
    }
}
