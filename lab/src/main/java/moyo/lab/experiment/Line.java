package moyo.lab.experiment;

import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/**
 * A line of a table: the paper's figure and ours.
 *
 * @param reason why a row was skipped or has failed; else empty
 */
public record Line(Side side, Figure figure, Tally ours, Finding finding, String reason) {
    /** NaN without games. */
    public Interval interval() {
        return ours.games() == 0 ? new Interval(Double.NaN, Double.NaN) : ours.wilson(Rule.LEVEL);
    }

    /** How far ours may be above the paper's; NaN where there is nothing to compare. */
    public Interval difference() {
        return ours.games() == 0 || !figure.isComparable()
                ? new Interval(Double.NaN, Double.NaN)
                : Rule.difference(ours.proportion(), figure);
    }

    /** The verdict in words. */
    public String verdict() {
        return reason.isEmpty() ? finding.label() : finding.label() + ": " + reason;
    }
}
