package moyo.lab.experiment;

/**
 * What a paper says to be saved of a playout's moves. It comes without an error.
 *
 * @param whose another player than the row's; empty if it is the row's own
 * @param share NaN if the paper says nothing
 */
public record SavingFigure(String whose, double share) {
    /** The name of the figure in files. */
    public static final String ID = "saving";

    /** The paper has none. */
    public static final SavingFigure NONE = new SavingFigure("", Double.NaN);

    public boolean isThere() {
        return !Double.isNaN(share);
    }

    /** Whether our games can agree or disagree with it. */
    public boolean isComparable() {
        return isThere() && whose.isEmpty();
    }
}
