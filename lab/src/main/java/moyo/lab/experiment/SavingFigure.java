package moyo.lab.experiment;

/**
 * A paper's figure of the share of playout moves that is saved. Papers give no error for it.
 *
 * @param whose the name of another player if the figure is not about the row's player A; otherwise
 *     empty
 * @param share NaN if the paper gives none
 */
public record SavingFigure(String whose, double share) {
    /** The name of the figure in files. */
    public static final String ID = "saving";

    /** The paper has no figure. */
    public static final SavingFigure NONE = new SavingFigure("", Double.NaN);

    public boolean isThere() {
        return !Double.isNaN(share);
    }

    /** Returns whether our result is compared with this figure. */
    public boolean isComparable() {
        return isThere() && whose.isEmpty();
    }
}
