package moyo.lab.experiment.result;

import moyo.lab.stats.Decision;
import moyo.lab.stats.SameRate;
import moyo.lab.stats.Saving;
import moyo.lab.stats.Tally;

/** Whether games that were played here are consistent with the recorded ones. */
public enum Consistency {
    CONSISTENT("consistent"),
    INCONSISTENT("inconsistent"),
    /** Not decided. */
    OPEN("consistent so far"),
    OTHER_BUDGET("other budget"),
    /** Games of the same seed may be the very games of the record. */
    SAME_SEED("the recorded seed"),
    STALE("stale record"),
    NOT_RECORDED("no record"),
    NOT_PLAYED("");

    /** The widest interval of a saving that carries a verdict. */
    private static final double WIDEST_SAVING = 2 * SameRate.MARGIN;

    private final String label;

    Consistency(String label) {
        this.label = label;
    }

    /** Returns its label in tables. */
    public String label() {
        return label;
    }

    /** Returns whether further games would change nothing. */
    public boolean isDecided() {
        return this == CONSISTENT || this == INCONSISTENT;
    }

    /** Compares rates by the sequential test {@link SameRate}. */
    public static Consistency of(Tally here, Tally recorded) {
        if (here.games() == 0) {
            return NOT_PLAYED;
        }
        if (recorded.games() == 0) {
            return NOT_RECORDED;
        }
        return of(SameRate.as(recorded).decide(here));
    }

    private static Consistency of(Decision decision) {
        return switch (decision) {
            case ACCEPT_H0 -> CONSISTENT;
            case ACCEPT_H1 -> INCONSISTENT;
            case CONTINUE -> OPEN;
        };
    }

    /**
     * Compares savings: decided with at least 20 games and an interval at most 30 points wide, and
     * consistent if the intervals overlap.
     */
    public static Consistency of(Saving here, int games, Saving recorded) {
        if (games == 0 || !here.isKnown()) {
            return NOT_PLAYED;
        }
        if (!recorded.isKnown()) {
            return NOT_RECORDED;
        }
        if (games < ResultJudge.FEWEST || !(here.interval().width() <= WIDEST_SAVING)) {
            return OPEN;
        }
        boolean overlap =
                here.interval().low() <= recorded.interval().high()
                        && recorded.interval().low() <= here.interval().high();
        return overlap ? CONSISTENT : INCONSISTENT;
    }
}
