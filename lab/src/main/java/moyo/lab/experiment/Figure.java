package moyo.lab.experiment;

import moyo.lab.stats.Proportion;

/**
 * What a paper reports.
 *
 * @param whose another player than the row's, whose figure is shown but proves nothing about the
 *     row; empty if it is the row's own
 */
public record Figure(String whose, Proportion share) {
    /** The paper has none. */
    public static final Figure NONE = new Figure("", new Proportion(Double.NaN, 0));

    public boolean isThere() {
        return share.games() > 0;
    }

    /** Whether our games can agree or disagree with it. */
    public boolean isComparable() {
        return isThere() && whose.isEmpty();
    }
}
