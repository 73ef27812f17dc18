package moyo.lab.experiment.result;

/** The verdict on a paper's figure by our games. */
public enum Finding {
    AGREES("agrees"),
    DIFFERS("differs"),
    SAVES_MORE("saves more"),
    SAVES_LESS("saves less"),
    TOO_FEW_GAMES("too few games"),
    NO_FIGURE("no figure in the paper"),
    NOT_COUNTED("nothing to compare"),
    SKIPPED("skipped"),
    FAILED("failed");

    private final String label;

    Finding(String label) {
        this.label = label;
    }

    /** Returns its label in tables. */
    public String label() {
        return label;
    }
}
