package moyo.lab.experiment;

/** What our games say about a paper's figure. */
public enum Finding {
    AGREES("agrees"),
    DIFFERS("differs"),
    TOO_FEW_GAMES("too few games"),
    NO_FIGURE("no figure in the paper"),
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
