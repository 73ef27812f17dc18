package moyo.lab.experiment.result;

/** What our games say about a paper's figure. */
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

    /** For people. */
    public String label() {
        return label;
    }
}
