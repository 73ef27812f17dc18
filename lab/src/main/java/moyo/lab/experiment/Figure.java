package moyo.lab.experiment;

import moyo.lab.stats.Proportion;

/**
 * A figure of a paper.
 *
 * @param whose the name of another player if the figure is not about the row's player A; such a
 *     figure is shown, but not compared; otherwise empty
 */
public record Figure(String whose, Proportion share) {
    /** The paper has no figure. */
    public static final Figure NONE = new Figure("", new Proportion(Double.NaN, 0));

    public boolean isThere() {
        return share.games() > 0;
    }

    /** Returns whether our result is compared with this figure. */
    public boolean isComparable() {
        return isThere() && whose.isEmpty();
    }
}
